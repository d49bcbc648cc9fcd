/** Lets one in after the other, in the order in which they came; whoever finds nobody begins at once. */
export class Turns {
  /** Somebody is in. */
  busy = false;
  private readonly waiting: (() => void)[] = [];

  async take<T>(work: () => Promise<T> | T): Promise<T> {
    const before = this.enter();
    if (before !== null) await before;
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Null: it is one's turn; else when it will be. Whoever comes in has to leave. */
  enter(): Promise<void> | null {
    if (this.busy) return new Promise((go) => this.waiting.push(go));
    this.busy = true;
    return null;
  }
  /** How many wait. */
  get length(): number {
    return this.waiting.length;
  }
  leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.busy = false;
    else next();
  }
}

/** Lets one after the other work, of all who take one of the same names. */
export interface TurnTaking {
  take<T>(names: readonly string[], work: () => Promise<T>): Promise<T>;
}

/** Turns of many, each by a name; those that nobody is in or waits for are forgotten. */
export class NamedTurns implements TurnTaking {
  private readonly named = new Map<string, { readonly turns: Turns; users: number }>();

  /** In turn for all of these names, taken in an order in which no two wait for each other. */
  async take<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const [name, ...more] = [...new Set(names)].sort();
    if (name === undefined) return work();
    const queue = this.named.get(name) ?? { turns: new Turns(), users: 0 };
    this.named.set(name, queue);
    queue.users++;
    try {
      return await queue.turns.take(() => this.take(more, work));
    } finally {
      if (--queue.users === 0) this.named.delete(name);
    }
  }
}
