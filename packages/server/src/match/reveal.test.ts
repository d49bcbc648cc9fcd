/** What everybody is shown after the end. */
import { type Command, stream } from '@quadrant/kernel';
import { expect, it } from 'vitest';
import { GAMES } from '../games.js';
import { headerFor } from '../testing/simulation.js';
import { decide } from './decide.js';
import type { Header } from './entry.js';
import { Match } from './match.js';

/** A run of one player who gives up after some commands. */
function givenUp(game: string, options: object, more: Partial<Header> = {}): Match {
  const rng = stream(3, `given up ${game}`);
  const header = headerFor(rng, { game, options: { ...options, single: true }, ...more } as never, 1);
  const match = new Match(GAMES.get(game)!.game, header, { nameOf: String });
  const ask = (request: object) => {
    const around = { now: header.made, lag: 0, fresh: () => 'mnext', away: () => false };
    for (const entry of decide(match.state, { player: 'p_0', ...request } as never, around).entries)
      match.apply(entry);
  };
  ask({ t: 'join', bot: false, seat: 0 });
  const { game: rules, log } = match.state;
  for (let ply = 0; ply < 12 && match.state.over === null; ply++) {
    const legal: Command[] = [];
    rules.legal(log!.position, 0, legal);
    const command = rules.grammar.print(legal[rng.below(legal.length)]);
    ask({ t: 'give', id: `command-${ply}`, ply: log!.ply, command });
  }
  ask({ t: 'act', act: 'resign', id: 'the-end-of-it' });
  expect(match.state.over).not.toBe(null);
  return match;
}

type SpaceView = { readonly board: readonly string[]; readonly enemies: readonly object[] };

it.each([0, null])('lifts the fog of Space Defender 2, for viewer %s', (viewer) => {
  const match = givenUp('space-defender-2', GAMES.get('space-defender-2')!.presets[0].options);
  const { board, enemies } = match.stateFor(viewer).view as unknown as SpaceView;
  expect(board.join('')).not.toContain('?');
  expect(enemies).toHaveLength((match.state.log!.position as { enemies: object[] }).enemies.length);
});

it('tells of every planet in SimOdyssey 2 whether it has life', () => {
  const match = givenUp('simodyssey-2', GAMES.get('simodyssey-2')!.presets[0].options);
  const { entities } = match.stateFor(0).view as unknown as {
    entities: readonly { name: string; supportsLife: boolean | null }[];
  };
  const planets = entities.filter(({ name }) => name === 'Planet');
  expect(planets.length).toBeGreaterThan(0);
  expect(planets.map(({ supportsLife }) => typeof supportsLife)).toEqual(planets.map(() => 'boolean'));
});

it('keeps back in a run of the day what its player did not see: others have it before them', () => {
  const { options } = GAMES.get('space-defender-2')!.presets[0];
  const match = givenUp('space-defender-2', options, { board: 'daily:space-defender-2:2026-11-16' });
  const { board } = match.stateFor(0).view as unknown as SpaceView;
  expect(board.join('')).toContain('?');
});
