/** What may happen at a table: the one list that records, logs and messages are made of. */

/** Beside commands; true: a part of the game, which a match's record tells. */
const AT_TABLE = {
  joined: false,
  left: false,
  started: true,
  offered: true,
  accepted: true,
  declined: true,
  'taken-back': true,
  resigned: true,
  flagged: true,
  claimed: true,
  aborted: true,
  withdrawn: true,
  rematch: false,
} as const;

type AtTable = keyof typeof AT_TABLE;
const HAPPENINGS = Object.keys(AT_TABLE) as readonly AtTable[];

/** Entries of a record: a game that just ends says so too. */
export const TABLE_KINDS = [...HAPPENINGS, 'ended'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** Events of a match: a command is one of them. */
export const EVENT_KINDS = ['played', ...HAPPENINGS] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Whether the record of a match tells it; commands it tells in their own way. */
export const isInRecord = (kind: Exclude<EventKind, 'played'>): boolean => AT_TABLE[kind];
