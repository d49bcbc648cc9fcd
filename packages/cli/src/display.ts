/**
 * A display beside the text of `quadrant run`: serves the built page on a free port of this machine and pushes to it what
 * the player on move may see. The game knows nothing of it: no page, a slow one or one that goes away changes nothing.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AnyGame, type Fact, type Host, NOBODY, type Seat } from '@quadrant/kernel';
import type { SeatState } from '@quadrant/table';

/** The page is a package of its own beside this one; it is looked for when it is needed. */
const PAGE_SERVER = new URL('../../web/serve.mjs', import.meta.url);
type Handler = (request: IncomingMessage, response: ServerResponse) => void;
interface PageServer {
  readonly BUILT: string; // the folder of the built page
  readonly SECURITY_HEADERS: Readonly<Record<string, string>>;
  localHosts(port: number): readonly string[];
  pageHandler(folder: string, ways: { readonly hosts: ReadonlySet<string | undefined> }): Handler;
}

const HOST = '127.0.0.1';
const EVENTS = '/events';
const KEY_BYTES = 16;
const LOG_TURNS = 60;
const LAST_WORDS_MS = 1000; // how long pages may take to read the end
const NOT_BUILT =
  'There is no display: the page is not built ("npm run build --workspace packages/web"). The game goes on.\n';

export class Display {
  private readonly game: AnyGame;
  private position: unknown = null;
  private seat: Seat = 0; // who was asked last
  private turn = -1; // performed commands
  private readonly told: (readonly Fact[])[] = []; // of the last turns
  private readonly pages = new Set<ServerResponse>();
  private readonly late = new Set<ServerResponse>(); // pages that could not take the last push
  private server: Server | null = null;
  private readonly hosts = new Set<string | undefined>(); // '127.0.0.1:40213'
  /** Part of the address: what is shown is a secret from everybody else on this machine. */
  private readonly way = `/${randomBytes(KEY_BYTES).toString('base64url')}`;

  constructor(game: AnyGame) {
    this.game = game;
  }

  /** Starts serving; says what is wrong when that is not possible. */
  async open(): Promise<string | null> {
    if (!existsSync(PAGE_SERVER)) return NOT_BUILT;
    const web = (await import(PAGE_SERVER.href)) as PageServer;
    if (!existsSync(`${web.BUILT}/index.html`)) return NOT_BUILT;
    const page = web.pageHandler(web.BUILT, { hosts: this.hosts });
    const server = createServer((request, response) => {
      for (const [name, value] of Object.entries(web.SECURITY_HEADERS)) response.setHeader(name, value);
      this.answer(request, response, page);
    });
    return new Promise((done) => {
      server.once('error', ({ message }) => done(`There is no display: ${message}. The game goes on.\n`));
      server.listen(0, HOST, () => {
        this.server = server;
        for (const host of web.localHosts((server.address() as AddressInfo).port)) this.hosts.add(host);
        done(null);
      });
    });
  }

  /** Told by the program of the opening and of every performed command. */
  readonly watch: NonNullable<Host['watch']> = (position, facts) => {
    if (this.turn < 0 && this.server)
      process.stderr.write(
        `The board is shown at http://${[...this.hosts][0]}${this.way}/#/${this.game.id}/watch\n`,
      );
    this.position = position;
    const asked = this.game.onMove(position);
    if (asked !== NOBODY) this.seat = asked;
    this.turn++;
    if (this.turn > 0) this.told.push(facts);
    if (this.told.length > LOG_TURNS) this.told.shift();
    if (this.pages.size === 0) return;
    const message = this.message();
    for (const page of this.pages) {
      if (page.writableNeedDrain) this.late.add(page);
      else page.write(message);
    }
  };

  /** Whether there is something to see. */
  get watched(): boolean {
    return this.server !== null && this.turn >= 0;
  }

  /** Pushes the end to whoever watches, and stops serving. */
  async close(): Promise<void> {
    const { server } = this;
    if (!server) return;
    await new Promise<void>((closed) => {
      server.close(() => closed());
      for (const page of this.pages) page.end(`${this.message()}event: over\ndata:\n\n`);
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), this.pages.size > 0 ? LAST_WORDS_MS : 0).unref();
    });
  }

  /** Shows the page and what it asks for to whoever knows the whole address; to others there is nothing here. */
  private answer(request: IncomingMessage, response: ServerResponse, page: Handler): void {
    const { url = '/', headers } = request;
    if (!this.hosts.has(headers.host)) response.writeHead(403).end();
    else if (!url.startsWith(`${this.way}/`)) response.writeHead(404).end();
    else if (url === this.way + EVENTS) this.join(response);
    else {
      request.url = url.slice(this.way.length);
      page(request, response);
    }
  }

  /** A page begins to watch: it is shown the present moment, and each one after it that it has time for. */
  private join(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.on('drain', () => this.late.delete(response) && response.write(this.message()));
    response.on('error', () => {}); // a page that is gone is no trouble
    response.on('close', () => {
      this.pages.delete(response);
      this.late.delete(response);
    });
    this.pages.add(response);
    response.write(this.message());
  }

  /** The present moment as an event: the view of the player on move, and everything when the game is over. */
  private message(): string {
    const { game, position, seat } = this;
    if (position === null) return ':\n\n';
    const outcome = game.outcome(position);
    const log = this.told.map((facts) => ({
      by: NOBODY,
      command: null,
      facts: facts.flatMap((fact) => (outcome ? fact : (game.seen(fact, position, seat) ?? []))),
    }));
    const pushed: SeatState = {
      t: 'state',
      key: 'display', // the address is the secret
      seat,
      seats: game.seats(position),
      firstTurn: 0,
      moment: {
        turn: this.turn,
        view: game.view(position, seat),
        by: NOBODY,
        facts: log.at(-1)?.facts ?? [],
        command: null,
        onMove: game.onMove(position),
        outcome: outcome && { ...outcome, scores: [...outcome.scores] },
      },
      legal: [],
      open: [],
      offers: [],
      clock: null,
      log,
    };
    return `data: ${JSON.stringify(pushed)}\n\n`;
  }
}
