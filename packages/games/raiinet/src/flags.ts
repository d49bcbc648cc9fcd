/** The words of the command line, as the rules name them. A wrong one is told in one line that ends with a full stop. */
import { type Flag, type Host, ok, type Result, refuse } from '@quadrant/kernel';
import type { PlayerCount } from './geometry.js';
import { capitals, defaultHand, type Options, WRONG_ORDER, wrongDraw, wrongHand } from './options.js';
import type { Tables } from './tables.js';
import { VIEWS, type Views } from './text.js';
import { DEFAULT_ORDER, makeOrder, parseOrder } from './values.js';

export interface RunSettings {
  readonly options: Options;
  readonly views: Views;
  readonly state: boolean; // print the state at the end
  readonly graphics: boolean;
  readonly input: string | null; // the command file
}

export const DISPLAY_WORD = '-graphics';
export const FLAGS: readonly Flag[] = [
  {
    flag: '-ability1 LFDSP, … -ability4',
    help: 'the cards of a player: five letters, at most two of a kind',
  },
  { flag: '-link1 V1D4…, … -link4', help: 'the values of a player’s links, or a file that has them' },
  { flag: '-p1order, … -p4order', help: 'the same as -link1, … -link4' },
  { flag: '-players 2|4', help: 'two players, or four on the plus-shaped board' },
  { flag: '-views active|all', help: 'the display of the player on move, or all side by side' },
  { flag: '-draw N', help: 'N moves in a row without a download are a draw' },
  { flag: '-state', help: 'print the whole state as JSON at the end' },
  { flag: DISPLAY_WORD, help: 'open the graphical display besides the text' },
];

const SWITCHES = [DISPLAY_WORD, '-state'];
const PLAIN_VALUES = ['-players', '-views', '-draw'];
const OF_A_PLAYER = /^-(?:(ability)|link|p(?=[1-4]order$))([1-4])(?:order)?$/;

/** An option with its value as given last. */
interface Given {
  readonly flag: string; // as it was spelled
  readonly value: string;
}

const bad = (words: string) => refuse('bad-option', words);

export function readFlags(words: readonly string[], host: Host, tables: Tables): Result<RunSettings> {
  const given = new Map<string, Given>(); // by meaning: 'link1' for -link1 and -p1order
  const switches = new Set<string>();
  let input: string | null = null;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    const meaning = meaningOf(word);
    if (SWITCHES.includes(word)) switches.add(word);
    else if (meaning !== null) {
      if (i + 1 === words.length) return bad(`${word} needs a value.`);
      given.set(meaning, { flag: word, value: words[++i] });
    } else if (word.startsWith('-') && word !== '-') return bad(`unknown option ${word}.`);
    else if (input !== null) return bad('one command file at most.');
    else input = word;
  }
  const players = given.get('-players')?.value ?? '2';
  if (players !== '2' && players !== '4') return bad('-players needs 2 or 4.');
  const views = VIEWS.find((v) => v === (given.get('-views')?.value ?? 'active'));
  if (!views) return bad(`-views needs ${VIEWS.join(' or ')}.`);
  const draw = given.get('-draw')?.value ?? null;
  const wrong = draw === null ? null : wrongDraw(/^[0-9]+$/.test(draw) ? Number(draw) : Number.NaN);
  if (wrong) return bad(`-draw ${wrong}`);
  const sides = readSides(given, Number(players) as PlayerCount, host, tables);
  if (!sides.ok) return sides;
  return ok({
    options: {
      players: Number(players) as PlayerCount,
      ...sides.value,
      draw: draw === null ? null : Number(draw),
      single: false,
    },
    views,
    state: switches.has('-state'),
    graphics: switches.has(DISPLAY_WORD),
    input: input === '-' ? null : input,
  });
}

/** Under which name the value of an option is kept; null for a word that is no option with a value. */
function meaningOf(word: string): string | null {
  if (PLAIN_VALUES.includes(word)) return word;
  const form = OF_A_PLAYER.exec(word);
  return form && `${form[1] ?? 'link'}${form[2]}`;
}

function readSides(
  given: ReadonlyMap<string, Given>,
  players: PlayerCount,
  host: Host,
  tables: Tables,
): Result<Pick<Options, 'links' | 'hands'>> {
  const links = Array.from({ length: players }, () => DEFAULT_ORDER);
  const hands = Array.from({ length: players }, () => defaultHand(tables));
  for (const [meaning, { flag, value }] of given) {
    const number = Number(meaning.at(-1));
    if (meaning.startsWith('-')) continue;
    if (number > players) return bad(`player ${number} needs -players 4.`);
    if (meaning.startsWith('ability')) {
      hands[number - 1] = capitals(value);
      const wrong = wrongHand(hands[number - 1], tables);
      if (wrong) return bad(`${flag} ${wrong}`);
    } else {
      const order = parseOrder(value) ?? parseOrder((host.readText(value) ?? '').split(/\s+/).join(''));
      if (!order) return bad(`${flag} ${WRONG_ORDER}`);
      links[number - 1] = makeOrder(order);
    }
  }
  return ok({ links, hands });
}
