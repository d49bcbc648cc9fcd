/** What keys and clicks mean: pick up a link and move it, or take a card and aim it word by word. */
import { capital } from '@quadrant/kernel';
import {
  type Direction,
  game,
  letterOf,
  linkOf,
  ownerOf,
  type RaiinetCommand,
  sightOf,
  turned,
} from '@quadrant/raiinet';
import type { Gesture, Reaction } from '../../kit.js';
import { stepped } from '../../parts/board.js';
import { spoken, told } from '../../spoken.js';
import { linkAt, lying, squareOf } from './board.js';
import { emptyHand, type Hand, movesOf, type RaiScene, turnsOf } from './hand.js';
import { toNextLit } from './lit.js';
import { commandOf, isDirection, nextWords } from './target.js';

type RaiReaction = Reaction<RaiinetCommand, Hand>;

const { grammar } = game;

export function react(gesture: Gesture, scene: RaiScene, hand: Hand): RaiReaction | null {
  if (!scene.live || scene.view.turn !== scene.view.seat) return null;
  if ('square' in gesture) {
    const cursor = lying(sightOf(scene.view), turnsOf(scene), gesture.square);
    return choose(scene, { ...hand, cursor });
  }
  const { key } = gesture;
  if (key === 'escape' && (hand.link !== null || hand.card !== null)) return { ui: emptyHand(hand.cursor) };
  if (key === 'enter' || key === ' ') return choose(scene, hand);
  if (key === 'tab' || key === 'backtab') return { ui: toNextLit(scene, hand, key === 'tab' ? 1 : -1) };
  if (/^[1-9]$/.test(key)) return takeCard(scene, hand, Number(key));
  if (isDirection(key)) return arrow(scene, hand, turned(key, 4 - turnsOf(scene))); // up is up on the screen
  return letter(scene, hand, key);
}

/** An arrow moves what is picked up, aims a card that wants a direction, or else the cursor. */
function arrow(scene: RaiScene, hand: Hand, direction: Direction): RaiReaction {
  const view = sightOf(scene.view);
  const { legal } = scene;
  if (hand.link !== null) return move(scene, hand, direction);
  if (hand.card !== null && nextWords(legal, view.players, hand.card, hand.words).kind === 'direction') {
    return aim(scene, hand, direction);
  }
  const size = view.players === 2 ? 8 : 10;
  return { ui: { ...hand, cursor: stepped(hand.cursor, direction, { columns: size, rows: size })! } };
}

/** The cursor goes along with the link. */
function move(scene: RaiScene, { link, cursor }: Hand, direction: Direction): RaiReaction {
  const found = movesOf(scene, link!).find((each) => each.direction === direction);
  const [row, column] = found && !found.leaves ? found.place : [cursor.row, cursor.column];
  return { command: grammar.intern('move', letterOf(link!), direction), ui: emptyHand({ row, column }) };
}

/** Enter or a click at the cursor. */
function choose(scene: RaiScene, hand: Hand): RaiReaction {
  const view = sightOf(scene.view);
  const { legal } = scene;
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
    if (hit) return { command: hit.command, ui: emptyHand(hand.cursor) };
    if (link < 0) return { ui: hand, words: spoken.texts.links.cannotGo };
  }
  return pick(scene, hand, link);
}

function pick(scene: RaiScene, hand: Hand, link: number): RaiReaction {
  const view = sightOf(scene.view);
  if (link < 0) return { ui: hand };
  if (ownerOf(link) !== view.seat)
    return { ui: { ...hand, link: null }, words: spoken.texts.links.notYours(letterOf(link)) };
  return {
    ui: {
      cursor: squareOf(view, view.links[link].at),
      link: hand.link === link ? null : link,
      card: null,
      words: [],
    },
  };
}

function takeCard({ refusal }: RaiScene, hand: Hand, card: number): RaiReaction {
  if (hand.card === card) return { ui: emptyHand(hand.cursor) };
  const refused = refusal(grammar.intern('ability', String(card)));
  if (refused && refused.code !== 'usage')
    return { words: capital(told(refused, spoken.words.links.refusals)) };
  return { ui: { ...emptyHand(hand.cursor), card } };
}

/** One more word of a card's target; the last one plays the card. */
function aim(scene: RaiScene, hand: Hand, word: string): RaiReaction {
  const words = [...hand.words, word];
  const card = hand.card!;
  const command = commandOf(scene.legal, card, words);
  if (command) return { command, ui: emptyHand(hand.cursor) };
  if (nextWords(scene.legal, scene.view.players, card, words).kind !== 'none')
    return { ui: { ...hand, words } };
  const whole = grammar.intern('ability', String(card), ...words.join(' ').split(' '));
  const refused = scene.refusal(whole);
  const { texts, words: ofGame } = spoken;
  return {
    ui: hand,
    words: refused ? capital(told(refused, ofGame.links.refusals)) : texts.links.noTarget,
  };
}

/** A letter names a link, or the choice that a card wants. */
function letter(scene: RaiScene, hand: Hand, key: string): RaiReaction | null {
  const view = sightOf(scene.view);
  const { legal } = scene;
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
