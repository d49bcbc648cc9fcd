/** Everything that front ends, bots, lab and server use of the table. */
export { type Act, type Chair, LINKS, type LinkState, type Moment } from './chair.js';
export {
  beginBy,
  type Clock,
  charge,
  clockFace,
  deadlineOf,
  FLAG_GRACE,
  leftAfter,
  leftAt,
  newClock,
  passed,
  played,
  shortest,
  shownBeginBy,
  shownClock,
} from './clock.js';
export {
  type CommandEntry,
  ENDINGS,
  type Ending,
  type Entry,
  type EntryEffect,
  effectOf,
  isCommand,
  outcomeOf,
  type TableEntry,
} from './entry.js';
export { GameLog } from './game-log.js';
export { History, type Step } from './history.js';
export { goesOnWithout, leavingEntry } from './leaving.js';
export { type Loaded, Loading } from './load.js';
export { makeRecord } from './make-record.js';
export {
  answerable,
  answerTo,
  type Bargain,
  isOpen,
  type OfferName,
  offerBar,
  offersAfter,
  offersAtEnd,
  type Pending,
  waitingFor,
} from './offers.js';
export type { Answer, Player, Question, Stop } from './player.js';
export { positionHash } from './position-hash.js';
export {
  gameOfRecord,
  parseRecord,
  readRecord,
  type SoundRecord,
} from './read-record.js';
export {
  digestOf,
  type GameRecord,
  joinOptions,
  LIMITS,
  RECORD_FORMAT,
  type RefusedCommand,
  type SeatName,
  splitOptions,
  type TableRules,
  type Trace,
} from './record.js';
export { recordSchema } from './record-schema.js';
export { type Channel, channelPair } from './remote/channel.js';
export { type Guest, type HostSettings, hostSeat, type SeatState, stateOf } from './remote/host.js';
export { readToSeat, readToTable } from './remote/messages.js';
export { refusalByView } from './remote/refusal-by-view.js';
export { RemoteChair } from './remote/remote-chair.js';
export { type Parting, Replay } from './replay.js';
export { SECRETS_NOTE, savedRecord, savedText } from './saved.js';
export { type AnyTable, Table, type Watcher } from './table.js';
export type { TableGame, TableStart } from './table-sight.js';
export { takebackTo } from './takeback.js';
export { firstNews, newsFor, type ToldTurn, type TurnLog } from './told.js';
export { makeTeller, type Teller } from './transcript.js';
export { visible, visibleValue } from './visible.js';
