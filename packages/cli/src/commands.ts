/** The commands of `quadrant`. Each is loaded only when it is called. */
import type { CliCommand } from './command.js';

interface CommandLoader {
  readonly summary: string;
  readonly load: () => Promise<{ readonly command: CliCommand }>;
}

export const COMMANDS: Readonly<Record<string, CommandLoader>> = {
  play: { summary: 'play a game in the terminal', load: () => import('./commands/play.js') },
  run: {
    summary: 'run a file of commands and print the exact transcript',
    load: () => import('./commands/run.js'),
  },
  replay: { summary: 'step through a recorded game', load: () => import('./commands/replay.js') },
  verify: { summary: 'replay a record and say whether it holds', load: () => import('./commands/verify.js') },
  export: {
    summary: 'turn a recorded game into a case',
    load: () => import('./commands/export.js'),
  },
  check: {
    summary: 'run cases against their expected output, or grade a program',
    load: () => import('./commands/check.js'),
  },
  teach: {
    summary: 'write the finished grader of a course system',
    load: () => import('./commands/teach.js'),
  },
  fuzz: {
    summary: 'find the smallest game on which a program differs',
    load: () => import('./commands/fuzz.js'),
  },
  match: { summary: 'let two bots play many games', load: () => import('./commands/match.js') },
  tournament: {
    summary: 'let many bots play, to be resumed, with ratings',
    load: () => import('./commands/tournament.js'),
  },
  simulate: { summary: 'tell how many games come out', load: () => import('./commands/simulate.js') },
  lab: {
    summary: 'merge shards of a tournament, report on one, work for one',
    load: () => import('./commands/lab.js'),
  },
  bot: {
    summary: 'begin a program that plays, or check one',
    load: () => import('./commands/bot.js'),
  },
  env: { summary: 'play games with a program that learns', load: () => import('./commands/env.js') },
  serve: {
    summary: 'serve the page and matches over the network',
    load: () => import('./commands/serve.js'),
  },
  sprt: {
    summary: 'say what counts of pairs tell about two bots',
    load: () => import('./commands/sprt.js'),
  },
  tune: {
    summary: 'find better values for the options of a bot',
    load: () => import('./commands/tune.js'),
  },
  train: { summary: 'learn a net for the bots from nothing', load: () => import('./commands/train.js') },
  schema: {
    summary: 'print JSON Schemas of a game’s views, facts, options and records',
    load: () => import('./commands/schema.js'),
  },
  completion: {
    summary: 'print shell completion for bash, zsh or fish',
    load: () => import('./commands/completion.js'),
  },
};
