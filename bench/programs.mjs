/** Programs on pipes: what a move and a tried step cost, in CPU time of the program and of its host together. */
import { fileURLToPath } from 'node:url';
import { isForfeit } from '@quadrant/bots';
import { BotProgram, dealOf, playGame } from '@quadrant/lab/bots';
import { game as raiinet } from '@quadrant/raiinet';
import { game as spaceDefender } from '@quadrant/space-defender-2';
import { compare } from './clock.mjs';
import { chess } from './peers.mjs';

const LIMIT_MS = 0.3;
const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));
/** Lets a program say at its end what it has spent. */
const SAYING =
  'data:text/javascript,process.on("exit",()=>process.stderr.write(JSON.stringify(process.cpuUsage())))';

/** Plays games with a program at every seat for so many CPU-seconds of ours; gives the work and all CPU-seconds. */
async function playing(game, file, seconds, workOf) {
  const program = await BotProgram.open({
    command: `"${process.execPath}" --import '${SAYING}' "${pathOf(file)}"`,
    folder: '/',
    host: 'bench',
    games: { [game.id]: game.version },
  });
  if (isForfeit(program)) throw new Error(program.words);
  const bot = { id: 'program', game: game.id, words: '', rating: null, options: [] };
  const own = { name: 'program', seed: 1, maker: { ...bot, make: (config) => program.begin(game, config) } };
  const start = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  let work = 0;
  for (let number = 0; spent() < seconds; number++) {
    const deal = dealOf(game, 1, number);
    const played = await playGame({
      game,
      ...deal,
      seats: Array(game.seatsOf(deal.options)).fill(own),
    });
    if (played.faults.length > 0) throw new Error(played.faults[0].words);
    work += workOf(played);
  }
  const ours = spent();
  await program.quit();
  const { user, system } = JSON.parse(program.takeLog());
  return { work, seconds: ours + (user + system) / 1e6 };
}

const movesOf = ({ plies }) => plies;

export const programs = () => [
  {
    name: 'programs: a move over the pipe, with the list of legal ones',
    unit: 'milliseconds of CPU time, both sides',
    peerName: 'the limit',
    want: '<= 1',
    rates: async (seconds) => {
      const play = (time) => playing(raiinet, '../packages/cli/starters/js/bot.mjs', time, movesOf);
      await play(seconds / 3); // warms up
      const { work, seconds: spent } = await play(seconds);
      return { ours: (1000 * spent) / work, peer: LIMIT_MS };
    },
  },
  {
    name: 'programs: steps tried over the pipe',
    unit: 'steps per CPU-second, both sides',
    peerName: 'chessops, moves',
    want: '>= 0.1',
    rates: async (seconds) => {
      const { work, seconds: spent } = await playing(
        spaceDefender,
        'programs/tries.mjs',
        seconds,
        () => STEPS_A_GAME,
      );
      const { peer } = compare(chess(), chess(), seconds / 2);
      return { ours: work / spent, peer };
    },
  },
];
/** As bench/programs/tries.mjs asks for them. */
const STEPS_A_GAME = 1000 * 11;
