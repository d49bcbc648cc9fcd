/**
 * Tells browsers that are not looking that it is their turn (web push): matches without a clock or of days a move. Who
 * is told is found out a moment after the move, so that nobody is who is just coming back.
 */
import type { ClientRequest } from 'node:http';
import { type Agent, request as httpsRequest } from 'node:https';
import type { Kysely } from 'kysely';
import type { RequestDetails, RequestOptions } from 'web-push';
import { FairLine } from './fair-line.js';
import type { LogEntry } from './match/entry.js';
import { houseBot } from './match/house.js';
import type { Match } from './match/match.js';
import { onMoveOf } from './match/state.js';
import { mayCall, publicOnly } from './public-only.js';
import type { DatabaseTables } from './store/schema.js';

/** Milliseconds after which somebody who has not moved is told. */
const WAIT = 5000;
const GOOD_FOR = 86_400; // seconds that a message may wait for its browser
const GIVE_UP = 10_000; // milliseconds
const GONE: ReadonlySet<number> = new Set([404, 410]); // the browser no longer wants to be told

type News = 'turn' | 'over';
type Browser = DatabaseTables['pushes'];
interface Waiting {
  readonly match: string;
  readonly number: number; // of entries that the match had then
  readonly news: News;
  readonly players: readonly string[];
  readonly game: string;
  readonly at: number;
}
const MOST_MATCHES = 500; // asked about in one statement
const TOLD_AT_ONCE = 50; // players; the addresses of each are called one after the other
const MOST_OF_ONE = 50; // things to tell that wait for one player

export interface PushOptions {
  /** Who sends, for the services that deliver: an address of theirs to complain to. */
  readonly subject: string;
  /** How their addresses are reached; else by public addresses alone. */
  readonly agent?: Agent | undefined;
  /** Whether a player looks at one of these matches just now. */
  here(matches: readonly string[]): Promise<(match: string, player: string) => boolean>;
  /** How many entries a match has now, whoever wrote them. */
  numberOf(match: string): Promise<number | null>;
  failed(error: unknown): void;
}

const isOfRematch = ({ kind, offer }: LogEntry): boolean => kind === 'rematch' || offer === 'rematch';

export class Pushes {
  private readonly db: Kysely<DatabaseTables>;
  private readonly options: PushOptions;
  private readonly waiting = new Map<string, Waiting>();
  private made: Promise<VapidKeys> | null = null;
  private readonly line: FairLine; // whoever names addresses that do not answer waits for them alone
  private readonly requests = new Set<ClientRequest>();
  private isClosed = false;

  constructor(db: Kysely<DatabaseTables>, options: PushOptions) {
    this.db = db;
    this.options = options;
    this.line = new FairLine({ atOnce: TOLD_AT_ONCE, ofOne: MOST_OF_ONE, failed: options.failed });
  }

  /** What browsers name this server by when they ask to be told. */
  async key(): Promise<string> {
    return (await this.keys()).publicKey;
  }

  /** These entries are new: somebody else may be waited for now. `own`: by this node; whoever was last tells. */
  notice({ state, header }: Match, entries: readonly LogEntry[], now: number, own = true): void {
    if (state.clock !== null && 'base' in state.clock.rule) return;
    if (entries.every(isOfRematch)) return; // the end is told as it was
    if (!own) {
      this.forget(header.match);
      return;
    }
    const seats = state.over === null ? [onMoveOf(state)] : state.seats.keys();
    const asker = entries.find(({ id }) => id !== undefined)?.by; // who knows; nobody asks for their own flag
    const players: string[] = [];
    for (const seat of seats) {
      const player = seat === null || seat === asker ? undefined : state.seats[seat]?.player;
      if (player !== undefined && houseBot(player) === null) players.push(player);
    }
    const news = state.over === null ? 'turn' : 'over';
    const { match, game } = header;
    if (players.length === 0) this.forget(match);
    else this.waiting.set(match, { match, number: state.number, news, players, game, at: now });
  }
  /** There is nothing more to tell of this match here. */
  private forget(match: string): void {
    this.waiting.delete(match);
  }

  /** Tells those who have been waited for long enough; nobody waits until they have heard it. */
  async sweep(now: number): Promise<void> {
    const ripe = [...this.waiting.values()].filter(({ at }) => now - at >= WAIT);
    for (let i = 0; i < ripe.length; i += MOST_MATCHES) {
      const some = ripe.slice(i, i + MOST_MATCHES);
      await this.tell(some);
      for (const each of some) if (this.waiting.get(each.match) === each) this.forget(each.match);
    }
  }
  close(): void {
    this.isClosed = true;
    this.line.clear();
    for (const request of this.requests) request.destroy();
  }

  private async tell(ripe: readonly Waiting[]): Promise<void> {
    const here = await this.options.here(ripe.map(({ match }) => match));
    const awayFrom = ({ match, players }: Waiting) => players.filter((player) => !here(match, player));
    const away = new Set(ripe.flatMap(awayFrom));
    if (away.size === 0) return;
    const asked = await this.db
      .selectFrom('pushes')
      .selectAll()
      .where('player', 'in', [...away])
      .execute();
    for (const waiting of ripe)
      for (const player of awayFrom(waiting)) {
        const browsers = asked.filter((browser) => browser.player === player);
        if (browsers.length > 0 && !this.isClosed)
          this.line.add(player, () => this.tellOf(waiting, browsers));
      }
  }
  /** Of what still stands: others may have gone on with it at another node. */
  private async tellOf({ match, number, news, game }: Waiting, browsers: readonly Browser[]): Promise<void> {
    if (news === 'turn' && (await this.options.numberOf(match)) !== number) return;
    const text = JSON.stringify({ news, match, game }); // nothing of the game itself
    for (const browser of browsers) await this.send(browser, match, text).catch(this.options.failed);
  }

  private async send({ player, endpoint, keys }: Browser, match: string, text: string): Promise<void> {
    const { publicKey, privateKey } = await this.keys();
    const options: RequestOptions = {
      vapidDetails: { subject: this.options.subject, publicKey, privateKey },
      TTL: GOOD_FOR,
      topic: match.slice(0, 32), // a later message takes the place of one that was not delivered
    };
    if (!this.options.agent && !mayCall(endpoint)) return;
    const { default: push } = await import('web-push');
    const details = push.generateRequestDetails({ endpoint, keys: JSON.parse(keys) }, text, options);
    const status = await this.deliver(details);
    if (status >= 200 && status < 300) return;
    if (!GONE.has(status)) throw new Error(`a push service answered ${status}`);
    await this.db
      .deleteFrom('pushes')
      .where('player', '=', player)
      .where('endpoint', '=', endpoint)
      .execute();
  }
  /** The status of the answer: of the rest, which may be as long and as slow as whoever named the address likes, nothing is read. */
  private deliver({ endpoint, method, headers, body }: RequestDetails): Promise<number> {
    const agent = this.options.agent ?? publicOnly;
    return new Promise((done, failed) => {
      const request = httpsRequest(endpoint, { method, headers, agent }, (response) => {
        done(response.statusCode ?? 0);
        response.destroy();
      });
      const late = setTimeout(() => request.destroy(new Error('a push service does not answer')), GIVE_UP);
      this.requests.add(request);
      request.on('error', failed);
      request.on('close', () => {
        clearTimeout(late);
        this.requests.delete(request);
        failed(new Error('a push service hung up'));
      });
      request.end(body);
    });
  }

  private keys(): Promise<VapidKeys> {
    this.made ??= keysOf(this.db).catch((error) => {
      this.made = null;
      throw error;
    });
    return this.made;
  }
}

interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}
const NAME = 'push keys';

/** Made by whichever node is first, and kept with the matches: browsers hold on to them. */
async function keysOf(db: Kysely<DatabaseTables>): Promise<VapidKeys> {
  const kept = () => db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
  const before = await kept();
  if (before !== undefined) return JSON.parse(before.value);
  const { default: push } = await import('web-push');
  await db
    .insertInto('settings')
    .values({ name: NAME, value: JSON.stringify(push.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return JSON.parse((await kept())!.value);
}
