/**
 * The browser's storage as a few named JSON values, never throwing: where storage is forbidden, full or
 * damaged, values live for this visit only and the page says so once.
 */
const PREFIX = 'quadrant:';

export type Trouble = 'forbidden' | 'full' | null;

export class BrowserStore {
  private readonly memory = new Map<string, string>();
  private readonly disk: () => Storage;
  private readonly listeners = new Set<() => void>();
  trouble: Trouble = null;

  /** `disk` may throw when it is asked for: some browsers forbid even that. */
  constructor(disk: () => Storage) {
    this.disk = disk;
  }

  read(key: string): unknown {
    const text = this.memory.get(key) ?? this.readDisk(key);
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }

  write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      this.disk().setItem(PREFIX + key, text);
      this.memory.delete(key);
      if (this.trouble === 'full') this.set(null);
    } catch (error) {
      this.memory.set(key, text);
      this.set((error as Error)?.name === 'QuotaExceededError' ? 'full' : 'forbidden');
    }
  }

  remove(key: string): void {
    this.memory.delete(key);
    try {
      this.disk().removeItem(PREFIX + key);
    } catch {
      this.set('forbidden');
    }
  }

  /** The keys that begin so. */
  keys(start: string): string[] {
    const found = new Set(this.memory.keys());
    try {
      const disk = this.disk();
      for (let i = 0; i < disk.length; i++) {
        const key = disk.key(i)!;
        if (key.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
      }
    } catch {
      this.set('forbidden');
    }
    return [...found].filter((key) => key.startsWith(start));
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private readDisk(key: string): string | null {
    try {
      return this.disk().getItem(PREFIX + key);
    } catch {
      this.set('forbidden');
      return null;
    }
  }

  private set(trouble: Trouble): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    for (const listener of this.listeners) listener();
  }
}

export const store = new BrowserStore(() => globalThis.localStorage);
