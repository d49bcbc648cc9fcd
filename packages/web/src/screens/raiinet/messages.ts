/**
 * What the page with the game and another player's window tell each other, as text. Each seat has a channel of its
 * own, so that nothing that is sent to one window ever reaches another's. A window is sent what its seat may know:
 * a stage and a log, never a position, options or the commands of others.
 */
import type { Seat } from '@quadrant/kernel';
import { type Fact, game, type RaiinetCommand } from '@quadrant/raiinet';
import type { TurnLog } from '../../play/told.js';
import type { RaiStage } from './aim.js';

export const channelName = (table: string, seat: Seat) => `quadrant raiinet ${table} ${seat}`;

/** To a window. */
export type ToWindow =
  | { readonly kind: 'calling' } // the page is there: who is listening?
  | { readonly kind: 'shown'; readonly stage: RaiStage; readonly log: readonly TurnLog<Fact>[] }
  | { readonly kind: 'refused'; readonly words: string; readonly at: string | null }
  | { readonly kind: 'gone' }; // the page is not there any more
/** From a window. */
export type ToPage =
  | { readonly kind: 'here' }
  | { readonly kind: 'look'; readonly turn: number } // shows the window what its seat knew then
  | { readonly kind: 'give'; readonly command: string; readonly at: string | null };

export const write = (message: ToWindow | ToPage): string => JSON.stringify(message);

/** Messages come from windows of this same page. Commands become the game's own objects again. */
export const read = (text: string): ToWindow | ToPage => {
  const message = JSON.parse(text) as ToWindow | ToPage;
  if (message.kind !== 'shown') return message;
  const legal = message.stage.legal.map(
    ({ name, args }): RaiinetCommand => game.grammar.intern(name, ...args),
  );
  return { ...message, stage: { ...message.stage, legal } };
};
