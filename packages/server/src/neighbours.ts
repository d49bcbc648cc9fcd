/** The other nodes on the same database: what they are told, and what is done about what they tell. */
import { sql } from 'kysely';
import type { MatchHost } from './host.js';
import type { Players } from './players.js';
import type { OpenedDatabase } from './store/opened.js';

/** What a notice is about, by its first character; a bare name is a match that has grown. */
const HERE = '@';
const PLAYER = '=';
const DROPPED = '!';
const MOST_MATCHES = 500; // asked about in one statement
const LOST = () => {}; // what could not be read now is found by looking

export interface Neighbourhood {
  readonly host: MatchHost;
  readonly players: Players;
  /** Somebody came or went at these matches. */
  here(matches: readonly string[]): void;
}

export class Neighbours {
  /** Tokens of these players were made void. */
  dropped: (players: readonly string[]) => Promise<void> = async () => {};
  /** Looks whether whoever is connected here still may be. */
  recheck: () => Promise<void> = async () => {};
  private readonly opened: OpenedDatabase;
  private readonly around: Neighbourhood;
  private isUnsure = false; // something was said that was not heard, or not looked at

  constructor(opened: OpenedDatabase, around: Neighbourhood) {
    this.opened = opened;
    this.around = around;
    if (opened.notices === null) return;
    opened.notices.hear = (names) => this.hear(names);
    opened.notices.missed = () => {
      this.isUnsure = true;
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
    if (this.isUnsure) {
      this.isUnsure = false;
      await this.makeSure(watched.map(([match]) => match)).catch((error) => {
        this.isUnsure = true;
        throw error;
      });
    }
    for (let i = 0; i < watched.length; i += MOST_MATCHES) {
      const some = watched.slice(i, i + MOST_MATCHES);
      const behind = await grownOf(this.opened, some);
      await this.around.host.catchUp(behind);
    }
  }
  /** Who has another name, or none; who came to these matches and who went. */
  private async makeSure(watched: readonly string[]): Promise<void> {
    await this.around.players.load();
    this.around.here(watched);
  }

  async close(): Promise<void> {
    await this.opened.notices?.close();
  }

  private hear(names: readonly string[]): void {
    const grown: string[] = [];
    const here: string[] = [];
    for (const name of names) {
      const rest = name.slice(1);
      if (name[0] === HERE) here.push(rest);
      else if (name[0] === PLAYER) this.reread(rest);
      else if (name[0] === DROPPED) {
        this.reread(rest);
        this.dropped([rest]).catch(LOST);
      } else grown.push(name);
    }
    if (here.length > 0) this.around.here(here);
    this.around.host.catchUp(grown).catch(LOST);
  }
  private reread(player: string): void {
    this.around.players.reread(player).catch(() => {
      this.isUnsure = true;
    });
  }
}

/** Those of these matches that have more entries: each is one look into the index, however long the match. */
async function grownOf(
  { db }: OpenedDatabase,
  known: readonly (readonly [string, number])[],
): Promise<string[]> {
  const names = known.map(([match]) => match);
  const numbers = known.map(([, number]) => number);
  const { rows } = await sql<{ match: string }>`select asked.match
    from unnest(${names}::text[], ${numbers}::int[]) as asked (match, number)
    where exists (select from entries where entries.match = asked.match and entries.number > asked.number)`.execute(
    db,
  );
  return rows.map(({ match }) => match);
}
