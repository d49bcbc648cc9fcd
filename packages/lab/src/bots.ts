/** Bots at work: programs on pipes, who plays, and games between them. */
export { type BotCheck, type CheckedStep, checkBot } from './bot-check/bot-check.js';
export { FrameReader, frameOf } from './env/frames.js';
export { EnvTalk } from './env/talk.js';
export type { Patience } from './host/patience.js';
export { BotProgram, type ProgramStart } from './host/program.js';
export { openLineup, type PlayedLine } from './jobs/chunk.js';
export { Faults } from './jobs/faults.js';
export { finish } from './jobs/finish.js';
export { TournamentFolder } from './jobs/folder.js';
export { lockFolder } from './jobs/lock.js';
export { merge } from './jobs/merge.js';
export { runTournament } from './jobs/run.js';
export {
  type Anchor,
  anchorOf,
  differenceOf,
  digestOfSpec,
  groupSize,
  isRepeatable,
  missingPairs,
  pairsIn,
  type Shard,
  SPEC_FORMAT,
  type Spec,
  type TournamentType,
  TYPES,
} from './jobs/spec.js';
export { type Encounter, Standings } from './jobs/standings.js';
export { dealOf, readSingle } from './play/deals.js';
export {
  type GamePlan,
  type PlayedEntry,
  type PlayedGame,
  playGame,
  type Seated,
} from './play/play-game.js';
export { type PairPlan, type PlayedPair, playPair } from './play/play-pair.js';
export { byHeart } from './probe/by-heart.js';
export { atTheEnd } from './process/cleanup.js';
export type { Report, Section } from './report/section.js';
export { textOfReport } from './report/table.js';
export { reportOfTournament } from './report/tournament-report.js';
export { USUAL_PAGE, writeReport } from './report/write-report.js';
export * from './simulate/index.js';
export { MOST_IN_REPORT, SimulationReport } from './simulate/simulation-report.js';
export { fixed } from './statistics/report-line.js';
export { ProcessPlayers, type TrainingPlayers } from './training/players.js';
export { readParameter } from './tune/parameter.js';
export { STANDARD_SPSA } from './tune/spsa.js';
export { type TunedStep, type Tuning, tune } from './tune/tune.js';
export { type OpenBot, openWho, type WhoContext } from './who/open-who.js';
