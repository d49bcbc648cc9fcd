/** Results as choices, from which ratings are made. */
import type { RatedChoice, Unit } from './ratings.js';

/** A game of two: the first one's score is 1, 0.5 or 0. */
export const choicesOfGame = (a: number, b: number, score: number): RatedChoice[] =>
  [
    { first: a, among: [a, b], weight: score },
    { first: b, among: [a, b], weight: 1 - score },
  ].filter((choice) => choice.weight > 0);

/**
 * A ranking: groups from the best on, equal ones in one group; players of `field` in no group came behind all others,
 * nobody knows in which order. Equal ones are taken as all their orders, each with its share.
 */
export function choicesOfRanking(
  field: readonly number[],
  groups: readonly (readonly number[])[],
): RatedChoice[] {
  let left = [...field];
  return groups.flatMap((group) => {
    const orders = ordersOf(group);
    const choices = orders.flatMap((order) => stepwise(left, order, 1 / orders.length));
    left = left.filter((player) => !group.includes(player));
    return choices;
  });
}

function stepwise(field: readonly number[], order: readonly number[], weight: number): RatedChoice[] {
  return order.flatMap((first, i) => {
    const among = field.filter((player) => !order.slice(0, i).includes(player));
    return among.length > 1 ? [{ first, among, weight }] : [];
  });
}

const ordersOf = (group: readonly number[]): number[][] =>
  group.length <= 1
    ? [[...group]]
    : group.flatMap((first) =>
        ordersOf(group.filter((each) => each !== first)).map((rest) => [first, ...rest]),
      );

/** Units that are the same are counted together: there are far fewer kinds of units than units. */
export class UnitCounter {
  private readonly kinds = new Map<string, { readonly choices: readonly RatedChoice[]; times: number }>();

  add(choices: readonly RatedChoice[]): void {
    const key = JSON.stringify(choices);
    const known = this.kinds.get(key);
    if (known) known.times++;
    else this.kinds.set(key, { choices, times: 1 });
  }

  counted(): Unit[] {
    return [...this.kinds.values()];
  }
}

export function countUnits(units: Iterable<readonly RatedChoice[]>): Unit[] {
  const counter = new UnitCounter();
  for (const unit of units) counter.add(unit);
  return counter.counted();
}
