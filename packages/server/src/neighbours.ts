/** The other nodes on the same database: what they are told, and what is done about what they tell. */
import type { MatchHost } from './host.js';
import type { Players } from './players.js';
import type { OpenedDatabase } from './store/opened.js';

/** What a notice is about, by its first character; a bare name is a match that has grown. */
const HERE = '@';
const PLAYER = '=';
const DROPPED = '!';
const MOST_MATCHES = 500; // asked about in one statement

export interface Neighbourhood {
  readonly host: MatchHost;
  readonly players: Players;
  /** Somebody came or went at a match. */
  here(match: string): void;
}

export class Neighbours {
  /** The tokens of these players are void. */
  dropped: (players: readonly string[]) => void = () => {};
  /** Looks whether whoever is connected here still may be. */
  recheck: () => Promise<void> = async () => {};
  private readonly opened: OpenedDatabase;
  private readonly around: Neighbourhood;

  constructor(opened: OpenedDatabase, around: Neighbourhood) {
    this.opened = opened;
    this.around = around;
    if (opened.notices === null) return;
    opened.notices.hear = (names) => {
      for (const name of names) this.hear(name);
    };
    opened.notices.missed = () => {
      around.players.load().catch(() => {}); // who has another name, or none
    };
  }

  tellGrown(match: string): void {
    this.opened.notices?.say(match);
  }
  tellHere(match: string): void {
    this.opened.notices?.say(HERE + match);
  }
  tellPlayer(player: string): void {
    this.opened.notices?.say(PLAYER + player);
  }
  tellDropped(players: readonly string[]): void {
    for (const player of players) this.opened.notices?.say(DROPPED + player);
  }

  /** A notice may be lost: what is looked at here, and who looks, is compared with the database from time to time. */
  async poll(): Promise<void> {
    if (this.opened.notices === null) return;
    await this.recheck();
    const watched = [...this.around.host.watched()];
    for (let i = 0; i < watched.length; i += MOST_MATCHES) {
      const some = new Map(watched.slice(i, i + MOST_MATCHES));
      const rows = await this.opened.db
        .selectFrom('entries')
        .select(({ fn }) => ['match', fn.max<number>('number').as('last')])
        .where('match', 'in', [...some.keys()])
        .groupBy('match')
        .execute();
      const behind = rows.filter(({ match, last }) => Number(last) > some.get(match)!);
      await Promise.all(behind.map(({ match }) => this.around.host.catchUp(match))); // read in one statement
    }
  }

  async close(): Promise<void> {
    await this.opened.notices?.close();
  }

  private hear(name: string): void {
    const rest = name.slice(1);
    const lost = () => {}; // found by looking
    if (name.startsWith(HERE)) this.around.here(rest);
    else if (name.startsWith(PLAYER)) this.around.players.reread(rest).catch(lost);
    else if (name.startsWith(DROPPED)) {
      this.around.players.reread(rest).catch(lost);
      this.dropped([rest]);
    } else this.around.host.catchUp(name).catch(lost);
  }
}
