/**
 * The exact transcript, written from facts. A narrator also counts the commands that played no turn (`S` of
 * `in game(T.S)`), which are no part of the game.
 */
import type { Narrator } from '@quadrant/kernel';
import type { SpaceCommand } from './commands.js';
import { type Fact, PHASES, type Phase } from './facts.js';
import { placeName } from './grid.js';
import { score } from './orbments.js';
import { type Enemy, HOSTILE, type Projectile } from './pieces.js';
import type { Position } from './position.js';
import { describePower } from './powers.js';
import { GLYPHS, type Tables } from './tables.js';
import { writeBoard } from './text/board.js';
import { makeMenus, weaponCost } from './text/menus.js';
import { lineOf } from './text/messages.js';

const WELCOME = '  Welcome to Space Defender Version 2.\n';
const GAME_OVER = '  The game is over. Better luck next time!\n';
/** The headings of the action sections, in the order of the phases. */
const SECTIONS = [
  '  Friendly Projectile Action:\n',
  '  Enemy Projectile Action:\n',
  '  Starfighter Action:\n',
  '  Enemy Action:\n',
  '  Natural Enemy Spawn:\n',
];

/** By whether the ship sees the enemy, then by whether the enemy sees the ship. */
const SIGHTS = ['F', 'T'].flatMap((seen) =>
  ['F', 'T'].map((sees) => `seen_by_Starfighter:${seen}, can_see_Starfighter:${sees}`),
);

export type SpaceNarrator = Narrator<Position, SpaceCommand, Fact>;

export function makeNarrator(tables: Tables): () => SpaceNarrator {
  const menu = makeMenus(tables);
  const armaments = tables.weapons.map((each) => `Projectile Pattern:${each.name}, ${weaponCost(each)}`);
  const powers = tables.powers.map(describePower);

  function starfighter({ ship, selections, focuses }: Position): string {
    return `  Starfighter:
    [0,S]->health:${ship.health}/${ship.maxHealth}, energy:${ship.energy}/${ship.maxEnergy}, Regen:${ship.healthRegen}/${ship.energyRegen}, Armour:${ship.armour}, Vision:${ship.vision}, Move:${ship.move}, Move Cost:${ship.moveCost}, location:${placeName(ship.cell)}
      ${armaments[selections.weapon]}
      Power:${powers[selections.power]}
      score:${score(focuses)}
`;
  }

  const letters = tables.enemies.map((kind) => `,${kind.letter}]->health:`);
  const sights = tables.enemies.map((kind) =>
    SIGHTS.map((sight) => `, Vision:${kind.vision}, ${sight}, location:`),
  );

  function enemyLine({ id, kind, health, maxHealth, regen, armour, seen, sees, cell }: Enemy): string {
    const sight = sights[kind][(seen ? 2 : 0) + (sees ? 1 : 0)];
    return `    [${id}${letters[kind]}${health}/${maxHealth}, Regen:${regen}, Armour:${armour}${sight}${placeName(cell)}\n`;
  }

  return () => {
    const sections = [...SECTIONS]; // as written in this turn
    let phase: Phase = PHASES[0];
    let section = 0; // the one being written
    let onTheWay: string | null = null; // collisions of a mover under way, which are printed after its arrival
    let extra = 0; // commands since the last turn
    let farewell = WELCOME; // what is said when the state is `not started`

    function clear(): void {
      for (let i = 0; i < SECTIONS.length; i++) sections[i] = SECTIONS[i];
    }

    function write(line: string): void {
      if (onTheWay === null) sections[section] += line;
      else onTheWay += line;
    }

    function game(position: Position): string {
      let text = starfighter(position);
      if (position.debug) {
        text += '  Enemy:\n';
        for (const enemy of position.enemies) text += enemyLine(enemy);
        text += '  Projectile:\n';
        for (const projectile of position.projectiles) text += projectileLine(projectile);
        for (const each of sections) text += each;
      }
      return text + writeBoard(tables, position);
    }

    function body(position: Position, command: SpaceCommand): string {
      if (command.name === 'toggle_debug_mode')
        return position.debug ? '  In debug mode.\n' : '  Not in debug mode.\n';
      switch (position.state) {
        case 'in game':
          return game(position);
        case 'not started':
          return isTurn(command) ? game(position) + GAME_OVER : farewell;
        default:
          return menu(position);
      }
    }

    return {
      opening: (position) =>
        header(position, 0, 'ok') + (position.state === 'in game' ? game(position) : WELCOME),
      hear(fact, position) {
        if (fact.kind === 'phase') {
          phase = fact.phase;
          section = PHASES.indexOf(phase);
          if (section === 0) clear();
        } else if (fact.kind === 'entered') {
          clear();
          farewell = WELCOME;
        } else if (fact.kind === 'aborted') {
          farewell = fact.from === 'setup' ? '  Exited from setup mode.\n' : '  Exited from game.\n';
        } else if (!position.debug) return;
        else if (fact.kind === 'departed') onTheWay = '';
        else if (fact.kind === 'moved') {
          const collisions = onTheWay;
          onTheWay = null;
          write(lineOf(fact, phase) + collisions);
        } else write(lineOf(fact, phase));
      },
      reply(position, command, refusal) {
        const sameTurn = refusal !== null || command.name === 'toggle_debug_mode';
        extra = sameTurn && position.state === 'in game' ? extra + 1 : 0;
        if (refusal) return `${header(position, extra, 'error')}  ${refusal.words}\n`;
        return header(position, extra, 'ok') + body(position, command);
      },
    };
  };
}

function header({ state, debug, turn }: Position, extra: number, result: 'ok' | 'error'): string {
  const mode = debug ? 'debug' : 'normal';
  const clock = state === 'in game' ? `(${turn}.${extra})` : '';
  return `  state:${state}${clock}, ${mode}, ${result}\n`;
}

function isTurn({ name }: SpaceCommand): boolean {
  return name === 'move' || name === 'pass' || name === 'fire' || name === 'special';
}

function projectileLine({ id, weapon, damage, move, cell }: Projectile): string {
  const glyph = weapon === HOSTILE ? GLYPHS.hostile : GLYPHS.friendly;
  return `    [${id},${glyph}]->damage:${damage}, move:${move}, location:${placeName(cell)}\n`;
}
