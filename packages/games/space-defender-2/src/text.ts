/**
 * The exact transcript, written from facts. A narrator also counts the commands that played no turn (`S` of
 * `in game(T.S)`), which are no part of the game.
 */
import type { Narrator } from '@quadrant/kernel';
import type { SpaceCommand } from './commands.js';
import { PHASES, type Phase, type SpaceFact } from './facts.js';
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
const SECTIONS: Readonly<Record<Phase, string>> = {
  'friendly projectiles': '  Friendly Projectile Action:\n',
  'enemy projectiles': '  Enemy Projectile Action:\n',
  Starfighter: '  Starfighter Action:\n',
  enemies: '  Enemy Action:\n',
  spawn: '  Natural Enemy Spawn:\n',
};

export type SpaceNarrator = Narrator<Position, SpaceCommand, SpaceFact>;

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

  function enemyLine({
    id,
    kind,
    health,
    maxHealth,
    regen,
    armour,
    vision,
    seen,
    sees,
    cell,
  }: Enemy): string {
    const { letter } = tables.enemies[kind];
    return `    [${id},${letter}]->health:${health}/${maxHealth}, Regen:${regen}, Armour:${armour}, Vision:${vision}, seen_by_Starfighter:${seen ? 'T' : 'F'}, can_see_Starfighter:${sees ? 'T' : 'F'}, location:${placeName(cell)}\n`;
  }

  return () => {
    const lines = new Map<Phase, string>(); // the lines of each section in this turn
    let phase: Phase = 'spawn'; // the section being written
    let onTheWay: string | null = null; // collisions of a mover under way, which are printed after its arrival
    let extra = 0; // commands since the last turn
    let farewell = WELCOME; // what is said when the state is `not started`

    function write(line: string): void {
      if (onTheWay === null) lines.set(phase, (lines.get(phase) ?? '') + line);
      else onTheWay += line;
    }

    function game(position: Position): string {
      let text = starfighter(position);
      if (position.debug) {
        text += '  Enemy:\n';
        for (const enemy of position.enemies) text += enemyLine(enemy);
        text += '  Projectile:\n';
        for (const projectile of position.projectiles) text += projectileLine(projectile);
        for (const each of PHASES) text += SECTIONS[each] + (lines.get(each) ?? '');
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
          if (fact.phase === PHASES[0]) lines.clear();
          phase = fact.phase;
        } else if (fact.kind === 'entered') {
          lines.clear();
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
