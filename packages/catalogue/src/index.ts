export type {
  Beginning,
  CaseRules,
  Place,
  States,
  Tagged,
  Told,
  Transcript,
} from './cases/rules.js';
export { GAMES } from './catalogue.js';
export {
  type GameEntry,
  type GameModule,
  type GivenOptions,
  type Preset,
  presetOf,
  USUAL,
} from './entry.js';
export { BASE_HAND } from './raiinet.js';
