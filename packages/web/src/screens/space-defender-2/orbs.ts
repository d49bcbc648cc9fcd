/** What lies in the trays, told from the view: it knows how much each is worth, not each orb, which often follows. */
import { type FocusView, standard } from '@quadrant/space-defender-2';

/** One orb, or several of which only the sum is known. */
export interface HeldOrbs {
  readonly slots: number;
  readonly worth: number;
}

const ORBS = standard.orbments.flatMap((orbment) => ('worth' in orbment ? [orbment] : []));
const TRAYS = standard.orbments.flatMap((orbment) => ('slots' in orbment ? [orbment] : []));
const WORTHS = ORBS.map(({ worth }) => worth);
const [LEAST, MOST] = [Math.min(...WORTHS), Math.max(...WORTHS)];
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** The least that a full tray counts in the one around it. */
const LEAST_TRAY = Math.min(
  ...TRAYS.map(({ slots, factor, holds }) => factor * (sum(holds) + LEAST * (slots - holds.length))),
);

/** What an orb worth so much is made of: 'gold'; undefined: it is none. */
export const metalOf = (worth: number) => ORBS.find((orb) => orb.worth === worth)?.name;

const freeIn = ({ slots, taken }: FocusView) => (slots === null ? 0 : slots - taken);

/** What lies in a tray beside the open one inside it: first what it came with. */
export function heldIn(focus: FocusView, hasInner: boolean): HeldOrbs[] {
  const holds = TRAYS.find(({ name }) => name === focus.name)?.holds ?? [];
  const slots = focus.taken - holds.length - (hasInner ? 1 : 0);
  const worth = focus.worth - sum(holds);
  const rest = onlyOrbs(slots, worth);
  return [
    ...[...holds, ...(rest ?? [])].map((each) => ({ slots: 1, worth: each })),
    ...(rest ? [] : [{ slots, worth }]),
  ];
}

/** The orbs that so many slots must hold when they are worth that much; null: there are several ways. */
function onlyOrbs(slots: number, worth: number): readonly number[] | null {
  if (slots === 1) return [worth];
  if (worth >= LEAST_TRAY + LEAST * (slots - 1)) return null;
  const ways = waysTo(slots, worth, LEAST);
  return ways.length === 1 ? ways[0] : null;
}

function waysTo(slots: number, worth: number, least: number): number[][] {
  if (slots === 0) return worth === 0 ? [[]] : [];
  return WORTHS.filter((each) => each >= least).flatMap((each) =>
    waysTo(slots - 1, worth - each, each).map((way) => [each, ...way]),
  );
}

/** The tray that the next orb lands in; undefined: it stays loose. */
export const nextTray = (trays: readonly FocusView[]) => trays.findLast((tray) => freeIn(tray) > 0);

/** What the trays count as they are filled: `3 × (3 + 1 + 2 × (1 + 2 + ?) + ?)`. The next orb is the first `?`. */
export function formulaOf([tray, ...inner]: readonly FocusView[]): string {
  const terms = [
    ...heldIn(tray, inner.length > 0).map(({ worth }) => String(worth)),
    ...(inner.length > 0 ? [formulaOf(inner)] : []),
    ...Array.from({ length: freeIn(tray) }, () => '?'),
  ];
  return `${tray.factor} × (${terms.join(' + ')})`;
}

/** What the trays will count when every free slot has the best orb. */
export const filledWorth = (trays: readonly FocusView[]): number =>
  trays.reduceRight((within, tray) => tray.factor * (tray.worth + within + MOST * freeIn(tray)), 0);
