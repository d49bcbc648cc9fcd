/**
 * The exact transcript, written from facts: one reply per command. It keeps the two counters of the state line,
 * which count refused commands too, and what was told since the last reply.
 */
import type { Narrator, Refusal } from '@quadrant/kernel';
import type { SimCommand } from './commands.js';
import type { Fact } from './facts.js';
import { type Galaxy, makeGalaxy } from './galaxy.js';
import type { Position } from './position.js';
import type { Place } from './space.js';
import { playThresholds, standard, type Tables } from './tables.js';
import { board, deathText, describeMovable, descriptions, rngUsage, sectors } from './text-blocks.js';

type Died = Extract<Fact, { kind: 'died' }>;

const GAME_OVER = '  The game has ended. You can start a new game.\n';
/** Commands that, performed, raise the first counter. */
const COUNTED: ReadonlySet<string> = new Set(['play', 'test', 'move', 'wormhole', 'land', 'liftoff', 'pass']);

export function makeNarrator(tables: Tables = standard): Narrator<Position, SimCommand, Fact> {
  return new Transcript(makeGalaxy(tables));
}

class Transcript implements Narrator<Position, SimCommand, Fact> {
  private turns = 0;
  private others = 0;
  // Told since the last reply:
  private message = ''; // the command's own line
  private movement = '';
  private deaths = '';
  private draws: string[] = [];
  private end = ''; // how the explorer died
  private foundLife = false;

  private readonly galaxy: Galaxy;
  private readonly tryThis: string; // 'Try test(3,5,7,15,30)'

  constructor(galaxy: Galaxy) {
    this.galaxy = galaxy;
    this.tryThis = `Try test(${playThresholds(galaxy.tables).join(',')})`;
  }

  opening(position: Position): string {
    if (!position.inMission) return `${this.stateLine(position, 'ok')}  Welcome! ${this.tryThis}\n`;
    this.turns = 1;
    return this.boardReply(position);
  }

  hear(fact: Fact): void {
    switch (fact.kind) {
      case 'drew':
        this.draws.push(`(${fact.who}->${fact.value}:[${fact.low},${fact.high}])`);
        break;
      case 'aborted':
        this.message = `  Mission aborted. ${this.tryThis}\n`;
        break;
      case 'toggled':
        this.message = `  RNG output flag: ${fact.rngShown ? 'True' : 'False'}\n`;
        break;
      case 'reported':
        this.message =
          `  Explorer status report:${fact.landed ? 'Stationary on planet surface' : 'Travelling at cruise speed'}` +
          ` at [${fact.at}]\n  Life units left:${fact.life}, Fuel units left:${fact.fuel}\n`;
        break;
      case 'landed':
        this.foundLife = fact.life;
        this.message = fact.life
          ? "  Tranquility base here - we've got a life!\n"
          : `  Explorer found no life as we know it at ${sectorName(fact.at)}\n`;
        break;
      case 'lifted':
        this.message = `  Explorer has lifted off from planet at ${sectorName(fact.at)}\n`;
        break;
      case 'moved': {
        const arrow = String(fact.from) === String(fact.to) ? '' : `->[${fact.to}]`;
        this.movement += `    [${fact.id},${fact.letter}]:[${fact.from}]${arrow}\n`;
        break;
      }
      case 'reproduced':
        this.movement += `      reproduced [${fact.child},${fact.letter}] at [${fact.at}]\n`;
        break;
      case 'destroyed':
        this.movement += `      destroyed [${fact.victim},${fact.victimLetter}] at [${fact.at}]\n`;
        break;
      case 'attacked':
        this.movement += `      attacked [0,${this.galaxy.tables.explorer.letter}] at [${fact.at}]\n`;
        break;
      case 'died':
        this.hearDeath(fact);
        break;
    }
  }

  private hearDeath(fact: Died): void {
    const text = deathText(this.galaxy, fact);
    this.deaths += `    ${describeMovable(this.galaxy, fact.body, true)},\n      ${text}\n`;
    if (fact.id === 0) this.end = `  ${text}\n${GAME_OVER}`;
  }

  reply(position: Position, command: SimCommand, refusal: Refusal | null): string {
    const counted = !refusal && COUNTED.has(command.name);
    if (counted) {
      this.turns++;
      this.others = 0;
    } else this.others++;
    if (refusal) return `${this.stateLine(position, 'error')}  ${refusal.words}\n`;
    const text =
      counted && !this.foundLife
        ? this.boardReply(position)
        : `${this.stateLine(position, 'ok')}${this.message}`;
    this.forget();
    return text;
  }

  /** The mode is shown in a mission, and in the reply that ends one by death or by finding life. */
  private stateLine(position: Position, ending: 'ok' | 'error'): string {
    const shown = position.inMission || this.foundLife || this.end !== '';
    return `  state:${this.turns}.${this.others}${shown ? `, mode:${position.mode}` : ''}, ${ending}\n`;
  }

  private boardReply(position: Position): string {
    const test = position.mode === 'test';
    let text = this.stateLine(position, 'ok') + this.message + this.end;
    text += block('Movement', this.movement);
    if (test) {
      text += block('Sectors', sectors(this.galaxy, position));
      text += block('Descriptions', descriptions(this.galaxy, position));
      text += block('Deaths This Turn', this.deaths);
    }
    text += board(this.galaxy, position);
    if (test) text += this.end;
    return position.rngShown ? text + block('RNG Usage', rngUsage(this.draws)) : text;
  }

  private forget(): void {
    this.message = '';
    this.movement = '';
    this.deaths = '';
    this.draws = [];
    this.end = '';
    this.foundLife = false;
  }
}

function block(heading: string, lines: string): string {
  return lines === '' ? `  ${heading}:none\n` : `  ${heading}:\n${lines}`;
}

function sectorName([row, column]: Place): string {
  return `Sector:${row}:${column}`;
}
