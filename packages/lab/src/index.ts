export { CaseError, findCases } from './check/cases.js';
export {
  type CheckPlan,
  checkOwnGame,
  checkProgram,
  passed,
  programFor,
  type Report,
} from './check/check.js';
export { FORMATS, isFormat, writeReport } from './formats/index.js';
export { type FuzzPlan, fuzz } from './fuzz/fuzz.js';
export { describe, writeFinding } from './fuzz/write-finding.js';
export * from './games.js';
export { readCommandLine } from './process/command-line.js';
export { type Limits, STANDARD_LIMITS } from './process/run-process.js';
