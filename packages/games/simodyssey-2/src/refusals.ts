/** Why a command is refused wherever the explorer is; the words are the oracle's. */
import type { Refusal } from '@quadrant/kernel';

const because = (code: string, words: string): Refusal => Object.freeze({ code, words });

export const REFUSALS = {
  over: because('over', 'The mission is over.'),
  single: because('single', 'This is a single mission: it is flown to its end.'),
  noMission: because('no-mission', 'Negative on that request:no mission in progress.'),
  inMission: because('in-mission', 'To start a new mission, please abort the current one first.'),
  unordered: because('unordered', 'Thresholds should be non-decreasing order.'),
  full: because('full', 'Cannot transfer to new location as it is full.'),
} as const;
