/** `single: true`: begins in the game, one game, nothing that looks behind the fog, and then nobody is asked. */
import { type AnyGame, type Command, NOBODY, stream } from '@quadrant/kernel';
import { expect } from 'vitest';
import { lookers, playRandomly, startsOf, type WalkStart } from '../walk.js';

/** What a single game never takes: other games, and looks at what is hidden. */
const NOT_SINGLE = /^(?:play|test|abort|status|setup_.+|toggle_.+)$/;
const OPEN_SAMPLES = 20;

/** These options as those of single games; empty for a game that does not know the word. */
export function singleStarts(game: AnyGame, values: readonly unknown[], games: number): WalkStart[] {
  const given = values.flatMap((value) => {
    const single = { ...(value as object), single: true };
    const read = game.readOptions(single);
    return read.ok ? [single] : [];
  });
  return startsOf(game, given, games);
}

export function checkSingle(
  game: AnyGame,
  starts: readonly WalkStart[],
  turns: number,
  refused: readonly string[],
): void {
  expect(starts.length, 'options with `single`').toBeGreaterThan(0);
  for (const { options, seed, rng } of starts) {
    expect(options).toMatchObject({ single: true });
    const begun = game.begin(options, seed);
    expect(game.onMove(begun)).toBeGreaterThanOrEqual(0);
    expect(game.outcome(begun)).toBeNull();
    expect(game.seats(begun)).toBe(game.seatsOf(options));
    const { history } = playRandomly(game, options, seed, stream(40, rng), turns);
    for (let t = 0; t <= history.turns; t += 5) checkPosition(game, history.positionAt(t), refused);
    checkPosition(game, history.position, refused);
    const over = game.clone(history.position);
    for (let seat = 0; seat < game.seats(over); seat++) game.withdraw(over, seat, null);
    checkPosition(game, over, refused);
    for (const { command, refusal } of history.past())
      if (refusal?.code === 'single') expect(isForbidden(command, refused)).toBe(true);
  }
}

const isForbidden = ({ name }: Command, refused: readonly string[]) =>
  NOT_SINGLE.test(name) || refused.includes(name);

function checkPosition(game: AnyGame, position: unknown, refused: readonly string[]): void {
  const over = game.outcome(position) !== null;
  expect(game.onMove(position) === NOBODY).toBe(over);
  const out: Command[] = [];
  for (const seat of lookers(game, position)) {
    game.legal(position, seat, out);
    const open = game.open(position, seat);
    if (over) expect([...out, ...open]).toEqual([]);
    expect(out.filter((command) => isForbidden(command, refused))).toEqual([]);
    expect(open.filter((name) => isForbidden({ name, args: [] }, refused))).toEqual([]);
    const wanted = over ? 'over' : seat === game.onMove(position) ? 'single' : 'not-your-turn';
    for (const command of forbiddenOf(game, refused))
      expect(game.check(position, seat, command)?.code, game.grammar.print(command)).toBe(wanted);
  }
}

const forbidden = new WeakMap<object, Command[]>();

function forbiddenOf(game: AnyGame, refused: readonly string[]): Command[] {
  const known = forbidden.get(game);
  if (known) return known;
  const rng = stream(41, 'forbidden');
  const open = game.grammar.declarations
    .filter((d) => game.grammar.isOpen(d.name) && isForbidden({ name: d.name, args: [] }, refused))
    .flatMap((d) => Array.from({ length: OPEN_SAMPLES }, () => game.grammar.sample(d.name, rng)));
  const all = [
    ...game.grammar.enumerate().filter((command: Command) => isForbidden(command, refused)),
    ...open,
  ];
  forbidden.set(game, all);
  return all;
}

/** A game that is not single refuses nothing for that reason. */
export function checkNotSingle(game: AnyGame, starts: readonly WalkStart[], turns: number): void {
  for (const { options, seed, rng } of starts) {
    if ((options as { single?: boolean } | null)?.single) continue;
    const { history } = playRandomly(game, options, seed, stream(42, rng), turns);
    for (const { refusal } of history.past()) expect(refusal?.code).not.toBe('single');
  }
}
