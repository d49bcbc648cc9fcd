/** Twin matches that differ in what is hidden: whoever may not know it is sent the same bytes. */
import {
  type AnyGame,
  type Command,
  type Fact,
  type Plain,
  type Rng,
  shuffled,
  stream,
} from '@quadrant/kernel';
import { expect, it } from 'vitest';
import { GAMES } from './games.js';
import { decide } from './match/decide.js';
import type { Header, LogEntry } from './match/entry.js';
import { Match, viewsOf } from './match/match.js';
import type { MatchRequest } from './match/request.js';
import { Telling } from './match/telling.js';
import type { Viewer } from './match/viewer.js';
import { headerFor, nameOf } from './testing/simulation.js';

const MATCHES = process.env.QUADRANT_LONG ? 10_000 : 100;
const PLIES = 24;
const raiinet = GAMES.get('raiinet')!.game;
const VALUES = ['V1', 'V2', 'V3', 'V4', 'D1', 'D2', 'D3', 'D4'];

const sideOf = (rng: Rng): Plain => ({ links: shuffled(VALUES, rng).join(''), hand: 'LFDSP' });

/** One match by its log, and every byte that each viewer was sent of it. */
class Told {
  readonly match: Match;
  readonly bytes = new Map<Viewer, string[]>([
    [0, []],
    [1, []],
    [null, []],
  ]);
  private asked = 0;
  private readonly entries: LogEntry[] = [];
  constructor(game: AnyGame, header: Header, leak: Leak) {
    this.match = new Match(game, header, { nameOf });
    this.leak = leak;
  }
  private readonly leak: Leak;

  /** What is shown again to who comes late. */
  again(viewer: Viewer): string {
    const { state, header } = this.match;
    return JSON.stringify(viewsOf(state.game, header, this.entries, { nameOf }, viewer, () => true));
  }
  ask(request: MatchRequest): string | null {
    const now = this.match.header.made + ++this.asked * 1000;
    const around = { now, lag: 0, fresh: () => 'mnext', away: () => false };
    const { entries, refusal } = decide(this.match.state, request, around);
    for (const entry of entries)
      this.match.apply(entry, (viewer, event) => {
        const { text } = new Telling(viewer, event(), this.match.presentFor(viewer));
        this.bytes.get(viewer)!.push(JSON.stringify(this.leak(JSON.parse(text), this.match)));
      });
    this.entries.push(...entries);
    for (const [viewer, bytes] of this.bytes) bytes.push(JSON.stringify(this.match.stateFor(viewer)));
    return refusal && JSON.stringify(refusal);
  }
}

type Leak = (message: object, match: Match) => object;
const none: Leak = (message) => message;

/** The proof is a digest of what is hidden with a secret salt, and differs. */
const bare = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/"proof":"sha256:[0-9a-f]{64}"/g, '"proof":"…"'));

let compared = 0;

/** True when nothing told seat 0 or the public which of the twins it was. */
function sameToOthers(seed: number, leak: Leak): boolean {
  const rng = stream(seed, 'twins');
  const header = headerFor(rng, {
    game: 'raiinet',
    options: { players: 2, draw: 100, single: true },
    delay: rng.below(2),
  });
  const mine = sideOf(rng);
  const twins = [0, 1].map(() => {
    const told = new Told(raiinet, header, leak);
    told.ask({ t: 'join', player: 'p_0', bot: false, side: mine });
    told.ask({ t: 'join', player: 'p_1', bot: false, side: sideOf(rng) });
    return told;
  });
  const [one] = twins;
  for (let n = 0; n < PLIES; n++) {
    const { log } = one.match.state;
    if (one.match.state.over !== null) break;
    const seat = raiinet.onMove(log!.position);
    const legal: Command[] = [];
    raiinet.legal(log!.position, seat, legal);
    const moves = legal.map((command) => raiinet.grammar.print(command)).filter((text) => /^move/.test(text));
    const own = rng.below(5) === 0 ? 'move a left' : moves[rng.below(moves.length)];
    if (twins.some(({ match }) => reveals(match, seat, own))) break;
    const give = { t: 'give', player: `p_${seat}`, id: `twin-id-${n}`, ply: log!.ply, command: own } as const;
    const answers = twins.map((told) => told.ask(give));
    if (seat === 0 && answers[0] !== answers[1]) return false;
    expect(answers[0]).toBe(answers[1]);
    compared++;
    const differs = ([0, null] as const).some((viewer) => {
      const [told, other] = twins.map(({ bytes }) => bare(bytes.get(viewer)!.splice(0)).join());
      return told !== other;
    });
    if (differs) return false;
  }
  return ([0, null] as const).every((viewer) => twins[0].again(viewer) === twins[1].again(viewer));
}

/** By the rules these tell nobody anything about values; after any other fact the twins may part. */
const SILENT = new Set(['moved', 'passed']);

function reveals({ state }: Match, seat: number, text: string): boolean {
  const position = raiinet.clone(state.log!.position);
  const command = raiinet.grammar.parse(text);
  let loud = false;
  if (command.ok)
    raiinet.perform(position, seat, command.value, (fact: Fact) => {
      loud ||= !SILENT.has(fact.kind);
    });
  return loud;
}

it(`sends the same bytes of ${MATCHES} twin matches to whoever may not know`, () => {
  for (let seed = 0; seed < MATCHES; seed++) expect(sameToOthers(seed, none), `seed ${seed}`).toBe(true);
  expect(compared, 'the twins play').toBeGreaterThan(MATCHES * 5);
});

const LEAKS: Readonly<Record<string, Leak>> = {
  'the beginning': (message, { state }) => ({ ...message, sides: state.sides }),
  'the log': (message, { state }) => ({ ...message, options: state.log?.options }),
  'a number': (message, { state }) => ({ ...message, n: JSON.stringify(state.sides).lastIndexOf('V1') }),
  'the view of another seat': (message, { state }) => ({
    ...message,
    view: state.log && raiinet.view(state.log.position, 1),
  }),
};

it.each(Object.keys(LEAKS))('notices a leak by %s', (name) => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  expect(seeds.some((seed) => !sameToOthers(seed, LEAKS[name]))).toBe(true);
});
