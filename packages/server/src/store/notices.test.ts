import { expect, it } from 'vitest';
import { Speakers } from './notices.js';

it('counts who spoke in the last second, so that many tell less often', () => {
  const speakers = new Speakers();
  expect(speakers.many).toBe(1);
  for (let now = 0; now <= 2000; now += 10) speakers.heard(`node ${now % 50}`, now);
  expect(speakers.many).toBe(5);
  for (let now = 2010; now <= 4020; now += 10) speakers.heard('node 0', now);
  expect(speakers.many, 'four have gone').toBe(1);
  speakers.heard('node 1', 9000);
  expect(speakers.many, 'after a silence').toBe(2);
});
