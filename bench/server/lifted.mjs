/** The limits that stand in the way of whoever plays as fast as they can, and what people are told of it. */
const FREE = 2 ** 31 - 1;
const NAMES = [
  'messagesPerSecond',
  'messagesInBurst',
  'connectionsPerAddress',
  'guestsPerHour',
  'matchesPerHour',
  'requestsPerSecond',
  'replayedPerSecond',
];
const WHOLE_MATCH = 240; // messages of a seat that plays as fast as it can

export const LIFTED = Object.fromEntries(NAMES.map((name) => [name, FREE]));
/** Beside somebody who floods: what one connection may say is bounded again. */
export const BESIDE_A_FLOOD = { ...LIFTED, messagesPerSecond: 20, messagesInBurst: WHOLE_MATCH };

/** `limits lifted by options (guestsPerHour, …), log synced to SQLite` */
export function conditions(limits, store) {
  const lifted = NAMES.filter((name) => limits[name] === FREE);
  return `limits lifted by options (${lifted.join(', ')}), log synced to ${store}`;
}
