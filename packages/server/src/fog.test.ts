/** Matches of any game that stand alike for one viewer, whatever it does not see and whatever chance will bring. */
import {
  type AnyGame,
  type Command,
  hashOf,
  type Plain,
  type Rng,
  SPECTATOR,
  stream,
} from '@quadrant/kernel';
import { joinOptions } from '@quadrant/table';
import { expect, it } from 'vitest';
import { GAMES, type Hosted } from './games.js';
import type { Circumstances } from './match/request.js';
import type { Viewer } from './match/viewer.js';
import { presetOptions } from './new-match.js';
import { drawFrom, headerFor } from './testing/simulation.js';
import { bare, type Leak, ToldMatch } from './testing/told.js';

const TWINS = process.env.QUADRANT_LONG ? 100 : 3; // of each preset, viewer and depth
const DEPTHS = [0, 5, 20]; // commands that were given before
const ASKED = 12;

const CASES = [...GAMES.values()].flatMap((hosted) =>
  hosted.presets.map((preset) => [`${hosted.game.id} ${preset.id}`, hosted, preset] as const),
);
type Preset = Hosted['presets'][number];

const around = (now: number): Circumstances => ({ now, lag: 0, fresh: () => 'mnext', away: () => false });

function wholeOf(game: AnyGame, options: Readonly<Record<string, Plain>>): unknown {
  const whole = game.readOptions(joinOptions(game, options, null));
  if (!whole.ok) throw new Error(whole.error.words);
  return whole.value;
}
function legalOf(game: AnyGame, position: unknown): Command[] {
  const legal: Command[] = [];
  game.legal(position, game.onMove(position), legal);
  return legal;
}

/** What a viewer is told and shown of a command by the game itself; null where it cannot be given. */
function story(game: AnyGame, before: unknown, command: Command, viewer: Viewer): string | null {
  const position = game.clone(before);
  const seen: unknown[] = [];
  const seat = viewer ?? SPECTATOR;
  const refusal = game.perform(position, game.onMove(position), command, (fact) =>
    seen.push(structuredClone(game.seen(fact, position, seat))),
  );
  if (refusal !== null || game.outcome(position) !== null) return null;
  const legal = game.onMove(position) === seat ? legalOf(game, position) : game.onMove(position);
  return JSON.stringify([seen, game.view(position, seat), legal]);
}

/** A game in its midst, and one that its viewer cannot tell from it. */
function alike(game: AnyGame, whole: unknown, viewer: Viewer, depth: number, rng: Rng): readonly AnyGame[] {
  let position = game.begin(whole, 1 + rng.below(1_000_000));
  for (let n = 0; n < depth; n++) {
    const next = game.clone(position);
    const legal = legalOf(game, next);
    if (legal.length > 0) game.perform(next, game.onMove(next), legal[rng.below(legal.length)], null);
    if (game.outcome(next) === null) position = next;
  }
  const twin = game.resampler(game.view(position, viewer ?? SPECTATOR))(rng);
  return [position, twin].map((begun) => ({ ...game, begin: () => game.clone(begun) }));
}

interface Look {
  readonly viewer: Viewer;
  readonly depth: number;
  readonly rng: Rng;
}

/** Compares what a viewer is sent of both until the game itself tells them apart; gives how many commands that took. */
function compare(hosted: Hosted, preset: Preset, { viewer, depth, rng }: Look, leak: Leak | null): number {
  const { game } = hosted;
  const options = presetOptions(hosted, preset);
  const whole = wholeOf(game, options);
  const header = headerFor(rng, { game: game.id, options, friendly: true }, game.seatsOf(whole));
  const told = alike(game, whole, viewer, depth, rng).map(
    (each) => new ToldMatch(each, { ...header, ...drawFrom(rng), match: header.match }, leak),
  );
  const [{ match }] = told;
  const same = (tell: (each: ToldMatch) => string[]) => {
    const [one, other] = told.map((each) => bare(tell(each).join('\n')));
    expect(other).toBe(one);
  };
  for (const seat of header.kept.keys())
    for (const each of told)
      each.ask({ t: 'join', player: `p_${seat}`, bot: false, seat }, around(header.made + seat));
  same((each) => each.heard(viewer));
  let given = 0;
  for (let n = 0; n < ASKED; n++) {
    const [position, other] = told.map((each) => each.match.state.log!.position);
    const mover = game.onMove(position);
    const commands: readonly Command[] = n % 2 === 0 ? legalOf(game, position) : game.grammar.enumerate();
    if (commands.length === 0) continue;
    const command = commands[rng.below(commands.length)];
    const isRefused = game.check(position, mover, command) !== null;
    if (isRefused && mover !== viewer) continue; // only who is on move may know why
    const tale = story(game, position, command, viewer);
    if (!isRefused && (tale === null || tale !== story(game, other, command, viewer))) continue;
    const { ply } = match.state.log!;
    const text = game.grammar.print(command);
    const give = { t: 'give', player: `p_${mover}`, id: `fog-id-${n}`, ply, command: text } as const;
    const offer = { t: 'act', player: 'p_0', id: `fog-offer-${n}`, act: 'offer', offer: 'draw' } as const;
    for (const request of header.kept.length > 1 ? [give, offer] : [give])
      same((each) => [each.ask(request, around(header.made + 1000 * (n + 2))), ...each.heard(viewer)]);
    given++;
  }
  same((each) => [...each.resumed(viewer, 0), ...each.resumed(viewer, 99), each.lookedBack(viewer)]);
  return given;
}

function compareAll(hosted: Hosted, preset: Preset, leak: Leak | null = null): number {
  const seats = hosted.game.seatsOf(wholeOf(hosted.game, presetOptions(hosted, preset)));
  let given = 0;
  for (let n = 0; n < TWINS; n++)
    for (const viewer of [...Array(seats).keys(), null])
      for (const depth of DEPTHS) {
        const rng = stream(n, `fog ${preset.id} ${viewer} ${depth}`);
        given += compare(hosted, preset, { viewer, depth, rng }, leak);
      }
  return given;
}

it.each(CASES)('sends the same bytes of %s whatever is not seen', (_, hosted, preset) => {
  expect(compareAll(hosted, preset)).toBeGreaterThan(0);
});

const LEAKS: Readonly<Record<string, Leak>> = {
  'the seed': (message, { header }) => ({ ...message, seed: header.seed }),
  'what is not seen': (message, { state }) => ({ ...message, hash: state.log && hashOf(state.log.position) }),
};

it.each(CASES)('notices a leak of %s', (_, hosted, preset) => {
  for (const [name, leak] of Object.entries(LEAKS))
    expect(() => compareAll(hosted, preset, leak), name).toThrow('to be');
});
