/** How games may end, among programs and over a network: apart from the messages, of which records need none. */
export const TERMINATIONS = [
  'normal',
  'resigned',
  'timeout',
  'illegal',
  'crashed',
  'stalled',
  'adjudicated',
  'limit',
  'interrupted',
] as const;
export type Termination = (typeof TERMINATIONS)[number];

export const MATCH_TERMINATIONS = [...TERMINATIONS, 'agreed', 'claimed', 'aborted'] as const;
