/**
 * The first format: commands without seats, refused ones among them by place; the terminal's saves kept a `note` and a
 * `table` beside. Its hash and trace are of positions with fewer fields than today's and say nothing any more: such a
 * record is held to its commands, what was refused, and its outcome.
 */
import { type AnyGame, ok, type Result, refuse } from '@quadrant/kernel';
import type { Entry } from './entry.js';
import { positionHash } from './position-hash.js';
import { LIMITS, RECORD_FORMAT, type RefusedCommand, splitOptions } from './record.js';
import { visible, visibleValue } from './visible.js';

export const FORMAT_1 = 'quadrant-record-1';

const wrong = (words: string) => refuse('bad-record', words);

/** The same game in the present format, to be checked like any other. */
export function fromRecord1(game: AnyGame, value: Readonly<Record<string, unknown>>): Result<unknown> {
  const { seed, commands, outcome } = value;
  if (!Array.isArray(commands) || !commands.every((each) => typeof each === 'string'))
    return wrong('The commands are not a list of texts.');
  if (commands.length > LIMITS.entries) return wrong('There are too many commands.');
  if (typeof seed !== 'number') return wrong(`The seed is ${visibleValue(seed)}.`);
  const badSeed = game.checkSeed(seed);
  if (badSeed) return wrong(badSeed.words);
  const options = game.readOptions(value.options);
  if (!options.ok) return wrong(`The options are not sound: ${visible(options.error.words)}`);
  const refused = readRefused(value.refused, commands.length);
  if (!refused.ok) return refused;
  const whole = splitOptions(game, options.value);
  const { entries, slips, position } = withSeats(game, options.value, seed, commands, refused.value);
  return ok({
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    options: whole.options,
    sides: whole.sides,
    seed,
    ...seatsOf(game, options.value, value.table),
    entries,
    refused: slips,
    outcome: outcome ?? null,
    termination: outcome == null ? null : 'normal',
    hash: positionHash(position),
  });
}

function readRefused(value: unknown, commands: number): Result<ReadonlyMap<number, string>> {
  const refused = new Map<number, string>();
  if (!Array.isArray(value)) return wrong('The refused commands are not a list of places and codes.');
  for (const each of value) {
    const [place, code] = Array.isArray(each) ? each : [];
    if (!Number.isInteger(place) || place < 0 || place >= commands || typeof code !== 'string')
      return wrong('The refused commands are not a list of places and codes.');
    refused.set(place, code);
  }
  return ok(refused);
}

/** Each command by the seat that was asked for it, which only playing the game tells. */
function withSeats(
  game: AnyGame,
  options: unknown,
  seed: number,
  commands: readonly string[],
  refused: ReadonlyMap<number, string>,
) {
  const entries: Entry[] = [];
  const slips: RefusedCommand[] = [];
  const position = game.begin(options, seed);
  for (const [place, command] of commands.entries()) {
    const code = refused.get(place);
    if (code !== undefined) {
      slips.push([entries.length, code, command]);
      continue;
    }
    const seat = Math.max(0, game.onMove(position));
    entries.push({ seat, command });
    const parsed = game.grammar.parse(command);
    if (parsed.ok) game.perform(position, seat, parsed.value, null);
  }
  return { entries, slips, position };
}

/** Who sat where, from what the terminal kept: the seats that a bot played. */
function seatsOf(game: AnyGame, options: unknown, table: unknown) {
  if (typeof table !== 'object' || table === null) return {};
  const { bots, friendly } = table as { bots?: unknown; friendly?: unknown };
  const played = Array.isArray(bots) ? bots : [];
  const seats = Array.from({ length: game.seatsOf(options) }, (_, seat) =>
    played.includes(seat) ? { bot: 'greedy' } : {},
  );
  return { seats, table: { friendly: friendly === true } };
}
