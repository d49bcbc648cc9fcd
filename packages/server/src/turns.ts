/** Lets one in after the other, in the order in which they came; whoever finds nobody begins at once. */
export class Turns {
  private waiting: (() => void)[] | null = null; // null: nobody is in

  async take<T>(work: () => Promise<T> | T): Promise<T> {
    if (this.waiting === null) this.waiting = [];
    else await this.free(this.waiting);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private free(waiting: (() => void)[]): Promise<void> {
    return new Promise((go) => waiting.push(go));
  }
  private leave(): void {
    const next = this.waiting?.shift();
    if (next === undefined) this.waiting = null;
    else next();
  }
}

/** Turns of many, each by a name; those that nobody is in or waits for are forgotten. */
export class NamedTurns {
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
