export { CaseError, findCases } from './check/cases.js';
export {
  type CheckPlan,
  checkOwnGame,
  checkProgram,
  passed,
  programFor,
  type Report,
} from './check/check.js';
export { FORMATS, type Format, isFormat, writeReport } from './formats/index.js';
export * from './games.js';
export { type Limits, STANDARD_LIMITS } from './process/run-process.js';
