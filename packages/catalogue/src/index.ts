export type {
  Beginning,
  CaseRules,
  ShownLine,
  States,
  Tagged,
  TranscriptPlace,
  TranscriptRun,
} from './cases/rules.js';
export { GAMES } from './catalogue.js';
export {
  type Best,
  type Finished,
  type GameEntry,
  type GameModule,
  type GivenOptions,
  type Preset,
  presetOf,
  type SoundTexts,
  USUAL,
} from './entry.js';
export { MIREWOOD_BOARD, mirewood } from './mirewood.js';
export { type OutsideEntry, OutsideError, readOutside } from './outside.js';
export {
  plainSightOf,
  pressesOn,
  textOf as plainTextOf,
} from './plain/sight.js';
export { sayOutcome } from './plain/words.js';
export { BASE_HAND, DRAW, raiinet } from './raiinet.js';
export { GALAXIES } from './simodyssey-2.js';
export { SPACE_BOARDS, SWARMS } from './space-defender-2.js';
export { seedOf } from './today.js';
