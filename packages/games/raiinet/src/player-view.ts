/** What is shown of a player: like links, what looks the same is the same object. */
import { isUsed, type PlayerState } from './position.js';
import { HIDDEN_CARD } from './sight.js';
import type { CardView, PlayerView } from './view.js';

/** Past so many they are made anew. */
const MOST = 4096;
const made = new Map<string, PlayerView>();
/** Found without a key where the player is the same as before. */
const shown = new WeakMap<PlayerState, PlayerView>();

export function playerView(player: PlayerState): PlayerView {
  let view = shown.get(player);
  if (view === undefined) {
    view = viewOf(player);
    shown.set(player, view);
  }
  return view;
}

function viewOf(player: PlayerState): PlayerView {
  const { hand, used, data, viruses, out } = player;
  const key = `${hand} ${used} ${data} ${viruses} ${out}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size >= MOST) made.clear();
  const view = Object.freeze({ cards: cardsOf(player), data, viruses, out });
  made.set(key, view);
  return view;
}

function cardsOf(player: PlayerState): readonly CardView[] {
  const cards = [...player.hand].map((letter, card) =>
    Object.freeze({ ability: letter === HIDDEN_CARD ? null : letter, used: isUsed(player, card) }),
  );
  return Object.freeze(cards);
}
