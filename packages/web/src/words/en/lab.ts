/** What the page about a tournament of bots says, in English. */
import { countingIn } from '@quadrant/kernel';

const { count, number } = countingIn('en');

export const lab = {
  title: 'A tournament of bots',
  lead: 'Choose the folder that quadrant tournament has written, or drop it here: how everybody stands, and every game to look at. Nothing leaves your computer.',
  choose: 'Choose the folder',
  noTournament: 'This is no folder of a tournament: it has neither results.jsonl nor games.jsonl.',
  badLine: (line: number, file: string) => `Line ${line} of ${file} is not that of a pair.`,
  noGames: 'No pair has been played yet.',
  standings: 'Standings',
  table: 'How the bots stand',
  bot: 'Bot',
  points: 'Points',
  elo: 'Elo, with its 95 % bar',
  share: (points: number, games: number) => `${number(points)} of ${number(games)}`,
  pairs: (pairs: number) => count(pairs, 'pair of games|pairs of games'),
  games: 'Games',
  commands: (commands: number) => count(commands, 'command|commands'),
  look: 'Look',
  lookAt: (game: string) => `Look at game ${game}`,
  more: (left: number) => `Show more, of ${number(left)}`,
};
