import { type Command, stream } from '@quadrant/kernel';
import { expect, it } from 'vitest';
import { GAMES } from '../games.js';
import { printedList } from './printed.js';

it('prints every list as it is, in any game and whatever was printed before', () => {
  for (const { game } of GAMES.values()) {
    const rng = stream(1, game.id);
    for (let run = 0; run < 3; run++) {
      const options = game.readOptions({});
      if (!options.ok) throw new Error(options.error.words);
      const position = game.begin(options.value, 1 + rng.below(1000));
      for (let turn = 0; turn < 40 && game.outcome(position) === null; turn++) {
        const legal: Command[] = [];
        const seat = game.onMove(position);
        game.legal(position, seat, legal);
        const some = legal.filter(() => rng.below(5) > 0); // runs that end and begin anywhere
        for (const list of [legal, some, legal.toReversed()])
          expect(JSON.parse(printedList(game, list))).toEqual(list.map((each) => game.grammar.print(each)));
        game.perform(position, seat, legal[rng.below(legal.length)], null);
      }
    }
  }
});
