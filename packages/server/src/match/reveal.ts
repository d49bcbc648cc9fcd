/** After the end everybody may know everything, also where the rules did not end the game. */
import { type AnyGame, type Plain, type Seat, SPECTATOR } from '@quadrant/kernel';

/** The view of somebody without fog, in which what is not known (null) is filled in from what the seats knew together. */
export function revealed(game: AnyGame, position: unknown, viewer: Seat | null): Plain {
  if (game.lift !== null) {
    const whole = game.clone(position);
    game.lift(whole);
    return game.view(whole, viewer ?? SPECTATOR) as Plain;
  }
  const own = game.view(position, viewer ?? SPECTATOR) as Plain;
  if (game.secrets === null || game.outcome(position) !== null) return own; // nothing is hidden, or shown already
  const seats = Array.from({ length: game.seats(position) }, (_, seat) => game.view(position, seat) as Plain);
  return filled(own, seats);
}

const isObject = (value: Plain | undefined): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function filled(own: Plain, others: readonly (Plain | undefined)[]): Plain {
  if (own === null) return others.find((other) => other !== null && other !== undefined) ?? null;
  if (Array.isArray(own))
    return own.map((each, i) =>
      filled(
        each,
        others.map((other) => (Array.isArray(other) ? other[i] : undefined)),
      ),
    );
  if (!isObject(own)) return own;
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => [
      key,
      filled(
        value,
        others.map((other) => (isObject(other) ? other[key] : undefined)),
      ),
    ]),
  );
}
