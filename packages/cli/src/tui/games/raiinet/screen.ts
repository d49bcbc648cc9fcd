/** RAIInet in the terminal: pick a link and a direction, or a card and its target. */
import {
  abilityOf,
  type Choice,
  choicesOf,
  DIRECTIONS,
  type Direction,
  game,
  isUsed,
  letterOf,
  linkOf,
  ownerOf,
  type RaiinetCommand,
  type View,
} from '@quadrant/raiinet';
import type { GameScreen, Gesture, Reaction, Scene } from '../../kit.js';
import { type Square, stepped } from '../../parts/board.js';
import type { GameFrame, KeyLabel, PanelItem } from '../../parts/frame.js';
import { BOLD, ink } from '../../screen/canvas.js';
import { boardPicture, describe, linkAt, numberOf, squareOf } from './board.js';
import { commandOf, nextWords } from './target.js';

/** What is in the hand: nothing, a link about to move, or a card about to be aimed. */
export interface Hand {
  readonly cursor: Square;
  readonly link: number | null; // picked up to move
  readonly card: number | null; // 1 to 5
  readonly words: readonly string[]; // of the card's target, chosen so far
}

type RaiScene = Scene<RaiinetCommand, View>;
type RaiReaction = Reaction<RaiinetCommand, Hand>;

const { grammar } = game;
/** The legal moves of a link, each with the place where it ends. */
const movesOf = ({ view, legal }: RaiScene, link: number): Choice[] =>
  choicesOf(view, legal).filter((c) => c.card === null && c.link === letterOf(link));

const empty = (cursor: Square): Hand => ({ cursor, link: null, card: null, words: [] });

/** The cursor begins on the seat's first link that is on the board. */
function start(view: View): Hand {
  const mine = view.links.findIndex((l, i) => l.at >= 0 && ownerOf(i) === Math.max(0, view.seat));
  return empty(mine < 0 ? { row: 0, column: 0 } : squareOf(view, view.links[mine].at));
}

function frame(scene: RaiScene, hand: Hand): GameFrame {
  const { view, live } = scene;
  const playing = live && view.turn === view.seat;
  return {
    board: boardPicture(
      view,
      { cursor: playing ? hand.cursor : null, picked: hand.link, lit: litSquares(scene, hand) },
      hand.cursor,
    ),
    panel: panel(view),
    hint: playing ? hint(scene, hand) : '',
    keys: playing ? keys(hand) : [],
  };
}

/** The squares that Enter would take now. */
function litSquares(scene: RaiScene, hand: Hand): Set<number> {
  const { view, legal } = scene;
  const at = (letter: string) => view.links[linkOf(view.players, letter)].at;
  if (hand.link !== null) {
    const ends = movesOf(scene, hand.link).filter((move) => !move.leaves);
    return new Set(ends.map(({ place: [row, column] }) => numberOf(view, { row, column })));
  }
  if (hand.card === null) return new Set(legal.filter((c) => c.name === 'move').map((c) => at(c.args[0])));
  const next = nextWords(legal, view.players, hand.card, hand.words);
  if (next.kind === 'link') return new Set([...next.words].map(at));
  if (next.kind !== 'square') return new Set();
  return new Set([...next.words].map((word) => numberOf(view, asSquare(word))));
}

function asSquare(word: string): Square {
  const [row, column] = word.split(' ').map(Number);
  return { row, column };
}

function hint(scene: RaiScene, hand: Hand): string {
  const { view, legal } = scene;
  if (hand.link !== null) {
    const ends = movesOf(scene, hand.link).map(({ direction, place, leaves }) =>
      leaves ? `${direction}: off the board, you download it` : `${direction} to (${place})`,
    );
    return `Move ${letterOf(hand.link)}: ${ends.join('; ') || 'no direction is open'}.`;
  }
  if (hand.card !== null) {
    const ability = abilityOf(view.seats[view.seat].hand[hand.card - 1]);
    const next = nextWords(legal, view.players, hand.card, hand.words);
    const wanted = {
      link: `choose a link: ${next.kind === 'link' ? [...next.words].join(' ') : ''}`,
      square: 'choose a square',
      direction: 'choose a direction with the arrows',
      choice:
        next.kind === 'choice' ? `type ${[...next.words].map((w) => `${w[0]} to ${w}`).join(', ')}` : '',
      none: 'it has no target now',
    }[next.kind];
    return `${ability?.name}${hand.words.length > 0 ? ` ${hand.words.join(' ')}` : ''}: ${wanted}.`;
  }
  return describe(view, hand.cursor);
}

function keys(hand: Hand): KeyLabel[] {
  if (hand.link !== null)
    return [
      { key: 'up', shown: 'arrows', does: 'move' },
      { key: 'escape', shown: 'Esc', does: 'put back' },
    ];
  if (hand.card !== null)
    return [
      { key: 'enter', shown: 'Enter', does: 'choose' },
      { key: 'escape', shown: 'Esc', does: 'put back' },
    ];
  return [
    { key: 'enter', shown: 'Enter', does: 'pick a link' },
    { key: 'tab', shown: 'Tab', does: 'next link' },
    { key: '1', shown: '1-5', does: 'play a card' },
  ];
}

function panel(view: View): PanelItem[] {
  const items: PanelItem[] = [];
  view.seats.forEach((player, seat) => {
    const you = seat === view.seat ? ', you' : '';
    const turn = seat === view.turn && view.end === null ? ' <' : '';
    items.push({
      label: '',
      text: `Player ${seat + 1}${player.out ? ': eliminated' : you}${turn}`,
      style: BOLD,
    });
    const unused = [...player.hand].filter((_, i) => !isUsed(player, i)).length;
    items.push({ label: '', text: `  ${player.data}D ${player.viruses}V of 4, ${unused} cards` });
  });
  const own = view.seats[view.seat];
  if (own) {
    items.push({
      label: '',
      text: view.abilityUsed && view.turn === view.seat ? 'Your cards (one used)' : 'Your cards',
      style: BOLD,
    });
    [...own.hand].forEach((letter, i) => {
      const used = isUsed(own, i);
      const text = `  ${i + 1} ${abilityOf(letter)?.name ?? letter}${used ? ', used' : ''}`;
      items.push({ label: '', text, ...(used ? { style: ink('grey') } : {}) });
    });
  }
  return items;
}

function react(gesture: Gesture, scene: RaiScene, hand: Hand): RaiReaction | null {
  if (!scene.live || scene.view.turn !== scene.view.seat) return null;
  if ('square' in gesture) return choose(scene, { ...hand, cursor: gesture.square });
  const { key } = gesture;
  if (key === 'escape' && (hand.link !== null || hand.card !== null)) return { ui: empty(hand.cursor) };
  if (key === 'enter' || key === ' ') return choose(scene, hand);
  if (key === 'tab' || key === 'backtab') return { ui: nextLink(scene, hand, key === 'tab' ? 1 : -1) };
  if (/^[1-9]$/.test(key)) return takeCard(scene, hand, Number(key));
  if ((DIRECTIONS as readonly string[]).includes(key)) return arrow(scene, hand, key as Direction);
  return letter(scene, hand, key);
}

/** An arrow moves what is picked up, aims a card that wants a direction, or else the cursor. */
function arrow(scene: RaiScene, hand: Hand, direction: Direction): RaiReaction {
  const { view, legal } = scene;
  if (hand.link !== null)
    return { command: grammar.intern('move', letterOf(hand.link), direction), ui: empty(hand.cursor) };
  if (hand.card !== null && nextWords(legal, view.players, hand.card, hand.words).kind === 'direction') {
    return aim(scene, hand, direction);
  }
  const size = view.players === 2 ? 8 : 10;
  return { ui: { ...hand, cursor: stepped(hand.cursor, direction, { columns: size, rows: size })! } };
}

/** Enter or a click at the cursor. */
function choose(scene: RaiScene, hand: Hand): RaiReaction {
  const { view, legal } = scene;
  const link = linkAt(view, hand.cursor);
  if (hand.card !== null) {
    const next = nextWords(legal, view.players, hand.card, hand.words);
    const word =
      next.kind === 'square' ? `${hand.cursor.row} ${hand.cursor.column}` : link >= 0 ? letterOf(link) : '';
    return word === '' ? { ui: hand } : aim(scene, hand, word);
  }
  if (hand.link !== null) {
    const { row, column } = hand.cursor;
    const hit = movesOf(scene, hand.link).find(({ place }) => place[0] === row && place[1] === column);
    if (hit) return { command: hit.command, ui: empty(hand.cursor) };
    if (link < 0) return { ui: hand, words: 'That link cannot go there.' };
  }
  return pick(scene, hand, link);
}

function pick({ view }: RaiScene, hand: Hand, link: number): RaiReaction {
  if (link < 0) return { ui: hand };
  if (ownerOf(link) !== view.seat)
    return { ui: { ...hand, link: null }, words: `${letterOf(link)} is not yours.` };
  return {
    ui: {
      cursor: squareOf(view, view.links[link].at),
      link: hand.link === link ? null : link,
      card: null,
      words: [],
    },
  };
}

function takeCard({ view, refusal }: RaiScene, hand: Hand, card: number): RaiReaction {
  if (hand.card === card) return { ui: empty(hand.cursor) };
  const refused = refusal(grammar.intern('ability', String(card)));
  if (refused && refused.code !== 'usage') return { words: capital(refused.words) };
  const ability = abilityOf(view.seats[view.seat].hand[card - 1]);
  return { ui: { ...empty(hand.cursor), card }, words: ability?.help ?? '' };
}

/** One more word of a card's target; the last one plays the card. */
function aim(scene: RaiScene, hand: Hand, word: string): RaiReaction {
  const words = [...hand.words, word];
  const card = hand.card!;
  const command = commandOf(scene.legal, card, words);
  if (command) return { command, ui: empty(hand.cursor) };
  if (nextWords(scene.legal, scene.view.players, card, words).kind !== 'none')
    return { ui: { ...hand, words } };
  const whole = grammar.intern('ability', String(card), ...words.join(' ').split(' '));
  return { ui: hand, words: capital(scene.refusal(whole)?.words ?? 'That is no target.') };
}

/** A letter names a link, or the choice that a card wants. */
function letter(scene: RaiScene, hand: Hand, key: string): RaiReaction | null {
  const { view, legal } = scene;
  if (hand.card !== null) {
    const next = nextWords(legal, view.players, hand.card, hand.words);
    const word =
      next.kind === 'choice'
        ? [...next.words].find((w) => w[0] === key)
        : next.kind === 'link' && next.words.has(key)
          ? key
          : undefined;
    return word === undefined ? null : aim(scene, hand, word);
  }
  const link = linkOf(view.players, key);
  if (link < 0 || ownerOf(link) !== view.seat || view.links[link].at < 0) return null;
  return pick(scene, hand, link);
}

/** The next of the seat's links that can move. */
function nextLink({ view, legal }: RaiScene, hand: Hand, step: number): Hand {
  const movable = [
    ...new Set(legal.filter((c) => c.name === 'move').map((c) => linkOf(view.players, c.args[0]))),
  ];
  if (movable.length === 0) return hand;
  const now = movable.indexOf(linkAt(view, hand.cursor));
  const link = movable[now < 0 ? 0 : (now + step + movable.length) % movable.length];
  return { ...empty(squareOf(view, view.links[link].at)), card: hand.card, words: hand.words };
}

const capital = (words: string) => words[0].toUpperCase() + words.slice(1);

export const screen: GameScreen<RaiinetCommand, View, Hand> = {
  start,
  after: (hand, { view }) => (view.turn === view.seat ? empty(hand.cursor) : start(view)),
  frame,
  react,
  help: [
    ['a letter, Enter', 'pick up one of your links (its letter, or at the cursor)'],
    ['arrows', 'with a link picked up: move it; else move the cursor'],
    ['Tab', 'go to the next link that can move'],
    [
      '1 to 5',
      'play a card before you move: its targets light up as <…>; choose with the cursor, a click or a letter',
    ],
    ['Esc', 'put the link or the card back'],
    [
      'On the board',
      'aV1 your link a, virus of strength 1; B? unknown; D data; + boosted, x jammed; S ports',
    ],
    ['', 'm w (four players: 1 to 4) firewalls of the players 1 and 2; [ ] cursor, < > where you may go'],
    ['The aim', 'download four data; whoever downloads four viruses loses'],
  ],
};
