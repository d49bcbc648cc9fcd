/** Taking a seat; when the last one is taken the match starts. */
import { type AnyGame, type Plain, type Seat, type Sides, stream } from '@quadrant/kernel';
import { joinOptions, splitOptions } from '@quadrant/table';
import { canonicalJson, sha256Hex } from '@quadrant/wire';
import { isSecret } from '../secret.js';
import type { Header } from './entry.js';
import { houseBot } from './house.js';
import { DONE, type Joining, type New, type Ruling, refused, write } from './request.js';
import { type MatchState, seatOf } from './state.js';

export function decideJoin(
  state: MatchState,
  request: Joining & { readonly player: string | null },
  at: number,
): Ruling {
  const { header, game, seats } = state;
  const { player, bot } = request;
  if (player === null) return refused('who', 'A seat needs a player.');
  if (seatOf(state, player, houseBot(player) === null ? undefined : request.seat) !== null) return DONE;
  if (state.log !== null) return refused('taken', 'The match has started.');
  if (state.over !== null) return refused('taken', 'The match was called off.');
  const free = seats.flatMap((sitting, seat) => (sitting === null ? [seat] : []));
  const mine = free.find((seat) => header.kept[seat] === player);
  const invited =
    mine !== undefined || header.visible === 'public' || isSecret(request.invite ?? '', header.key);
  if (!invited) return refused('not-yours', 'This match is joined by its invite link.');
  const open = free.filter((seat) => header.kept[seat] === null || header.kept[seat] === player);
  const seat = request.seat ?? mine ?? open[0];
  if (seat === undefined || !open.includes(seat)) return refused('taken', 'This seat is not free.');
  const side = readSide(game, header, seat, request.side);
  if (!side.ok) return { entries: [], refusal: side.error };
  const joined: New = { kind: 'joined', by: seat, player, bot, ...side.value };
  return write(at, free.length === 1 ? [joined, start(state, seat, side.value.side)] : [joined]);
}

function readSide(game: AnyGame, header: Header, seat: Seat, value: Plain | undefined) {
  if (value === undefined) return { ok: true, value: {} as { side?: Plain } } as const;
  const { sides } = game;
  if (sides === null)
    return { ok: false, error: { code: 'bad-side', words: 'This game has no sides to choose.' } } as const;
  const whole = game.readOptions(joinOptions(game, header.options, null));
  if (!whole.ok) return whole;
  const side = sides.read(whole.value, completed(value, dealTo(sides, whole.value, header, seat)));
  return side.ok ? ({ ok: true, value: { side: side.value } } as const) : side;
}

/** What is there, and of what is missing what was dealt. */
const completed = (value: Plain, dealt: Plain): Plain =>
  [value, dealt].every((each) => typeof each === 'object' && each !== null && !Array.isArray(each))
    ? { ...(dealt as object), ...(value as object) }
    : value;

/** All seats are taken: sides that were not given are dealt, and all is sealed. */
function start({ game, header, sides }: MatchState, last: number, side: Plain | undefined): New {
  const dealt = game.sides && dealSides(game, header, sides.with(last, side) as (Plain | undefined)[]);
  return { kind: 'started', by: null, sides: dealt, proof: proofOf(header, dealt) };
}

function dealSides(game: AnyGame, header: Header, given: readonly (Plain | undefined)[]): Plain[] {
  const rules = game.sides!;
  const whole = game.readOptions(joinOptions(game, header.options, null));
  if (!whole.ok) throw new Error(whole.error.words);
  const sides = given.map((side, seat) => side ?? dealTo(rules, whole.value, header, seat));
  const joined = game.readOptions(rules.join(header.options, sides));
  if (!joined.ok) throw new Error(joined.error.words);
  return [...splitOptions(game, joined.value).sides!];
}

/** What a seat has of what it did not choose: nobody can guess it, as they could the rules' defaults. */
const dealTo = (sides: Sides<unknown>, options: unknown, header: Header, seat: Seat): Plain =>
  sides.deal(options, stream(secretOf(header, `side ${seat}`), 'side'));

/** 52 secret bits for one purpose, which tell nothing about those for another. */
export const secretOf = ({ salt, seed }: Header, purpose: string): number =>
  Number.parseInt(sha256Hex(`${salt} ${seed} ${purpose}`).slice(0, 13), 16);

export function proofOf(header: Header, sides: readonly Plain[] | null): string {
  const { game, version, options, seed, salt } = header;
  return `sha256:${sha256Hex(salt + canonicalJson({ game, version, options, sides, seed }))}`;
}
