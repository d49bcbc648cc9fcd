/** Who is connected to which match, and since when somebody no longer is. */
const AWAY_AFTER = 30_000;

export class Presence {
  private readonly connections = new Map<string, number>();
  private readonly left = new Map<string, number>();
  private readonly since: number; // before that nothing is known

  constructor(since: number) {
    this.since = since;
  }
  /** How many connections there are now. */
  came(match: string, player: string): number {
    const key = keyOf(match, player);
    const count = (this.connections.get(key) ?? 0) + 1;
    this.connections.set(key, count);
    this.left.delete(key);
    return count;
  }
  went(match: string, player: string, now: number): number {
    const key = keyOf(match, player);
    const count = (this.connections.get(key) ?? 1) - 1;
    if (count > 0) this.connections.set(key, count);
    else {
      this.connections.delete(key);
      this.left.set(key, now);
    }
    return count;
  }
  isHere(match: string, player: string): boolean {
    return this.connections.has(keyOf(match, player));
  }
  isAway(match: string, player: string, now: number): boolean {
    const key = keyOf(match, player);
    return !this.connections.has(key) && now - (this.left.get(key) ?? this.since) >= AWAY_AFTER;
  }
  /** Forgets who left a match that is over. */
  forget(match: string, players: readonly string[]): void {
    for (const player of players) this.left.delete(keyOf(match, player));
  }
}

const keyOf = (match: string, player: string): string => `${match} ${player}`;
