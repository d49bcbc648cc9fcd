/** A report is a list of sections. Each is plain data: a table with all its numbers, and what to draw of them. */

export type TableCell = string | number | null;

export interface ReportTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

export interface Interval {
  readonly name: string;
  readonly value: number;
  readonly bar: number; // half of the 95 % interval; NaN where nothing tells how long it is
}
/** The part of those that have no parts. */
export const COUNTED = 'games';
/** So many of something that is part of a named whole. */
export interface NamedShare {
  readonly name: string;
  readonly part: string;
  readonly n: number;
}
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly part: string;
  readonly n: number;
}
export interface PathPoint {
  readonly x: number;
  readonly y: number;
  readonly low?: number;
  readonly high?: number;
}
export interface Spread {
  readonly name: string;
  readonly low: number; // 5 % are below
  readonly quarter: number;
  readonly middle: number;
  readonly threeQuarters: number;
  readonly high: number; // 95 % are below
}

export type Chart =
  | {
      readonly kind: 'intervals';
      readonly label: string;
      readonly from?: number; // what values are counted from, where that is not 0
      readonly within?: readonly [number, number];
      readonly rows: readonly Interval[];
    }
  | {
      readonly kind: 'stacks';
      readonly ranked?: boolean; // the parts go from worst to best

      readonly label: string;
      readonly parts: readonly string[];
      readonly rows: readonly NamedShare[];
    }
  | {
      readonly kind: 'histogram';
      readonly label: string;
      readonly parts: readonly string[];
      readonly bins: readonly Bin[];
    }
  | {
      readonly kind: 'path';
      readonly label: string;
      readonly yLabel: string;
      readonly points: readonly PathPoint[];
      readonly lines: readonly { readonly y: number; readonly words: string }[];
    }
  | { readonly kind: 'spreads'; readonly label: string; readonly rows: readonly Spread[] }
  | { readonly kind: 'heat'; readonly counts: readonly (readonly number[])[] };

/** A link into the page's replay; null where the record is too long for one. */
export interface GameLink {
  readonly words: string;
  readonly file: string;
  readonly link: string | null;
}

export interface Section {
  readonly id: string; // 'elo': also the name of its CSV file
  readonly title: string;
  readonly words: string; // what one sees, and what it is made of
  readonly table: ReportTable;
  readonly charts: readonly { readonly title: string; readonly chart: Chart }[];
  readonly links?: readonly GameLink[];
}

export interface Report {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[]; // what was played, by whom, how
  readonly sections: readonly Section[];
}
