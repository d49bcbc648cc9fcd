import { setupOf } from '@quadrant/bots/setups';
import { stream } from '@quadrant/kernel';
import type { Options } from '@quadrant/raiinet';
import { expect, test } from 'vitest';
import { firstChoice, startOf, USUAL_HAND, withSidesOfBots } from './start.js';

test.each(['easy', 'hard'])(
  'the computer (%s) begins with what it knows, a person with what was chosen',
  (level) => {
    const choice = firstChoice({ players: 2, bots: [1], level, friendly: false });
    const { links, hands } = startOf(withSidesOfBots(choice)).options as Options;
    expect({ links: links[0], hand: hands[0] }).toEqual(choice.sides[0]);
    expect(hands[0]).toBe(USUAL_HAND);
    const rng = stream(1, 'setups');
    const known = Array.from({ length: 200 }, () => setupOf('hard', 2, rng));
    if (level === 'hard') expect(known).toContainEqual({ links: links[1], hand: hands[1] });
    else expect(known).not.toContainEqual({ links: links[1], hand: hands[1] });
  },
);
