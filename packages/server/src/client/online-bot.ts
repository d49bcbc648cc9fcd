/** A bot account that plays at a server elsewhere: makes or joins matches, and plays all of them to the end. */
import { randomBytes, randomInt } from 'node:crypto';
import type { AnyBotMaker, SideConfig } from '@quadrant/bots';
import { type Preset, USUAL } from '@quadrant/catalogue';
import type { AnyGame, Plain } from '@quadrant/kernel';
import { joinOptions, splitOptions } from '@quadrant/table';
import type { ClockRule, FromServer } from '@quadrant/wire';
import { ServerLink } from './link.js';
import { type BotWish, SeatedBot } from './seated-bot.js';

export interface OnlineBot {
  readonly address: string; // 'https://games.example/'
  readonly token: string; // of a bot account
  readonly game: AnyGame;
  readonly maker: AnyBotMaker;
  /** A match to join: '/m/ID#i=KEY', or its whole address. Null: it makes open ones. */
  readonly join: string | null;
  readonly games: number; // so many, then it ends
  /** Told in words what happens. */
  say(words: string): void;
}

const SEND_AGAIN = 3000; // milliseconds without an answer

export async function callServer(
  address: string,
  token: string | null,
  method: string,
  path: string,
  body?: object,
) {
  const response = await fetch(new URL(path, address), {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers of every kind
  const answer = (await response.json()) as any;
  if (!response.ok) throw new Error(`the server refuses: ${answer.error?.words ?? response.status}`);
  return answer;
}

/** Plays; throws where the server wants nothing of it. */
export function playOnline(bot: OnlineBot): Promise<void> {
  return new Promise((done, failed) => {
    const playing = new Playing(bot, done, failed);
    playing.start().catch((error) => playing.end(error));
  });
}

class Playing {
  private readonly bot: OnlineBot;
  private readonly link: ServerLink;
  private readonly seats = new Map<string, SeatedBot>();
  private readonly friendly = new Set<string>(); // matches in which it agrees to whatever is offered
  private readonly unanswered = new Map<string, object>(); // by id
  private readonly resender: NodeJS.Timeout;
  private readonly prefix = randomBytes(8).toString('base64url');
  private readonly done: () => void;
  private readonly failed: (error: Error) => void;
  private asked = 0;
  private played = 0;

  constructor(bot: OnlineBot, done: () => void, failed: (error: Error) => void) {
    this.bot = bot;
    this.done = done;
    this.failed = failed;
    this.link = new ServerLink({
      address: bot.address,
      token: bot.token,
      heard: (message) => this.heard(message),
      ready: () => this.watchAll(),
      ended: (words) => this.end(new Error(words)),
    });
    this.resender = setInterval(() => this.sendAgain(), SEND_AGAIN);
  }

  /** Takes a seat: in the match that it was told of, or in one that it makes. */
  async start(): Promise<void> {
    const { game, join, say } = this.bot;
    if (join !== null) {
      const [, match, invite] = /([\w-]+)(?:#i=([\w-]+))?$/.exec(join) ?? [];
      if (match === undefined) throw new Error(`"${join}" is no link to a match`);
      return say(`plays seat ${await this.join(match, invite)} of ${match}`);
    }
    const { options, seats } = await this.usualTable();
    const others: 'open'[] = new Array(seats - 1).fill('open');
    const side = await this.sideAt({ options, seat: 0, seats });
    const body = { game: game.id, preset: USUAL, seats: ['me', ...others], ...side };
    const { match, invite } = await this.call('POST', '/api/matches', body);
    say(others.length === 0 ? `plays ${match} alone` : `waits at ${new URL(invite, this.bot.address)}`);
    this.sit(match, { friendly: false, clock: null });
  }
  /** Gives the seat: the first free one, or in a rematch that before the one it had. */
  private async join(match: string, invite?: string, had: number | null = null): Promise<number> {
    const path = `/api/matches/${match}`;
    const shown = await this.call('GET', path);
    const { game, options, players, state } = shown;
    const { id } = this.bot.game;
    if (game !== id) throw new Error(`${match} is a match of ${game}, and this bot came to play ${id}`);
    const seats = players.length;
    const place = had === null ? players.indexOf(null) : (had + seats - 1) % seats;
    const side = state === 'open' ? await this.sideAt({ options, seat: place, seats }) : {};
    const { seat } = await this.call('POST', `${path}/join`, { invite, ...side });
    this.sit(match, shown); // from here on a server that goes away is waited for
    return seat;
  }
  end(error: Error | null): void {
    clearInterval(this.resender);
    this.link.close();
    if (error === null) this.done();
    else this.failed(error);
  }

  private call(method: string, path: string, body?: object) {
    return callServer(this.bot.address, this.bot.token, method, path, body);
  }
  /** What everybody knows of a game at the server's usual table, and how many sit there. */
  private async usualTable(): Promise<Pick<SideConfig, 'options' | 'seats'>> {
    const { game } = this.bot;
    const { games } = await this.call('GET', '/api/games');
    const shown = games.find((each: { game: string }) => each.game === game.id);
    if (shown === undefined) throw new Error(`the server has no ${game.title}`);
    const presets: readonly Preset[] = shown.presets;
    const given = { ...presets.find(({ id }) => id === USUAL)?.options, single: true };
    const read = game.readOptions(joinOptions(game, given, null));
    if (!read.ok) throw new Error(read.error.words);
    return { options: splitOptions(game, read.value).options, seats: game.seatsOf(read.value) };
  }
  /** The side that the program wants there; nothing, or none that the rules take: one is dealt to it. */
  private async sideAt(place: Omit<SideConfig, 'seed'>): Promise<{ side?: Plain }> {
    const { game, maker } = this.bot;
    const whole = game.readOptions(joinOptions(game, place.options, null));
    if (game.sides === null || !whole.ok) return {};
    const wanted = (await maker.side?.({ ...place, seed: randomInt(2 ** 31) })) ?? null;
    const side = wanted === null ? null : game.sides.read(whole.value, wanted);
    return side?.ok ? { side: side.value } : {};
  }

  private sit(match: string, { friendly, clock }: { friendly: boolean; clock: ClockRule }): void {
    const { game, maker } = this.bot;
    if (friendly) this.friendly.add(match);
    const seated = new SeatedBot(
      game,
      maker,
      randomInt(2 ** 31),
      clock,
      (wish) => this.ask(match, wish),
      () => this.link.now(),
    );
    this.seats.set(match, seated);
    this.link.say({ t: 'watch', match });
  }
  private watchAll(): void {
    for (const [match, { version }] of this.seats)
      this.link.say({ t: 'watch', match, ...(version === undefined ? {} : { from: version }) });
    this.sendAgain();
  }

  private ask(match: string, wish: BotWish): void {
    if ('resign' in wish && wish.why !== null) this.bot.say(`gives up in ${match}: ${wish.why}`);
    this.send(
      match,
      'command' in wish ? { t: 'give', ply: wish.ply, command: wish.command } : { t: 'act', act: 'resign' },
    );
  }
  /** Whatever is not answered is sent again under its id, also after a reconnect. */
  private send(match: string, message: object): void {
    const id = `${this.prefix}-${++this.asked}`;
    const whole = { ...message, match, id };
    this.unanswered.set(id, whole);
    this.link.say(whole);
  }
  private sendAgain(): void {
    for (const message of this.unanswered.values()) this.link.say(message);
  }

  private heard(message: FromServer): void {
    if (message.t === 'ok') this.unanswered.delete(message.id);
    else if (message.t === 'refused') this.refused(message);
    else if (message.t === 'state') this.look(message.match, (seated) => seated.begin(message));
    else if (message.t === 'event') {
      this.look(message.match, (seated) => seated.take(message));
      this.answerOffer(message);
    }
  }
  private refused({ id, match, code, words }: Extract<FromServer, { t: 'refused' }>): void {
    this.unanswered.delete(id);
    if (['stale', 'over', 'no-offer', 'not-now'].includes(code)) return;
    this.bot.say(`was refused in ${match}: ${words}`);
    this.send(match, { t: 'act', act: 'resign' });
  }
  private look(match: string, tell: (seated: SeatedBot) => void): void {
    const seated = this.seats.get(match);
    if (seated === undefined || seated.over !== null) return;
    tell(seated);
    if (seated.over === null) return;
    const { reason } = seated.over;
    this.bot.say(`${match} is over: ${seated.result}, ${reason}`);
    if (++this.played >= this.bot.games) this.end(null);
    else if (this.bot.join === null) this.start().catch((error) => this.end(error));
  }
  /** A bot plays again with who asks; it takes back and agrees among friends only. */
  private answerOffer({ match, kind, offer, by, next, v }: Extract<FromServer, { t: 'event' }>): void {
    if (kind === 'rematch' && next !== undefined) {
      this.join(next, undefined, this.seatAt(match)).catch((error) => this.bot.say(error.message));
    } else if (kind === 'offered' && by !== this.seatAt(match)) {
      const agrees = offer === 'rematch' || this.friendly.has(match);
      this.send(match, { t: 'act', act: agrees ? 'accept' : 'decline', v });
    }
  }
  private seatAt(match: string): number | null {
    return this.seats.get(match)?.seat ?? null;
  }
}
