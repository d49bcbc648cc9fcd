/** What a player sees: the board with what can be chosen now, both sides' totals, the own cards. */
import type { Seat } from '@quadrant/kernel';
import {
  abilityOf,
  type Direction,
  helpIn,
  isUsed,
  letterOf,
  type Meeting,
  meetings,
  type Preview,
  type SeenFact,
  type Sight,
  sightOf,
  squareAt,
  type Threat,
  threats,
  turned,
} from '@quadrant/raiinet';
import type { GameFrame, KeyLabel, PanelItem } from '../../parts/frame.js';
import { BOLD, ink } from '../../screen/canvas.js';
import { spoken } from '../../spoken.js';
import { boardPicture, describe } from './board.js';
import { type Hand, movesOf, type RaiScene, turnsOf } from './hand.js';
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
      {
        cursor: playing ? hand.cursor : null,
        picked: hand.link,
        lit: litSquares(scene, hand),
        attacked,
        moved: movedSquares(scene),
      },
      hand.cursor,
      turnsOf(scene),
    ),
    panel: panel(scene),
    hint: playing ? [hint(scene, hand), ...warning(attacks, hand)].join(' ') : '',
    keys: playing ? keys(scene, hand) : [],
    legend: spoken.texts.links.legend,
  };
}

/** Where the last moves led from and to. */
function movedSquares({ view, news }: RaiScene): Set<number> {
  const places = (news() as readonly SeenFact[]).flatMap((fact) =>
    fact.kind === 'moved' ? [fact.from, ...(fact.to ? [fact.to] : [])] : [],
  );
  return new Set(places.map((place) => squareAt(view.players, ...place)));
}

/** Who can attack the link under the cursor, and how likely it is lost. */
function warning(attacks: readonly Threat[], hand: Hand): string[] {
  if (hand.link !== null || hand.card !== null) return [];
  const { row, column } = hand.cursor;
  const here = attacks.find(({ at }) => at[0] === row && at[1] === column);
  return (here?.by ?? []).map(({ link, odds }) => spoken.texts.links.attack(link, Math.round(100 * odds)));
}

function hint(scene: RaiScene, hand: Hand): string {
  const view = sightOf(scene.view);
  const { legal } = scene;
  const texts = spoken.texts.links;
  if (hand.link !== null) {
    const ends = movesOf(scene, hand.link).map((move) => {
      const { place, leaves } = move;
      const direction = turned(move.direction!, turnsOf(scene));
      return leaves ? texts.leaves(direction) : texts.goes(direction, place.join(','), met(scene, move));
    });
    return texts.moves(letterOf(hand.link), ends.join('; '));
  }
  if (hand.card !== null) {
    const ability = abilityOf(view.seats[view.seat].hand[hand.card - 1])!;
    const wanted = say(nextWords(legal, view.players, hand.card, hand.words), turnsOf(scene));
    const help = hand.words.length === 0 ? `${helpIn(spoken.words.links, ability)} ` : '';
    return texts.card(ability.name, hand.words.join(' '), help + wanted);
  }
  return describe(view, hand.cursor);
}

/** What a step would meet, and how that may end; empty where it meets nothing. */
const met = ({ view }: RaiScene, move: Preview): string =>
  meetings(view, move)
    .flatMap((meeting) => saidOf(meeting, view.seat))
    .join(', ');

function saidOf(meeting: Meeting, seat: Seat): string[] {
  const { meets } = spoken.texts.links;
  switch (meeting.kind) {
    case 'edge':
      return [];
    case 'battle':
      return [meets.battle(meeting.link, Math.round(100 * meeting.odds))];
    case 'port':
      return [meeting.seat === seat ? meets.yourPort : meets.port(meeting.seat + 1)];
    case 'wall':
      return [meeting.virus ? meets.stopped : meets.shown];
  }
}

/** What a card still wants. */
function say(next: Next, turns: number): string {
  const { wanted, directions } = spoken.texts.links;
  switch (next.kind) {
    case 'link':
      return wanted.link([...next.words].join(' '));
    case 'square':
      return wanted.square;
    case 'direction':
      return wanted.direction(
        [...next.words].map((word) => directions[turned(word as Direction, turns)]).join(', '),
      );
    case 'choice':
      return wanted.choice([...next.words]);
    case 'none':
      return wanted.none;
  }
}

function aiming(kind: Next['kind']): readonly KeyLabel[] {
  const { shell, texts } = spoken;
  const { keys: does } = texts.links;
  if (kind === 'direction') return [{ key: 'up', shown: shell.arrows, does: does.choose }];
  if (kind !== 'link' && kind !== 'square') return [];
  return [
    { key: 'tab', shown: shell.tab, does: does.nextTarget },
    { key: 'enter', shown: shell.enter, does: does.choose },
  ];
}

function keys({ view, legal }: RaiScene, hand: Hand): readonly KeyLabel[] {
  const { shell, texts } = spoken;
  const { keys: does } = texts.links;
  const putBack: KeyLabel = { key: 'escape', shown: shell.escape, does: does.putBack };
  if (hand.link !== null) return [{ key: 'up', shown: shell.arrows, does: does.move }, putBack];
  if (hand.card !== null)
    return [...aiming(nextWords(legal, view.players, hand.card, hand.words).kind), putBack];
  return [
    { key: 'enter', shown: shell.enter, does: does.pick },
    { key: 'tab', shown: shell.tab, does: does.nextLink },
    { key: '1', shown: '1-5', does: does.card },
  ];
}

/** Of two players as they sit: who is at the bottom of the board stands below the other. */
function inOrder({ players, seat }: Sight, flipped: boolean): readonly Seat[] {
  if (players !== 2) return [0, 1, 2, 3];
  const near = Math.max(0, seat);
  return flipped ? [near, 1 - near] : [1 - near, near];
}

function panel(scene: RaiScene): PanelItem[] {
  const view = sightOf(scene.view);
  const { shell, texts } = spoken;
  const { panel: words } = texts.links;
  const items: PanelItem[] = [];
  for (const seat of inOrder(view, scene.flipped === true)) {
    const player = view.seats[seat];
    const you = seat === view.seat ? `, ${words.you}` : '';
    const turn = seat === view.turn && view.end === null ? ' <' : '';
    items.push({
      label: '',
      text: `${shell.player(seat + 1)}${player.out ? `: ${words.out}` : you}${turn}`,
      style: BOLD,
    });
    const unused = [...player.hand].filter((_, i) => !isUsed(player, i)).length;
    items.push({ label: '', text: `  ${words.state(player.data, player.viruses, unused)}` });
  }
  const own = view.seats[view.seat];
  if (own) {
    items.push({
      label: '',
      text: view.abilityUsed && view.turn === view.seat ? words.oneUsed : words.cards,
      style: BOLD,
    });
    [...own.hand].forEach((letter, i) => {
      const used = isUsed(own, i);
      const text = `  ${i + 1} ${abilityOf(letter)?.name ?? letter}${used ? `, ${words.used}` : ''}`;
      items.push({ label: '', text, ...(used ? { style: ink('faint') } : {}) });
    });
  }
  return items;
}
