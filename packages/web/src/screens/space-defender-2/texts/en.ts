/** What the screen of Space Defender 2 says beside the game's own words, in English. */
import type { EnemyView, ProjectileView, ShipView } from '@quadrant/space-defender-2';

export const texts = {
  state: 'ship',
  first:
    'Press a square to move there, fire, or pass to regain energy. Enemies come from the right: what the fallen leave behind is your score.',
  sizes: { small: 'Small, 5 × 12', usual: 'Usual, 7 × 18', large: 'Large, 10 × 30' },
  parts: { weapon: 'Weapon', armour: 'Armour', engine: 'Engine', power: 'Power' },
  ready: 'Three ready ships',
  readyNames: { usual: 'All-rounder', far: 'Long shot', thick: 'Fortress' },
  readyAbout: {
    usual: 'One shot after another, quick on its wings.',
    far: 'Sees far, and one shot fells anything; mind the energy.',
    thick: 'Takes a beating while its rockets gather speed; slow.',
  },
  gains: { health: 'Health', energy: 'Energy', armour: 'Armour', vision: 'Vision', move: 'Move' },
  regains: (amount: number) => `+${amount} a turn`,
  heavier: (cost: number) => `each square flown costs ${cost} more`,
  each: (cost: number) => `${cost} energy each`,
  damage: 'Damage',
  costs: 'Costs',
  paid: { energy: 'energy', health: 'health' } as Readonly<Record<'energy' | 'health', string>>,
  times: (shots: number) => `× ${shots}`,
  start: 'Start',
  yourShip: 'Your ship',
  loose: (worth: number) => `Loose orbs, worth ${worth}`,
  noFocus: 'A fallen Carrier or Pylon leaves a tray that multiplies what fills it.',
  focus: (name: string, taken: number, slots: number, worth: number, factor: number) =>
    `${name}: ${taken} of ${slots} slots, worth ${worth}, times ${factor} when full`,
  nowWorth: 'now worth',
  /** Where the next orb lands; null: in no tray. */
  lands: (tray: string | null) => (tray ? `next orb lands in the ${tray}` : 'next orb stays loose'),
  filled: 'filled with gold',
  inSight: 'In sight',
  nothingInSight: 'No enemy.',
  threatNext: 'Threat next turn',
  threatSteps: ['hurts a little', 'hurts', 'would destroy you'],
  atMost: (damage: number) => `up to ${damage}`,
  atLeast: (damage: number) => `from ${damage}`,
  atRisk: (damage: number) => `, ${damage} may be lost next turn`,
  debug: 'See everything (debug view)',
  debugShort: 'debug view',
  pieces: (enemies: number, projectiles: number) => `Enemies: ${enemies}, projectiles: ${projectiles}`,
  enemy: (enemy: EnemyView) =>
    `${enemy.cell} ${enemy.name} ${enemy.id}: ${enemy.health}/${enemy.maxHealth}, armour ${enemy.armour}, regains ${enemy.regen}${enemy.sees ? ', sees you' : ''}`,
  projectile: (projectile: ProjectileView) =>
    `${projectile.cell} ${projectile.side === 'enemy' ? 'enemy' : 'own'} shot ${-projectile.id}: damage ${projectile.damage}, speed ${projectile.move}`,
  move: (cells: number, energy: number) =>
    `Press to move ${cells} ${cells === 1 ? 'square' : 'squares'} for ${energy} energy.`,
  tip: {
    title: (cell: string) => `Move to ${cell[0]} ${cell.slice(1)}`,
    cost: (energy: number) => `−${energy} energy`,
    after: (cells: number, left: number) =>
      `${cells} ${cells === 1 ? 'square' : 'squares'}, ${left} energy left`,
    harm: (name: string, damage: number) => `−${damage} health: ${name}`,
    deed: 'Fly',
    left: (health: number) => (health > 0 ? `${health} health left` : 'That would be the end.'),
  },
  shots: (count: number) =>
    count === 1
      ? 'A projectile appears on the marked square.'
      : `${count} projectiles appear on the marked squares.`,
  deeds: { fire: 'fire', special: 'use the power', pass: 'pass' } as Readonly<Record<string, string>>,
  moveDeed: (cell: string) => `move to ${cell[0]} ${cell.slice(1)}`,
  reach: 'The dotted line is as far as you can fly.',
  /** What would work instead of a refused move. */
  advice: (code: string, ship: ShipView) =>
    code === 'out-of-range'
      ? `Your ship moves up to ${ship.move} squares a turn.`
      : code === 'cannot-move'
        ? `A square costs ${ship.moveCost} energy; passing brings energy back.`
        : '',
  remembered: (name: string, turns: number) =>
    `${name} last seen here ${turns} ${turns === 1 ? 'turn' : 'turns'} ago`,
  between: 'No game is under way at this point of the run.',
  lost: (score: number, turns: number) => `The Starfighter is lost. ${score} points in ${turns} turns.`,
  left: (score: number) => `The game was left with ${score} points.`,
  lostTitle: 'Your ship is lost',
  lostWhy: 'Nobody holds the edge for ever: what counts is what you gathered.',
  leftTitle: 'You left the field',
  meets: (name: string, cell: string, damage: number, left: number) =>
    left > 0
      ? `On the way: ${name} at ${cell}, −${damage} health, ${left} left.`
      : `On the way: ${name} at ${cell}, −${damage} health: that would be the end.`,
  points: (score: number) => `${score} points`,
  many: (count: number, name: string, verb: 'stay' | 'move' | 'appear') => `${count} ${name}s ${verb}.`,

  meters: { health: 'Health', energy: 'Energy' },
  rows: {
    regains: 'Regains',
    armour: 'Armour',
    vision: 'Vision',
    move: 'Move',
    weapon: 'Weapon',
    damage: 'Damage',
    power: 'Power',
    turns: 'turns',
  },
  moves: (squares: number, cost: number) => `${squares}, ${cost} each`,
  fire: 'Fire',
  shot: (cost: number, paidIn: 'energy' | 'health', damage: number) => `${cost} ${paidIn}, ${damage} damage`,
  pass: 'Pass',
  passAbout: 'regenerate twice',
  keys: { fire: 'fire', special: 'special: use the power', pass: 'pass' },
  score: 'Score',
  board: 'Board',
  difficulty: 'Difficulty',
  aTurn: (most: number, regained: number) => `${most}, +${regained} a turn`,
  movesFor: (squares: number, cost: number) => `${squares} squares, ${cost} energy each`,
  cellEnemy: (enemy: EnemyView) =>
    ` ${enemy.id}, health ${enemy.health} of ${enemy.maxHealth}, armour ${enemy.armour}${enemy.sees ? ', sees you' : ''}`,
  cellProjectile: (damage: number, speed: number) => `, damage ${damage}, speed ${speed}`,
  cellShip: (health: number, energy: number) => `, your ship, health ${health}, energy ${energy}`,
  boardName: (rows: number, columns: number) => `Board, ${rows} rows of ${columns}`,
};
