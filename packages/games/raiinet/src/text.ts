/** The exact text of the game: events as they happen, then the board, at last who won. */
import type { Narrator, Refusal, Seat } from '@quadrant/kernel';
import { boardLines, sideBySide } from './board-text.js';
import type { RaiinetCommand } from './commands.js';
import type { Fact } from './facts.js';
import { bitOf, EVERYBODY, isUsed, type Position } from './position.js';
import type { Tables } from './tables.js';

/** Whose displays a redraw prints: that of the player on move, or those of all players side by side. */
export const VIEWS = ['active', 'all'] as const;
export type Views = (typeof VIEWS)[number];

/** What `board` prints, and every redraw. */
export function boardText(position: Position, views: Views): string {
  const bits = (seat: number) => (position.end === null ? bitOf(seat) : EVERYBODY);
  const lines =
    views === 'active'
      ? boardLines(position, bits(position.turn))
      : sideBySide(position.seats.map((_, seat) => boardLines(position, bits(seat))));
  return `${lines.join('\n')}\n`;
}

/** The cards of the player on move: `1: Link boost (unused)`, one a line. */
export function abilitiesText(position: Position, tables: Tables): string {
  const player = position.seats[position.turn];
  return [...player.hand]
    .map((letter, card) => {
      const name = tables.abilities.find((a) => a.letter === letter)?.name;
      return `${card + 1}: ${name} (${isUsed(player, card) ? 'used' : 'unused'})\n`;
    })
    .join('');
}

/** The line of an event, or null for what has none. */
export function eventLine(fact: Fact, tables: Tables): string | null {
  switch (fact.kind) {
    case 'used':
      return tables.abilities.find((a) => a.letter === fact.letter)?.line?.(fact) ?? null;
    case 'firewall':
      return `Firewall: ${fact.link} is ${fact.value}.`;
    case 'battle':
      return `Battle: ${fact.attacker} (${fact.attackerValue}) attacks ${fact.defender} (${fact.defenderValue}) and ${fact.won ? 'wins' : 'loses'}.`;
    case 'downloaded':
      return `Player ${fact.seat + 1} downloads ${fact.link} (${fact.value}).`;
    case 'passed':
      return `Player ${fact.seat + 1} has no legal move and passes.`;
    case 'eliminated':
      return `Player ${fact.seat + 1} is eliminated: ${fact.reason}.`;
    case 'moved':
    case 'shown':
    case 'ended':
      return null;
  }
}

/** `Player 1 wins! (downloaded 4 data)` */
export function endLine(winner: Seat | null, reason: string): string {
  return winner === null || winner < 0 ? `Draw! (${reason})` : `Player ${winner + 1} wins! (${reason})`;
}

export const errorText = (refusal: Refusal): string => `Error: ${refusal.words}\n`;

export function makeNarrator(
  tables: Tables,
  views: Views = 'active',
): Narrator<Position, RaiinetCommand, Fact> {
  let events = '';
  return {
    opening: (position) => boardText(position, views),
    hear(fact) {
      const line = eventLine(fact, tables);
      if (line !== null) events += `${line}\n`;
    },
    reply(position, _, refusal) {
      if (refusal) return errorText(refusal);
      const { end } = position;
      const text = events + boardText(position, views) + (end ? `${endLine(end.winner, end.reason)}\n` : '');
      events = '';
      return text;
    },
  };
}
