export { CaseError } from './check/case-error.js';
export { type Case, findCases } from './check/cases.js';
export {
  type Candidate,
  type CheckPlan,
  candidateFrom,
  checkOwnGame,
  checkProgram,
  hasPassed,
  lackingPlaces,
  type ProgramReport,
} from './check/check.js';
export type { Grading } from './check/grading.js';
export { CHECK_FORMAT, type CheckJob, packCase } from './check/job.js';
export { pack } from './check/packed.js';
export { Copies, findSubmissions, prepare, type Submission } from './check/submissions.js';
export { EVERYTHING, fits, type Parts } from './check/traits.js';
export { COMPARISONS, type ComparisonName } from './compare/comparison.js';
export { caseOf } from './export/case-of.js';
export { USUAL_PAGE } from './export/link-of.js';
export { FORMATS, type Format, isFormat, takesOne, writeReport } from './formats/index.js';
export type { PrettyStyle as ReportStyle } from './formats/pretty.js';
export { sayOpen } from './formats/totals.js';
export { type Elsewhere, type FuzzPlan, fuzz, type NamedFinding } from './fuzz/fuzz.js';
export { FUZZ_FORMAT, type FuzzJob } from './fuzz/job.js';
export { troubleWith } from './fuzz/makers.js';
export { describe, type FindingContext, FindingFiles } from './fuzz/write-finding.js';
export * from './games.js';
export { atTheEnd } from './process/cleanup.js';
export { readCommandLine } from './process/command-line.js';
export { type Limits, STANDARD_LIMITS, WALL_FACTOR } from './process/limits.js';
export { openSandbox, SANDBOXES, type Sandbox, type SandboxName } from './process/sandbox.js';
export { choicesOfGame, choicesOfRanking, countUnits } from './statistics/choices.js';
export { type Estimate, eloOfScore, type Strength, scoreOfElo, strengthOf } from './statistics/elo.js';
export { CELLS, cellOf, momentsOf, type Pentanomial } from './statistics/pentanomial.js';
export { type FittedRatings, type RatedChoice, rate, type Unit } from './statistics/ratings.js';
export { reportLine, type Standing } from './statistics/report-line.js';
export {
  boundsOf,
  llrOf,
  MODELS,
  type Model,
  type Sprt,
  SprtRun,
  type SprtVerdict,
  STANDARD_SPRT,
  verdictOf,
} from './statistics/sprt.js';
export { quoted } from './teach/plan.js';
export { PLATFORMS } from './teach/platforms.js';
export { teach, tryOut } from './teach/teach.js';
