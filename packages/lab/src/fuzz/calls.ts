/** What the two call-style games share: a run being written down as it is played, simpler arguments, malformed input. */
import type { AnyGame, Command, Rng } from '@quadrant/kernel';
import type { GameModule } from '../games.js';
import { type Script, withCommands } from './script.js';
import { between, chance, nextCommand, pick, type WalkStyle } from './walk.js';

export function beginRun({ game }: GameModule) {
  const options = game.readOptions(null);
  if (!options.ok) throw new Error(`${game.id} has no standard options: ${options.error.words}`);
  return game.begin(options.value, game.defaultSeed);
}

/** A run of our own game that keeps every command given to it. */
export class Writing {
  readonly commands: string[] = [];
  private readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: a position of any game
  private readonly position: any;

  constructor(own: GameModule) {
    this.game = own.game;
    this.position = beginRun(own);
  }

  give(text: string): void {
    const parsed = this.game.grammar.parse(text);
    if (!parsed.ok) throw new Error(`the fuzzer wrote "${text}": ${parsed.error.words}`);
    this.perform(parsed.value);
  }

  can(name: string): boolean {
    const legal: Command[] = [];
    this.game.legal(this.position, 0, legal);
    return legal.some((each) => each.name === name);
  }

  /** Goes on at random for at most so many commands, as long as `going` can be given. */
  wander(most: number, going: string, rng: Rng, style: WalkStyle): void {
    for (let i = 0; i < most && this.can(going); i++) {
      const command = nextCommand(this.game, this.position, rng, style);
      if (!command) return;
      this.perform(command);
    }
  }

  private perform(command: Command): void {
    this.game.perform(this.position, this.game.onMove(this.position), command, null);
    this.commands.push(this.game.grammar.print(command));
  }
}

/** Thresholds that do not fall: for all kinds, for a few, for one alone, or hardly anything. */
export function thresholds(count: number, rng: Rng): number[] {
  const shares = Array.from({ length: count }, () => 0);
  const way = rng.below(4);
  if (way === 0) shares.fill(1);
  else for (let i = 0; i < way; i++) shares[rng.below(count)] += 1;
  const total = shares.reduce((sum, each) => sum + each, 0);
  const busy = chance(0.7, rng) ? 100 : between(10, 100, rng);
  let sum = 0;
  return shares.map((share) => {
    sum += share;
    return 1 + Math.round((busy * sum) / total);
  });
}

/** Each number of each command a little, half or all the way towards the least. */
export function* simplerCalls(script: Script): Iterable<Script> {
  for (let i = 0; i < script.commands.length; i++) {
    for (const command of simplerCall(script.commands[i])) {
      yield withCommands(script, script.commands.with(i, command));
    }
  }
}

function* simplerCall(command: string): Iterable<string> {
  const form = /^(\w+)\((.*)\)$/.exec(command);
  if (!form) return;
  const args = form[2].split(',');
  for (let i = 0; i < args.length; i++) {
    const value = Number(args[i]);
    if (!Number.isInteger(value)) continue;
    for (const smaller of new Set([1, value >> 1])) {
      if (smaller > 0 && smaller < value) yield `${form[1]}(${args.with(i, String(smaller)).join(',')})`;
    }
  }
}

/** Ways to spoil a text of commands; each gives the report of the check of the whole input. */
const FAULTS: readonly ((command: string, rng: Rng) => string)[] = [
  (command) => command.replace(/\d+/, '0'),
  (command) => command.replace(/\d+/, '102'),
  (command, rng) => command.replace(/\d+/, `-${between(1, 99, rng)}`),
  (command) => command.replace(/,[^,)]*\)/, ')'),
  (command) => command.replace(/\)/, ',1)'),
  (command) => `${command}(1)`,
  (command) => command.replace(/\(.*\)/, ''),
  (command) => command.replace(/\(.*\)/, '()'),
  (command) => command.replace(/\)/, ''),
  (command) => `${command} ,`,
  (command) => command.replace(/\w+/, 'warp'),
  (command) => command.replace(/^\w+/, (name) => name.toUpperCase()),
  (command) => command.replace(/\((\w+)/, '(K'),
  (command) => `${command} @`,
  (command) => `-- a comment\n\n  ${command})`,
  (command) => `move(${command})`,
];

/** A few commands of this script, one or two of them spoilt. */
export function malformedCalls(script: Script, rng: Rng): Script {
  const from = rng.below(Math.max(1, script.commands.length - 6));
  let commands = script.commands.slice(from, from + between(1, 6, rng));
  for (let i = between(1, 2, rng); i > 0; i--) {
    const at = rng.below(commands.length);
    commands = commands.with(at, pick(FAULTS, rng)(commands[at], rng));
  }
  return withCommands(script, commands);
}
