import { expect, it } from 'vitest';
import { Turns } from './turns.js';

it('lets one in after the other, also after a failure, and at once where nobody is in', async () => {
  const turns = new Turns();
  const said: string[] = [];
  const soon = () => new Promise<void>((go) => setImmediate(go));
  const work = (name: string, fails = false) =>
    turns.take(async () => {
      said.push(`${name} begins`);
      await soon();
      said.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const first = work('a', true);
  expect(said).toEqual(['a begins']);
  const others = [work('b'), work('c')];
  await expect(first).rejects.toThrow('a');
  expect(await Promise.all([...others, work('d')])).toEqual(['b', 'c', 'd']);
  expect(said).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  work('e');
  expect(said.at(-1)).toBe('e begins');
});
