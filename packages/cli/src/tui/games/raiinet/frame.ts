/** What a player sees: the board with what can be chosen now, both sides' totals, the own cards. */
import {
  abilityOf,
  isUsed,
  letterOf,
  type Sight,
  sightOf,
  squareAt,
  type Threat,
  threats,
} from '@quadrant/raiinet';
import type { GameFrame, KeyLabel, PanelItem } from '../../parts/frame.js';
import { BOLD, ink } from '../../screen/canvas.js';
import { boardPicture, describe } from './board.js';
import { type Hand, movesOf, type RaiScene } from './hand.js';
import { litSquares } from './lit.js';
import { type Next, nextWords } from './target.js';

export function frame(scene: RaiScene, hand: Hand): GameFrame {
  const view = sightOf(scene.view);
  const { live } = scene;
  const playing = live && view.turn === view.seat;
  const attacks = scene.threats && live && view.seat >= 0 && view.end === null ? threats(scene.view) : [];
  const attacked = new Set(attacks.map(({ at }) => squareAt(view.players, ...at)));
  return {
    board: boardPicture(
      view,
      { cursor: playing ? hand.cursor : null, picked: hand.link, lit: litSquares(scene, hand), attacked },
      hand.cursor,
    ),
    panel: panel(view),
    hint: playing ? [hint(scene, hand), ...warning(attacks, hand)].join(' ') : '',
    keys: playing ? keys(scene, hand) : [],
    legend: LEGEND,
  };
}

const LEGEND = [
  ['D3', 'data of strength 3'],
  ['V2', 'virus of strength 2'],
  ['?', 'not known to you'],
  ['!', 'can be attacked'],
  ['+', 'boosted'],
  ['x', 'jammed'],
  ['S', 'server port'],
] as const;

/** Who can attack the link under the cursor, and how likely it is lost. */
function warning(attacks: readonly Threat[], hand: Hand): string[] {
  if (hand.link !== null || hand.card !== null) return [];
  const { row, column } = hand.cursor;
  const here = attacks.find(({ at }) => at[0] === row && at[1] === column);
  return (here?.by ?? []).map(({ link, odds }) => `${link} can take it: ${Math.round(100 * odds)} %.`);
}

function hint(scene: RaiScene, hand: Hand): string {
  const view = sightOf(scene.view);
  const { legal } = scene;
  if (hand.link !== null) {
    const ends = movesOf(scene, hand.link).map(({ direction, place, leaves }) =>
      leaves ? `${direction}: off the board, you download it` : `${direction} to (${place})`,
    );
    return `Move ${letterOf(hand.link)}: ${ends.join('; ') || 'no direction is open'}.`;
  }
  if (hand.card !== null) {
    const ability = abilityOf(view.seats[view.seat].hand[hand.card - 1])!;
    const wanted = say(nextWords(legal, view.players, hand.card, hand.words));
    return hand.words.length === 0
      ? `${ability.name}: ${ability.help} ${wanted}`
      : `${ability.name} ${hand.words.join(' ')}: ${wanted}`;
  }
  return describe(view, hand.cursor);
}

/** What a card still wants. */
function say(next: Next): string {
  switch (next.kind) {
    case 'link':
      return `Choose a link: ${[...next.words].join(' ')}.`;
    case 'square':
      return 'Choose a square.';
    case 'direction':
      return `Choose a direction: ${[...next.words].join(', ')}.`;
    case 'choice':
      return `Type ${[...next.words].map((word) => `${word[0]} to ${word}`).join(', ')}.`;
    case 'none':
      return 'It has no target now.';
  }
}

const PUT_BACK: KeyLabel = { key: 'escape', shown: 'Esc', does: 'put back' };
const AIM: readonly KeyLabel[] = [
  { key: 'tab', shown: 'Tab', does: 'next target' },
  { key: 'enter', shown: 'Enter', does: 'choose' },
];
const AIMING: Readonly<Record<Next['kind'], readonly KeyLabel[]>> = {
  link: AIM,
  square: AIM,
  direction: [{ key: 'up', shown: 'arrows', does: 'choose' }],
  choice: [],
  none: [],
};

function keys({ view, legal }: RaiScene, hand: Hand): readonly KeyLabel[] {
  if (hand.link !== null) return [{ key: 'up', shown: 'arrows', does: 'move' }, PUT_BACK];
  if (hand.card !== null)
    return [...AIMING[nextWords(legal, view.players, hand.card, hand.words).kind], PUT_BACK];
  return [
    { key: 'enter', shown: 'Enter', does: 'pick a link' },
    { key: 'tab', shown: 'Tab', does: 'next link' },
    { key: '1', shown: '1-5', does: 'play a card' },
  ];
}

function panel(view: Sight): PanelItem[] {
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
