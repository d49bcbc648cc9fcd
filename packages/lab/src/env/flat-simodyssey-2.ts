/** SimOdyssey 2 as numbers, from its view. */
import type { AnyGame } from '@quadrant/kernel';
import type { View } from '@quadrant/simodyssey-2';
import type { Flat } from './flat.js';

const LETTERS = '-EOY*WAJMBP';
const HEAD = 6;

export function flatSimOdyssey(game: AnyGame, begun: unknown): Flat {
  const { sectors, quadrants } = game.view(begun, 0) as View;
  const places = sectors.length * quadrants;
  return {
    length: HEAD + 2 * places,
    write(position, seat, out, at) {
      const view = game.view(position, seat) as View;
      const { explorer } = view;
      const numbers = [
        view.turn,
        view.inMission ? 1 : 0,
        view.landing ? 1 : 0,
        explorer?.fuel ?? 0,
        explorer?.life ?? 0,
        explorer?.landed ? 1 : 0,
      ];
      out.set(numbers, at);
      const board = at + HEAD;
      view.sectors.forEach((sector, s) => {
        for (let q = 0; q < quadrants; q++) out[board + s * quadrants + q] = LETTERS.indexOf(sector[q]);
      });
      out.fill(0, board + places, board + 2 * places);
      for (const { at: place, attached, visited } of view.entities) {
        const [row, column, quadrant] = place;
        const where = ((row - 1) * view.columns + column - 1) * quadrants + quadrant - 1;
        out[board + places + where] = visited ? 2 : attached ? 1 : 0;
      }
    },
  };
}
