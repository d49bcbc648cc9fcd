/** The way through the program: menu of games, questions, the game itself. */
import { seedOf } from '@quadrant/catalogue';
import { dayOf } from '@quadrant/catalogue/daily';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@quadrant/kernel';
import { entryOf, type GameId, isGameId } from '@quadrant/lab/games';
import { gameOfRecord, type TableStart } from '@quadrant/table';
import { Misuse } from '../../command.js';
import { readText } from '../../input.js';
import type { Programs } from '../bots/programs.js';
import type { Kit, SetupQuestion, SetupValues } from '../kit.js';
import { TerminalGame } from '../match.js';
import { Form } from '../parts/form.js';
import { Menu, type MenuChoice } from '../parts/menu.js';
import { Pages } from '../parts/pages.js';
import type { LayerStack } from '../screen/stage.js';
import { said, speak, spoken, told } from '../spoken.js';
import type { Autosave } from './autosave.js';
import type { Days } from './days.js';
import { Guided } from './guided.js';
import { PlayLayer } from './play.js';
import type { Preferences } from './preferences.js';
import { finishWords, type Shelf } from './shelf.js';
import { Timeline } from './timeline.js';

/** Each in its own words; the one that is spoken in brackets. */
const named = (spoken: Language) => (language: Language) =>
  language === spoken ? `[${LANGUAGE_NAMES[language]}]` : LANGUAGE_NAMES[language];

/** Where the program keeps what outlasts it. */
interface Kept {
  readonly autosave: Autosave;
  readonly shelf: Shelf;
  readonly settings: Preferences;
  readonly days: Days;
}

/** The answers of the challenge with this seed; null where a game has none. */
function challengeOf({ challenge, questions }: Kit, seed: number): SetupValues | null {
  if (!challenge) return null;
  const usual = Object.fromEntries(questions().map(({ name, value }) => [name, value]));
  return { ...usual, ...challenge(seed), seed: String(seed) };
}

export class Flow {
  private readonly kits: ReadonlyMap<GameId, Kit>;
  readonly autosave: Autosave | null;
  readonly shelf: Shelf | null;
  private readonly settings: Preferences | null;
  readonly days: Days | null;
  private current: PlayLayer | null = null; // the game on the screen
  private readonly answered = new Map<string, SetupValues>(); // last, by game
  showsSteps: boolean; // of walks
  rings: boolean; // when it hurts, and at the end
  programs: Programs | null = null; // that the words it was started with seat

  /** Without its places nothing is kept. */
  constructor(kits: ReadonlyMap<GameId, Kit>, kept: Partial<Kept> = {}) {
    this.kits = kits;
    this.autosave = kept.autosave ?? null;
    this.shelf = kept.shelf ?? null;
    this.settings = kept.settings ?? null;
    this.showsSteps = this.settings?.steps ?? true;
    this.rings = this.settings?.bell ?? false;
    this.days = kept.days ?? null;
  }

  kitOf(id: string | null): Kit | undefined {
    return id !== null && isGameId(id) ? this.kits.get(id) : undefined;
  }

  menu(stage: LayerStack): void {
    const { menu: words, today, guide } = spoken.shell;
    stage.only(
      new Menu({
        title: 'Quadrant',
        words: [words.motto],
        opaque: true,
        escape: () => stage.leave(0),
        quits: true,
        choices: [
          ...this.goOn(stage),
          ...[...this.kits.values()].map((kit) => ({
            label: kit.game.title,
            about: this.aboutOf(kit),
            choose: () => this.setUp(stage, kit),
          })),
          {
            label: today.title,
            about: today.about,
            choose: () => this.today(stage),
          },
          { label: guide.menu, about: guide.about, choose: () => this.guides(stage) },
          ...this.finished(stage),
          this.language(stage),
          this.walks(stage),
          this.bell(stage),
          { label: words.quit, choose: () => stage.leave(0) },
        ],
      }),
    );
  }

  /** The choice to go on with the game that was left, if there is one. */
  private goOn(stage: LayerStack): MenuChoice[] {
    const kept = this.kept();
    if (!kept) return [];
    const words = spoken.shell.menu;
    const about = words.continueAbout(kept.kit.game.title, kept.turnOfGame);
    const choose = () => {
      const match = this.kept(); // another terminal may have played on since the menu was drawn
      if (match) this.play(stage, match);
      else this.menu(stage);
    };
    return [{ label: words.continue, about, choose }];
  }
  private kept(): TerminalGame | null {
    const value = this.autosave?.read() ?? null;
    const kit = this.kitOf(gameOfRecord(value));
    const loaded = kit && TerminalGame.load(kit, value);
    return loaded?.ok ? loaded.value : null;
  }

  /** The choice whether walks are shown step by step. */
  private walks(stage: LayerStack): MenuChoice {
    const { walks, stepByStep, atOnce } = spoken.shell.menu;
    return this.either(stage, walks, [stepByStep, atOnce], !this.showsSteps, () => {
      this.showsSteps = !this.showsSteps;
      this.settings?.choose({ steps: this.showsSteps });
    });
  }

  /** The choice whether the bell rings. */
  private bell(stage: LayerStack): MenuChoice {
    const { bell, off, on } = spoken.shell.menu;
    return this.either(stage, bell, [off, on], this.rings, () => {
      this.rings = !this.rings;
      this.settings?.choose({ bell: this.rings });
    });
  }

  /** One of two, the second where `isSecond`; choosing it takes the other one. */
  private either(
    stage: LayerStack,
    label: string,
    [first, second]: readonly [string, string],
    isSecond: boolean,
    change: () => void,
  ): MenuChoice {
    const choose = () => {
      change();
      this.menu(stage);
    };
    return { label, about: isSecond ? `${first}  [${second}]` : `[${first}]  ${second}`, choose };
  }

  /** The choice of another language, each in its own words. */
  private language(stage: LayerStack): MenuChoice {
    const { language, shell } = spoken;
    const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
    const choose = () => {
      this.settings?.choose({ language: next });
      void speak(next).then(() => stage.wake(() => this.menu(stage)));
    };
    return { label: shell.menu.language, about: LANGUAGES.map(named(language)).join('  '), choose };
  }

  /** The best that was reached in a game, or what it is. */
  private aboutOf({ game }: Kit): string {
    const best = this.shelf?.read().bests.find((each) => each.game === game.id);
    return best ? spoken.shell.end.best(said(best.words)) : said(entryOf(game.id).sentence);
  }

  /** One game of each kind with the seed of the day. */
  private today(stage: LayerStack): void {
    const { today, menu } = spoken.shell;
    const now = new Date();
    const seed = seedOf(now);
    const choices = [...this.kits.values()].flatMap((kit): MenuChoice[] => {
      const values = challengeOf(kit, seed);
      if (!values) return [];
      const { done, streak } = this.days?.standing(kit.game.id, dayOf(now)) ?? { done: null, streak: 0 };
      const about = [done?.words ?? today.notYet, ...(streak > 1 ? [today.streak(streak)] : [])].join(', ');
      return [{ label: kit.game.title, about, choose: () => void this.begin(stage, kit, values) }];
    });
    stage.only(
      new Menu({
        title: today.title,
        words: [today.words(String(seed))],
        opaque: true,
        escape: () => this.menu(stage),
        choices: [...choices, { label: menu.back, choose: () => this.menu(stage) }],
      }),
    );
  }

  /** The day whose challenge this game is, if it is today's. */
  dayOf(match: TerminalGame): string | null {
    const now = new Date();
    if (match.seed !== seedOf(now)) return null;
    const values = challengeOf(match.kit, match.seed);
    const start = values && match.kit.start(values, () => null);
    return start?.ok && match.beganAs(start.value) ? dayOf(now) : null;
  }

  /** The guided first games. */
  guides(stage: LayerStack): void {
    const { guide, menu } = spoken.shell;
    const choices = [...this.kits.values()].flatMap((kit): MenuChoice[] => {
      const guided = Guided.of(kit, this);
      if (!guided) return [];
      const about = said(entryOf(kit.game.id).sentence);
      return [{ label: kit.game.title, about, choose: () => stage.only(guided) }];
    });
    stage.only(
      new Menu({
        title: guide.menu,
        words: [guide.words],
        opaque: true,
        escape: () => this.menu(stage),
        choices: [...choices, { label: menu.back, choose: () => this.menu(stage) }],
      }),
    );
  }

  /** The choice to look at games that are over. */
  private finished(stage: LayerStack): MenuChoice[] {
    const games = this.shelf?.read().games ?? [];
    if (games.length === 0) return [];
    const { title, kept } = spoken.shell.shelf;
    return [{ label: title, about: kept(games.length), choose: () => this.openShelf(stage) }];
  }

  private openShelf(stage: LayerStack): void {
    const { shelf: words, menu } = spoken.shell;
    const choices = this.shelf!.read().games.flatMap((finish): MenuChoice[] => {
      const kit = this.kitOf(finish.game);
      const match = kit && TerminalGame.load(kit, finish.record);
      if (!match?.ok) return [];
      const show = () =>
        stage.only(
          new Timeline({
            match: match.value,
            seat: 0,
            turn: match.value.last,
            flow: this,
            back: () => this.openShelf(stage),
          }),
        );
      const about = words.about(finish.seed, finishWords(finish));
      return [{ label: kit!.game.title, about, choose: show }];
    });
    const back = { label: menu.back, choose: () => this.menu(stage) };
    stage.only(
      new Menu({
        title: words.title,
        words: [words.words],
        opaque: true,
        escape: () => this.menu(stage),
        choices: [...this.bests(), ...choices, back],
      }),
    );
  }

  /** The choice to read the bests, a line for each game and difficulty. */
  private bests(): MenuChoice[] {
    const { shelf: words } = spoken.shell;
    const { bests } = this.shelf!.read();
    const lines = [...this.kits.values()].flatMap(({ game }) =>
      bests
        .filter((best) => best.game === game.id)
        .map(({ difficulty, words: reached }) => words.best(game.title, said(difficulty), said(reached))),
    );
    if (lines.length === 0) return [];
    const choose = (stage: LayerStack) => stage.open(new Pages(words.bests, lines.join('\n')));
    return [{ label: words.bests, about: words.kept(lines.length), choose }];
  }

  /** The questions before a game, where there are any. */
  setUp(stage: LayerStack, kit: Kit): void {
    const questions = kit.questions();
    if (questions.length === 0) return void this.begin(stage, kit, {});
    stage.only(
      new Form({
        title: kit.game.title,
        about: said(entryOf(kit.game.id).sentence),
        accent: kit.accent,
        questions: questions.map((q) => ({ ...q, value: this.offered(kit, q) })),
        back: () => this.menu(stage),
        submit: (values) => this.begin(stage, kit, values),
      }),
    );
  }

  /** What a form begins with: something new, what was answered last, or what suits most. */
  private offered({ game }: Kit, { name, fresh, offered, value }: SetupQuestion): string {
    return fresh?.() ?? this.answered.get(game.id)?.[name] ?? offered ?? value;
  }

  /** Another game of the same kind: at once where another seed makes one, else by the questions. */
  playAgain(stage: LayerStack, match: TerminalGame): void {
    const seed = match.kit
      .questions()
      .find(({ name }) => name === 'seed')
      ?.fresh?.();
    if (seed === undefined || !entryOf(match.kit.game.id as GameId).seeded) this.setUp(stage, match.kit);
    else this.play(stage, match.again(Number(seed)));
  }

  /** The answers that lead to the level after the one of this game; null where there is none. */
  levelAfter({ kit, table }: TerminalGame): SetupValues | null {
    const next = kit.next?.(table.options, table.seatNames) ?? null;
    return next && { ...this.usual(kit), ...next };
  }
  private usual(kit: Kit): SetupValues {
    return Object.fromEntries(kit.questions().map((q) => [q.name, q.fresh?.() ?? q.value]));
  }

  /** Begins a game with these answers; gives words when they will not do. */
  begin(stage: LayerStack, kit: Kit, values: SetupValues): string | null {
    const start = kit.start(values, readQuietly);
    if (!start.ok) return told(start.error, kit.refusals());
    this.answered.set(kit.game.id, values);
    const ready = (final: TableStart) => this.play(stage, TerminalGame.begin(kit, final, this.programs));
    const first = kit.prepare?.(stage, start.value, values, ready) ?? null;
    if (first) stage.only(first);
    else ready(start.value);
    return null;
  }

  /** The terminal is left: nobody thinks any more, and no process stays. */
  async close(): Promise<void> {
    this.current?.end();
    await this.programs?.gone();
  }

  /** Plays on from a turn of a game that stays as it is. */
  fork(stage: LayerStack, match: TerminalGame, turn: number): void {
    const fork = match.fork(turn);
    this.play(stage, fork);
    if (fork.strangers.length === 0)
      this.current?.say(spoken.shell.timeline.forked(match.turnOfGameAt(turn)));
  }

  play(stage: LayerStack, match: TerminalGame): void {
    this.current?.end();
    const play = new PlayLayer(match, this);
    this.current = play;
    stage.only(play);
    play.begin(stage);
  }
}

/** The text of a file, or null when it cannot be read. */
export function readQuietly(name: string): string | null {
  try {
    return readText(name, true);
  } catch (error) {
    if (error instanceof Misuse) return null;
    throw error;
  }
}
