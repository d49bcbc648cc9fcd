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
export { type Limits, STANDARD_LIMITS, WALL_FACTOR } from './process/limits.js';
export { openSandbox, SANDBOXES, type Sandbox, type SandboxName } from './process/sandbox.js';
export { choicesOfGame, choicesOfRanking, countUnits } from './statistics/choices.js';
export { type Estimate, eloOfScore, type Strength, scoreOfElo, strengthOf } from './statistics/elo.js';
export { CELLS, cellOf, momentsOf, type Pentanomial } from './statistics/pentanomial.js';
export { type Choice, type Ratings, rate, type Unit } from './statistics/ratings.js';
export { reportLine, type Standing } from './statistics/report-line.js';
export {
  boundsOf,
  llrOf,
  MODELS,
  type Model,
  type Sprt,
  SprtRun,
  STANDARD_SPRT,
  type Verdict,
  verdictOf,
} from './statistics/sprt.js';
