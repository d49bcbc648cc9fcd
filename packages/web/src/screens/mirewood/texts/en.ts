/** What the screen of Mirewood says beside the game's own words, in English. */

export const texts = {
  nextLevel: 'Next level',
  state: 'traveller',
  first:
    'Walk to the gate: with the arrows, a press on a square, or by dragging your figure. Walk into an enemy to turn to it and hit it.',
  nameless: 'Nameless wood',
  ownLevel: 'own level',
  twoPlayers: 'two players',
  player: (seat: number) => `Player ${seat + 1}`,
  you: ', you',
  onMove: ', on move',
  dead: 'dead',
  health: (count: number) => `${count} health`,
  levelOf: (level: number, levels: number) => `level ${level} of ${levels}`,
  goal: (way: readonly [number, number] | null) => {
    if (!way) return 'There is no gate here.';
    const [right, down] = way;
    const parts = [
      right === 0 ? '' : `${Math.abs(right)} ${right > 0 ? 'right' : 'left'}`,
      down === 0 ? '' : `${Math.abs(down)} ${down > 0 ? 'down' : 'up'}`,
    ].filter(Boolean);
    return parts.length > 0 ? `The gate: ${parts.join(', ')}` : 'You are at the gate.';
  },
  /** What a pool costs: turns held, or health. */
  pool: (status: string, turns: number) => (status === 'stuck' ? `held ${turns}` : `−${turns}`),
  legend: 'What is what',
  outThere: 'Who is out there',
  nobody: 'Nobody but you.',
  underFoot: 'Under foot',
  verbose: 'Every action in the text view',
  verboseShort: 'a line and a picture for every action in the text view, or not',
  pressTo: (help: string) => `Press to ${help}.`,
  far: 'There is no way there now.',
  held: 'Somebody stands in the only way there.',
  walkThere: (steps: number) => `Press to walk there, ${steps} steps; you stop when somebody is near.`,
  stopped: 'You stop: somebody is near, or in the way.',
  explore: 'walk to the nearest find',
  travel: 'walk to the gate',
  exploring: 'Explore',
  travelling: 'Travel',
  notYet: (name: string, keys?: string) => `${name} is on move${keys ? `, with ${keys}` : ''}.`,
  keysOf: ['the letters', 'the arrows and digits'],
  movePad: 'Move',
  turnPad: 'Turn',
  turn: 'Turn',
  turnAbout: 'The next direction turns you without walking',
  hit: 'Hit',
  shoot: 'Shoot',
  bomb: 'Bomb',
  wait: 'Wait',
  /** `from` is where somebody was who has no number. */
  moved: (name: string, from: string | null, x: number, y: number) =>
    `${from === null ? name : `the ${name} at ${from}`} moves to ${x},${y}.`,
  many: (count: number, kind: string, verb: string) => `${count} ${kind}s ${verb}.`,
  points: (score: number) => (score === 1 ? '1 point' : `${score} points`),
  resultTitles: { won: 'You reached the gate', lost: 'The wood keeps you' },
  won: (score: number, turns: number) =>
    `The gate is reached, with ${score} ${score === 1 ? 'point' : 'points'} in ${turns} turns.`,
  lost: (score: number) => `Nobody is left. The score was ${score}.`,
  beat: (winner: number, scores: readonly number[]) =>
    `The gate is reached, and player ${winner + 1} wins, ${scores.join(' to ')}.`,
  draw: (scores: readonly number[]) => `The gate is reached, and nobody wins, ${scores.join(' to ')}.`,
  bothLost: (scores: readonly number[]) => `Nobody is left. The scores were ${scores.join(' and ')}.`,

  board: (rows: number, columns: number) => `Board, ${rows} rows of ${columns}`,
  rows: {
    score: 'Score',
    bombs: 'Bombs',
    faces: 'Faces',
    turns: 'turns',
    turnsHere: 'turns here',
    level: 'level',
    healthLeft: 'health left',
  },
  line: {
    health: (health: number) => `health ${health}`,
    bombs: (bombs: number) => `bombs ${bombs}`,
    score: (score: number) => `score ${score}`,
  },
  ofLevels: (level: number, levels: number) => `${level} of ${levels}`,
};
