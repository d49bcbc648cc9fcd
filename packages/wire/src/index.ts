/** The messages of both protocols, and readers that refuse with words and never throw. */
export {
  type DeclaredOption,
  declaredOption,
  misfit,
  type OptionValue,
  optionFromText,
} from './bot/declared-options.js';
export {
  BOT_PROTOCOL,
  type FromHost,
  type GameClock,
  readFromHost,
  type TurnClock,
} from './bot/from-host.js';
export { type FromProgram, readFromProgram, type Wants } from './bot/from-program.js';
export { canonicalJson, sha256Hex } from './canonical.js';
export { isId, isOwnId } from './fields.js';
export { LONGEST_LINE, readJson } from './json.js';
export { ANSWERS, type Answers } from './match/answers.js';
export { BODIES, type Bodies } from './match/bodies.js';
export { type FromClient, LONGEST_MESSAGE, MATCH_PROTOCOL, readFromClient } from './match/from-client.js';
export {
  type EventMessage,
  type FromServer,
  readFromServer,
  type StateMessage,
} from './match/from-server.js';
export { EVENT_KINDS, type EventKind, isInRecord, TABLE_KINDS, type TableKind } from './match/happenings.js';
export {
  type ClockRule,
  type MatchClock,
  type MatchPlayer,
  matchClock,
  OFFERS,
  type Offer,
  type Over,
  offer,
  type RatingChange,
} from './match/parts.js';
export { DEEPEST, isPlain, type Plain, type PlainObject } from './plain.js';
export { readValue } from './reader.js';
export type { Read, Unread } from './result.js';
export { MATCH_TERMINATIONS, TERMINATIONS, type Termination } from './terminations.js';
