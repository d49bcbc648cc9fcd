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
