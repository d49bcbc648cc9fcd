/** What a player sees: the board with what can be chosen now, both sides' totals, the own cards. */
import { abilityOf, isUsed, letterOf, linkOf, type View } from '@quadrant/raiinet';
import type { Square } from '../../parts/board.js';
import type { GameFrame, KeyLabel, PanelItem } from '../../parts/frame.js';
import { BOLD, ink } from '../../screen/canvas.js';
import { boardPicture, describe, numberOf } from './board.js';
import { type Hand, movesOf, type RaiScene } from './hand.js';
import { nextWords } from './target.js';

export function frame(scene: RaiScene, hand: Hand): GameFrame {
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
      items.push({ label: '', text, ...(used ? { style: ink('faint') } : {}) });
    });
  }
  return items;
}
