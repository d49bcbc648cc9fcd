/** Random games of RAIInet: two or four players, any hands and orders, cards used early, links that press forward. */
import type { Command, Rng } from '@quadrant/kernel';
import type { GameModule } from '../../games.js';
import type { Maker } from '../maker.js';
import { type Script, withCommands } from '../script.js';
import { between, chance, mostEventful, nextCommand, pick, type WalkStyle } from '../walk.js';
import { fittingArgs, troubleWithCards } from './fitting.js';
import { randomArgs, readArgs, simplerArgs, spoiltArgs } from './options.js';
import { rules } from './rules.js';

const STYLES: readonly WalkStyle[] = [
  { likes: { ability: 1, move: 2 }, caution: 0, slips: 0.03 },
  { likes: { ability: 3, move: 1 }, caution: 0, slips: 0.03 },
  { likes: { ability: 0.2, move: 2 }, caution: 0, slips: 0.03 },
];
/** Where the links of each player want to go. */
const FORWARD = ['down', 'up', 'right', 'left'] as const;
const LETTERS = 'abcdefghABCDEFGHijklmnopIJKLMNOP';
/** Who does not know that a game is over plays on, which boards alone tell. */
const AFTER_THE_END = [...LETTERS].map((link, i) => `move ${link} ${FORWARD[i >> 3]}`);
const SLIPS = [
  'board',
  'abilities',
  'board now',
  'move a',
  'move',
  'move z up',
  'move a sideways',
  'ability',
  'ability 9',
  'ability 1',
  'ability 2 9 9',
  'ability 2 x y',
  'ability 1 a b c',
  'ability 3 zz',
  'sequence no-such-file',
  'sequence',
  'Move a up',
  '# a remark',
  '  move   a    down  ',
  '',
] as const;

export const raiinet: Maker = {
  spelling: 'lines',
  gamesPerInput: 1,
  malformedEvery: 10,
  longest: 150,
  begin: ({ game }, { args }) => {
    const options = game.readOptions(readArgs(args));
    return options.ok ? game.begin(options.value, game.defaultSeed) : null;
  },
  make(own, rng, { longest, near, beginning }) {
    const script = { args: near?.args ?? randomArgs(rng), map: null, commands: beginning };
    return withCommands(script, play(own, rng, script, longest));
  },
  argsWithin: fittingArgs,
  troubleWith: troubleWithCards,
  makeMalformed: (_, rng) => ({ args: spoiltArgs(rng), map: null, commands: ['board'] }),
  *simplify(script) {
    for (const args of simplerArgs(script.args)) yield { ...script, args };
    for (let i = 0; i < script.commands.length; i++) {
      const tidy = script.commands[i].trim().replace(/\s+/g, ' ');
      if (tidy !== script.commands[i]) yield withCommands(script, script.commands.with(i, tidy));
    }
  },
  reveal: (script) => script,
  rules,
};

/** Goes on from the commands of the script. */
function play(own: GameModule, rng: Rng, script: Script, longest: number): string[] {
  const { game } = own;
  const position = raiinet.begin(own, script);
  if (position === null) return ['board'];
  const { hands } = readArgs(script.args);
  const style = pick(STYLES, rng);
  const drive = pick([0, 0.5, 0.8], rng);
  const drama = pick([0, 0, 0.8], rng);
  const commands: string[] = [];
  const give = (text: string) => {
    commands.push(text);
    const parsed = game.grammar.parse(text);
    if (parsed.ok) game.perform(position, game.onMove(position), parsed.value, null);
  };
  for (const text of script.commands) give(text);
  while (commands.length < longest && game.outcome(position) === null) {
    const text = nextText(game, position, hands, commands, rng, style, drive, drama);
    if (text === null) break;
    give(text);
  }
  if (chance(0.1, rng)) commands.push(pick(['quit', 'board', 'move a down'], rng));
  if (game.outcome(position) !== null) commands.push(...AFTER_THE_END);
  return commands.slice(0, Math.max(1, between(longest >> 1, longest, rng)));
}

function nextText(
  game: GameModule['game'],
  // biome-ignore lint/suspicious/noExplicitAny: a position of any game
  position: any,
  hands: readonly string[],
  before: readonly string[],
  rng: Rng,
  style: WalkStyle,
  drive: number,
  drama: number,
): string | null {
  if (chance(0.04, rng)) return pick(SLIPS, rng);
  if (chance(0.12, rng)) return doubtfulCard(hands[game.onMove(position)], hands.length, before, rng);
  if (chance(0.05, rng)) return refusedMove(game, position, rng);
  const command = nextCommand(game, position, rng, style);
  if (command?.name !== 'move') return command && game.grammar.print(command);
  const eventful = chance(drama, rng) ? mostEventful(game, position, 'move', rng) : null;
  const pressing = eventful ?? (chance(drive, rng) ? forward(game, position, rng) : null);
  return game.grammar.print(pressing ?? command);
}

/** A card with a target of the right form that may well be refused, often a link that a card was aimed at just before. */
function doubtfulCard(hand: string, players: number, before: readonly string[], rng: Rng): string {
  const card = rng.below(hand.length);
  const letters = players === 4 ? LETTERS : LETTERS.slice(0, 16);
  const aimedAt = before.slice(-8).flatMap((text) => /^ability \d ([A-Pa-p])\b/.exec(text)?.[1] ?? []);
  const link = () => pick(aimedAt.length > 0 && chance(0.5, rng) ? aimedAt : [...letters], rng);
  const targets: Readonly<Record<string, () => readonly (string | number)[]>> = {
    F: () => [rng.below(11), rng.below(11)],
    H: () => [link(), pick(FORWARD, rng)],
    N: () => [link(), link(), pick(['swap', 'keep', 'perhaps'], rng)],
  };
  const target = targets[hand[card].toUpperCase()] ?? (() => [link()]);
  return ['ability', card + 1, ...target()].join(' ');
}

/** A way that one's own link may not go: over an edge, onto one's own ports and links. */
// biome-ignore lint/suspicious/noExplicitAny: a position of any game
function refusedMove(game: GameModule['game'], position: any, rng: Rng): string | null {
  const legal: Command[] = [];
  game.legal(position, game.onMove(position), legal);
  const moves = legal.filter(({ name }) => name === 'move').map((each) => game.grammar.print(each));
  const links = [...new Set(moves.map((text) => text.split(' ')[1]))];
  const refused = links.flatMap((link) =>
    FORWARD.map((way) => `move ${link} ${way}`).filter((text) => !moves.includes(text)),
  );
  return pick(refused.length > 0 ? refused : ['board'], rng);
}

// biome-ignore lint/suspicious/noExplicitAny: a position of any game
function forward(game: GameModule['game'], position: any, rng: Rng): Command | null {
  const legal: Command[] = [];
  const seat = game.onMove(position);
  game.legal(position, seat, legal);
  const ahead = legal.filter(({ name, args }) => name === 'move' && args[1] === FORWARD[seat]);
  return ahead.length > 0 ? pick(ahead, rng) : null;
}
