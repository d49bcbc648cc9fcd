import { describe, expect, it } from 'vitest';
import { BrowserStore } from './storage.js';

function fakeDisk(fails: () => Error | null): () => Storage {
  const values = new Map<string, string>();
  const guard = () => {
    const error = fails();
    if (error) throw error;
  };
  return () =>
    ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem(key: string, value: string) {
        guard();
        values.set(key, value);
      },
      removeItem: (key: string) => values.delete(key),
      key: (i: number) => [...values.keys()][i] ?? null,
      get length() {
        return values.size;
      },
    }) as unknown as Storage;
}
const full = () => Object.assign(new Error('full'), { name: 'QuotaExceededError' });

describe('what the browser keeps', () => {
  it('is read back', () => {
    const disk = fakeDisk(() => null);
    new BrowserStore(disk).write('a', { b: [1] });
    expect(new BrowserStore(disk).read('a')).toEqual({ b: [1] });
    expect(new BrowserStore(disk).read('nothing')).toBe(null);
  });

  it('is found by how its keys begin, also where there was no room', () => {
    let error: Error | null = null;
    const disk = fakeDisk(() => error);
    disk().setItem('a:other', '1'); // of another program
    const store = new BrowserStore(disk);
    store.write('a:1', 1);
    store.write('b:1', 1);
    error = full();
    store.write('a:2', 2);
    expect(store.keys('a:').sort()).toEqual(['a:1', 'a:2']);
  });

  it('lives for the visit where storage cannot even be asked for', () => {
    const store = new BrowserStore(() => {
      throw new Error('SecurityError');
    });
    expect(store.read('a')).toBe(null);
    store.write('a', 1);
    expect(store.read('a')).toBe(1);
    store.remove('a');
    expect(store.read('a')).toBe(null);
    expect(store.trouble).toBe('forbidden');
  });

  it('says that storage is full, and is well again when it is not', () => {
    let error: Error | null = full();
    const store = new BrowserStore(fakeDisk(() => error));
    let told = 0;
    store.subscribe(() => told++);
    store.write('a', 1);
    expect(store.trouble).toBe('full');
    expect(store.read('a')).toBe(1);
    error = null;
    store.write('a', 2);
    expect(store.trouble).toBe(null);
    expect(store.read('a')).toBe(2);
    expect(told).toBe(2);
  });

  it('takes damaged values for none', () => {
    const disk = fakeDisk(() => null);
    disk().setItem('quadrant:a', '{"b":');
    expect(new BrowserStore(disk).read('a')).toBe(null);
  });
});
