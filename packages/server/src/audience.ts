/** All connections of a server: who they are, what they watch, and how many there may be. */
import { seatOf } from './match/state.js';
import type { Viewer } from './match/viewer.js';
import type { Service } from './service.js';
import type { Connection } from './socket.js';

const MOST_TOKENS = 500; // asked about in one statement

export class Audience {
  drops = 0; // times that tokens were made void
  private readonly byPlayer = new Map<string, Set<Connection>>();
  private readonly byMatch = new Map<string, Map<Connection, Viewer>>();
  private readonly all = new Set<Connection>();
  private readonly service: Service;

  constructor(service: Service) {
    this.service = service;
    service.seated = (matches) => this.tellHere(matches);
  }

  opens(connection: Connection): void {
    this.all.add(connection);
  }
  /** It is known whose it is. */
  comes(connection: Connection): void {
    const id = connection.player?.id;
    if (id === undefined) return;
    const own = this.byPlayer.get(id) ?? new Set();
    this.byPlayer.set(id, own.add(connection));
    if (own.size > this.service.limits.connectionsPerPlayer) [...own][0].close('replaced');
  }
  goes(connection: Connection): void {
    this.all.delete(connection);
    const id = connection.player?.id;
    const own = id === undefined ? undefined : this.byPlayer.get(id);
    own?.delete(connection);
    if (own?.size === 0) this.byPlayer.delete(id!);
  }

  /** Whether there is room; the oldest connection of a seat makes some. */
  admits(match: string, viewer: Viewer, connection: Connection): boolean {
    const { spectatorsPerMatch, connectionsPerSeat } = this.service.limits;
    const same = [...(this.byMatch.get(match) ?? [])].filter(
      ([other, seat]) => seat === viewer && other !== connection,
    );
    if (viewer === null) return same.length < spectatorsPerMatch;
    if (same.length >= connectionsPerSeat) same[0][0].close('replaced');
    return true;
  }
  watches(match: string, viewer: Viewer, connection: Connection): void {
    const watching = this.byMatch.get(match) ?? new Map<Connection, Viewer>();
    this.byMatch.set(match, watching.set(connection, viewer));
    const player = connection.player?.id;
    if (viewer !== null && player) this.attends(match, player);
  }
  leaves(match: string, viewer: Viewer, connection: Connection): void {
    const watching = this.byMatch.get(match);
    if (!watching?.delete(connection)) return;
    if (watching.size === 0) this.byMatch.delete(match);
    const player = connection.player?.id;
    if (viewer !== null && player) this.departs(match, player);
  }

  /** One more connection of who plays a match. */
  attends(match: string, player: string): void {
    this.service.presence.came(match, player).then(
      (count) => count === 1 && this.changedHere(match),
      () => {},
    );
  }
  departs(match: string, player: string): void {
    this.service.presence.went(match, player).then(
      (count) => count === 0 && this.changedHere(match),
      () => {},
    );
  }

  /** A token was made void. */
  drop(players: readonly string[]): void {
    this.drops++;
    for (const connection of this.connectionsOf(players)) connection.close('who');
  }
  /** Another node has made tokens void, some time ago: these players may have come by new ones since. */
  async doubt(players: readonly string[]): Promise<void> {
    this.drops++;
    await this.closeVoid(this.connectionsOf(players));
  }
  /** Closes whoever came by a token that is void now. */
  recheck(): Promise<void> {
    return this.closeVoid(this.connectionsOf([...this.byPlayer.keys()]));
  }
  private connectionsOf(players: readonly string[]): Connection[] {
    return players.flatMap((player) => [...(this.byPlayer.get(player) ?? [])]);
  }
  private async closeVoid(connected: readonly Connection[]): Promise<void> {
    for (let i = 0; i < connected.length; i += MOST_TOKENS) {
      const some = connected.slice(i, i + MOST_TOKENS);
      const held = await this.service.players.heldOf(some.flatMap(({ token }) => token ?? []));
      for (const connection of some) if (!held.has(connection.token)) connection.close('who');
    }
  }
  closeAll(): void {
    for (const connection of [...this.all]) connection.close('goingAway');
  }

  /** Who is connected has changed by this node. */
  private changedHere(match: string): void {
    this.tellHere([match]);
    this.service.neighbours.tellHere(match);
  }
  /** Tells everybody who looks on here who is connected; after an outage that is many matches at once. */
  private tellHere(matches: readonly string[]): void {
    const watched = matches.filter((match) => this.byMatch.has(match));
    if (watched.length > 0) this.sayHere(watched).catch(() => {});
  }
  private async sayHere(matches: readonly string[]): Promise<void> {
    const here = await this.service.here(matches);
    await Promise.all(matches.map((match) => this.sayHereOf(match, here)));
  }
  private async sayHereOf(match: string, here: (match: string, player: string) => boolean): Promise<void> {
    const found = await this.service.host.look(match);
    if (found === null) return;
    for (const [connection, viewer] of this.byMatch.get(match) ?? [])
      if (viewer === null && seatOf(found.state, connection.player?.id ?? null) !== null)
        connection.sitsAt(match);
    const players = found.state.seats.map((sitting) => sitting !== null && here(match, sitting.player));
    const text = JSON.stringify({ t: 'here', match, players });
    for (const connection of this.byMatch.get(match)?.keys() ?? []) connection.send(text);
  }
}
