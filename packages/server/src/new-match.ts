/** Setting up matches. */
import { type Preset, USUAL } from '@quadrant/catalogue';
import { type AnyGame, type Plain, type Result, refuse, SPECTATOR } from '@quadrant/kernel';
import { joinOptions, splitOptions } from '@quadrant/table';
import type { Bodies } from '@quadrant/wire';
import type { Games, Hosted } from './games.js';
import type { Header } from './match/entry.js';
import { houseId } from './match/house.js';
import type { MatchState } from './match/state.js';

/** What a match begins with that nobody can guess. */
export interface MatchSecrets {
  readonly match: string;
  readonly seed: number;
  readonly salt: string;
  readonly key: string;
}

type Body = Bodies['makeMatch'];
const FREE_FIELDS = ['single'];
const BOT = 'bot:';

export function newHeader(
  games: Games,
  body: Body,
  maker: string,
  secrets: MatchSecrets,
  now: number,
): Result<Header> {
  const hosted = games.get(body.game);
  if (hosted === undefined) return refuse('game', 'There is no such game here.');
  const { game, presets, inMatches, ratedSeats } = hosted;
  const preset = body.options === undefined ? presets.find(({ id }) => id === (body.preset ?? USUAL)) : null;
  if (preset === undefined) return refuse('preset', 'There is no such preset of this game.');
  const options = readPublic(game, { ...inMatches, ...(body.options ?? preset?.options) });
  if (!options.ok) return options;
  if (preset === null && isTooLarge(game, options.value.whole))
    return refuse('options', 'This is too large to be played over the network.');
  const seats = game.seatsOf(options.value.whole);
  if (body.seats.length !== seats) return refuse('seats', `This game has ${seats} seats.`);
  if (body.seats.filter((seat) => seat === 'me').length > 1)
    return refuse('seats', 'One player takes one seat.');
  if (body.rated && body.friendly) return refuse('rated', 'A friendly match is not rated.');
  if (body.rated && !ratedSeats.includes(seats))
    return refuse('rated', `${game.title} of ${seats} players is not rated.`);
  if (body.rated && body.seats.every((seat) => seat.startsWith(BOT)))
    return refuse('rated', 'Bots of the house among themselves are not rated.');
  return {
    ok: true,
    value: {
      ...secrets,
      game: game.id,
      version: game.version,
      preset: preset?.id ?? null,
      options: options.value.open,
      clock: body.clock,
      kept: body.seats.map((seat) => keptFor(seat, game.id, maker)),
      rated: body.rated,
      visible: body.visible,
      friendly: body.friendly,
      delay: body.delay,
      maker,
      made: now,
    },
  };
}

/** Characters of a view: whoever watches is sent it whole, and all wait while it is written. */
const LARGEST_VIEW = 131_072;

const isTooLarge = (game: AnyGame, whole: unknown): boolean =>
  JSON.stringify(game.view(game.begin(whole, game.defaultSeed), SPECTATOR)).length > LARGEST_VIEW;

function keptFor(seat: string, game: string, maker: string): string | null {
  if (seat === 'me') return maker;
  return seat.startsWith(BOT) ? houseId(game, seat.slice(BOT.length)) : null;
}

/** What everybody knows of a game by a preset, as it stands in a record. */
export function presetOptions({ game, inMatches }: Hosted, { options }: Preset): Header['options'] {
  const read = readPublic(game, { ...inMatches, ...options });
  if (!read.ok) throw new Error(read.error.words);
  return read.value.open;
}

type Whole = { readonly whole: unknown; readonly open: Header['options'] };

/** Options for everybody to know, of a single game; a side among them is refused. */
function readPublic(game: AnyGame, given: { readonly [key: string]: Plain }): Result<Whole> {
  const asked = { ...given, single: true };
  const whole = game.readOptions(joinOptions(game, asked, null));
  if (!whole.ok) return whole;
  const { options } = splitOptions(game, whole.value);
  const open = options as Header['options'];
  const secret = Object.keys(given).find((key) => !FREE_FIELDS.includes(key) && !Object.hasOwn(open, key));
  if (secret !== undefined) return refuse('side', `"${secret}" belongs to a side, not to the options.`);
  return { ok: true, value: { whole: whole.value, open } };
}

/** The same again with seats moved on by one; who played takes the seat kept for them, with a new side. */
export function rematchOf({ header, seats }: MatchState, secrets: MatchSecrets, now: number): Header {
  const players = seats.map((sitting) => sitting?.player ?? null);
  return {
    ...header,
    ...secrets,
    board: null,
    made: now,
    kept: [...players.slice(1), ...players.slice(0, 1)],
  };
}
