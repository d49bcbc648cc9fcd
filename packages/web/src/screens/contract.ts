/**
 * What a game adds to the page. A screen turns views into cells and panels, and presses into commands; it
 * knows no rules: it asks which commands are legal, shows why one is refused, and animates facts.
 */
import type {
  Command,
  DigestLine,
  Fact,
  Game,
  Outcome,
  Phrasebook,
  Refusal,
  Seat,
  Tally,
} from '@quadrant/kernel';
import type { SeatName, TableStart, Teller } from '@quadrant/table';
import type { ComponentChildren, ComponentType, VNode } from 'preact';
import type { Drawings } from '../parts/drawing.js';

// ---------------------------------------------------------------- the board

/** One square. Its key is how everything else names it: marks, aims, presses. */
export interface Cell {
  readonly key: string; // 'C7'
  readonly name: string; // 'C 7, Grunt, health 100 of 100, sees you'
  readonly glyph: string; // 'G': what the text view would show; readable without the picture
  readonly body?: ComponentChildren; // an inline SVG of our own, or a whole little layout
  readonly letter?: string; // what stands in its corner when the picture is shown: 'G'
  readonly look?: string; // CSS classes: 'foe', 'own'
  readonly fog?: boolean; // nothing is known of it
  readonly about?: string; // what a screen reader says after the name: 'can be chosen'
  readonly chosen?: boolean; // selected
}

/** A board of any size and shape; null is a place where there is no square. Cells are in rows, from the top left. */
export interface BoardModel {
  readonly name: string; // 'Board, 5 rows of 12'; without cells it is shown as a sentence instead
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly (Cell | null)[];
  readonly rowLabels?: readonly string[];
  readonly columnLabels?: readonly string[];
  readonly home?: string; // the key of the square to keep in sight and to focus first
  readonly minCell?: number; // px; below it the board pans instead of shrinking (default 26)
  readonly maxCell?: number; // px (default 80)
  readonly thin?: 'rows' | 'all'; // the outermost rows, or columns too, only lead out: they take less room
  readonly wraps?: boolean; // the edges meet: trails go the shorter way round
  /** What lies under the pieces of the whole board: stars, moss, pools. SVG, 60 units a square; one object per look. */
  readonly ground?: VNode;
  /** What lies over the squares, such as how far one gets. SVG, one unit a square. */
  readonly over?: VNode;
  readonly clouds?: (model: BoardModel) => VNode; // how squares of which nothing is known are covered
  readonly lights?: readonly string[]; // keys of squares with a lamp: it is dusk elsewhere
}

/** What may be shown on a square: the last turn's marks and the preview of a command. */
export const MARKS = [
  'moved', // something came here, `from` another square: travels, leaves a trail
  'left', // something left this square: tinted
  'hit', // ring: something was hurt or met here
  'blast', // an explosion reached here
  'gone', // something was removed here
  'new', // something appeared here
  'gain', // something got better here
  'path', // preview: leads there
  'way', // preview: a square of the way, in order, from where it starts
  'range', // preview: can be reached
  'target', // preview: will be acted on
  'refused', // preview: cannot be done here
  'chosen', // the selected piece
] as const;
export interface Mark {
  readonly at: string; // key of the square
  readonly kind: (typeof MARKS)[number];
  readonly from?: string; // for 'moved'
  readonly note?: string; // a few characters shown in the corner: '7', '-70'
  readonly hue?: string; // for 'moved': the token of the mover's colour
  readonly foot?: boolean; // for 'moved': on foot, which leaves dots
  /** Squares that hold several pieces: where in the square, [0.25, 0.75] from its top left; drawn small, there. */
  readonly spot?: Spot;
  readonly fromSpot?: Spot;
}
export type Spot = readonly [right: number, down: number];

// ---------------------------------------------------------------- a game being played, as a screen sees it

/** Everything there is to draw at one moment. Holds what one seat may know and nothing else. */
export interface Stage<C extends Command, F extends Fact, V> {
  readonly view: V;
  readonly seat: Seat; // whose view it is
  readonly reader: Seat; // who is spoken to as you; SPECTATOR where several people look at it
  readonly onMove: Seat;
  readonly legal: readonly C[]; // empty when the seat is not on move, or the past or a step of a turn is shown
  readonly open: readonly string[];
  readonly outcome: Outcome | null;
  readonly turn: number; // shown
  readonly turns: number; // played
  readonly live: boolean; // the shown turn is the latest: commands are taken
  readonly planning?: boolean; // they are for a turn to come
  readonly cut?: boolean; // the connection is lost: what is given waits here
  readonly animating: boolean;
  readonly marks: readonly Mark[]; // of the fact being shown, or of the whole last turn
  readonly facts: readonly F[]; // of the last turn, as this seat saw them
  readonly news: readonly F[]; // of all turns since this seat last acted
  readonly selected: string | null; // a piece, a card: whatever the screen chose to select
  readonly notice: Notice | null;
  readonly seating: Seating;
}

/** An answer to the person: shown at the square and read out. */
export interface Notice {
  readonly words: string;
  readonly kind: 'refusal' | 'news'; // news stay until this person does something; others may play meanwhile
  readonly at: string | null; // key of a square
  readonly id: number; // a new number for each notice
}

/** What a screen can do. A local game and a second window both keep this. */
export interface Actor<C extends Command> {
  give(command: C, at?: string | null): Refusal | null;
  select(key: string | null): void;
  /** Shows and reads out why nothing happens, without giving a command. */
  notify(words: string, at?: string | null): void;
  /** The stage at the end of whatever is being shown, where the game itself is at hand: for ways of several steps. */
  now?(): Stage<C, Fact, unknown>;
  /** Why this command would be refused now, in the game's words; null when it would not (or cannot be known here). */
  reason(command: C): string | null;
}

export interface PartProps<C extends Command, F extends Fact, V> {
  readonly stage: Stage<C, F, V>;
  readonly actor: Actor<C>;
  readonly pointed: string | null; // the square that is pointed at, else the one that has the focus
  readonly flipped: boolean; // the board shows its other side below
  /** Shows on the board what a command would do, while its button is pointed at; null ends that. */
  readonly preview: (aim: Aim | null) => void;
}

/** What a press on a square would do: shown while it is pointed at or focused. */
export interface Aim {
  readonly words: string; // 'Move 7 squares for 21 energy' or the refusal
  readonly marks: readonly Mark[];
  readonly tip?: Tip;
}

/** The same in few words beside its square, where there is room: what it costs, then what comes of it. */
export interface Tip {
  readonly at: string; // key of the square
  readonly title: string; // 'Move to F 6'
  readonly cost: string; // '−24 energy'
  readonly after: string; // '6 squares, 20 energy left'
  readonly gain?: readonly string[]; // 'You could land there'
  readonly harm: readonly string[]; // '−42 health: Grunt', '22 health left'
  readonly deed: string; // 'Fly': what a button says that does it
  readonly ghost: VNode | null; // who would stand there, where nobody stands
}

/** A key that does something. One character, or 'Enter', 'Escape', 'ArrowUp' … as KeyboardEvent.key names it. */
export interface Binding {
  readonly key: string; // 'f'
  readonly words: string; // 'fire'
  readonly repeats?: boolean; // goes on while the key is held
  press(): void;
}

// ---------------------------------------------------------------- starting and guiding

/** What it takes to begin: options and seed, and the commands that belong to setting up. */
export interface Start {
  readonly options: unknown; // checked by the game
  readonly seed: number;
  readonly commands: readonly string[]; // ['play(5,12,…)', 'setup_select(2)', 'setup_next(5)']
  readonly seats?: readonly SeatName[]; // who sits where: bots by name
  readonly friendly?: boolean; // everything may be taken back
  readonly clock?: TableStart['clock'];
}

/** Who sits where, as everybody at the table may know it. */
export interface Seating {
  readonly names: readonly SeatName[]; // by seat; one without a bot's name is a person's
  readonly away: readonly Seat[]; // seats that are played in another window now
  readonly friendly: boolean;
  /** Addresses of windows for other seats; only the page that keeps the game has them. */
  readonly windows: readonly (string | null)[]; // by seat: '#/raiinet/window/…'
}
export const NO_SEATING: Seating = { names: [], away: [], friendly: false, windows: [] };
export const isBot = ({ names }: Seating, seat: Seat): boolean => names[seat]?.bot !== undefined;

export interface SetupProps {
  /** Starts a game. A refusal comes back as words. */
  start(start: Start): string | null;
}

/** A pause of the guided first game, after `turn` turns of it, pointing at one thing. */
export interface Pause {
  readonly turn: number;
  readonly at: string; // key of a square, or a slot: 'state' 'board' 'log' 'text' 'controls' 'replay'
  readonly words: string; // two sentences at most
}
export interface Guide extends Start {
  readonly turns: readonly string[]; // the commands after those of the start
  readonly pauses: readonly Pause[]; // five
}

/** What may hurt on a square in the coming turn, as far as the viewer can know. */
export interface ThreatMark {
  readonly at: string; // key of a square
  readonly level: 1 | 2 | 3; // hurts a little, hurts, would be the end
  readonly note: string; // '−11'; '' where only the place is known
  readonly look?: string; // how it is shown, where not as a hatch: 'aimed across', 'aimed down', 'blast', 'sinks'
}

/** How a game ended, said to the person at the screen. */
export interface EndMessage {
  readonly won: boolean | null; // null: neither
  readonly title: string; // 'Your ship is lost'
  readonly why: string; // one sentence
  readonly score: string | null; // '61'
  readonly rows: readonly (readonly [string, string])[]; // 'turns', '47'
  readonly picture?: VNode | undefined; // of whom it ended for
  readonly spoils?: VNode; // what was taken, as pictures
}

/** Facts in a row with the same key are one line of the log. */
export interface Fold {
  readonly key: string; // 'moved Grunt'
  words(count: number): string; // '3 Grunts move.'
}

/** Games in which a seat may not know everything. Their screens show one seat at a time, behind a curtain. */
export interface SeatSecrets<V> {
  /** The text view of one seat while the game runs. */
  text(view: V): string;
  seatName(seat: Seat): string; // 'Player 1'
}

/** A game whose facts are only looked at as a seat sees them (F), never as the rules tell them. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the rules tell
export type ShownGame<P, C extends Command, F extends Fact, V, O> = Game<P, C, any, V, O, F>;

export interface GameScreen<P, C extends Command, F extends Fact, V, O> {
  readonly game: ShownGame<P, C, F, V, O>;
  readonly say: (fact: F, reader: Seat) => string | null;
  /** What the game's refusals say in the language of the page; without it their own words. */
  readonly refusals?: Phrasebook;
  teller(options: unknown, seed: number): Teller<C>;
  /** A game that starts at once, with sensible defaults. */
  readonly quick: () => Start;
  /** The same for everybody with this seed: the challenge of a day. */
  readonly daily: (seed: number) => Start;
  readonly guide: () => Promise<Guide>;
  /** What is played for: analysing a game tells the chance to win, or the score to expect. */
  readonly measure: 'chance' | 'score';
  readonly secrets?: SeatSecrets<V>;
  /** Whether the arrow keys walk the board's focus (Enter presses) or are bindings of the game (Shift+arrow walks). */
  readonly arrows: 'focus' | 'bindings';
  /** On a touch screen the first tap shows what a press would do, the second presses. For games whose presses cost dear. */
  readonly confirmTouch?: boolean;
  /** The name of the panel left of the board: 'ship'. */
  readonly stateName: string;
  /** What to do and what for, in place of the log of a game in which nothing has happened yet. */
  readonly firstWords: string;

  /** The drawings that its pictures point at. */
  readonly drawings: Drawings;
  /** Wide boards have the state below them, square ones beside them. */
  readonly layout: 'wide' | 'square';
  readonly Setup: ComponentType<SetupProps>;
  /** Left of the board: the state as numbers and words. */
  readonly State: ComponentType<PartProps<C, F, V>>;
  /** Above the board, where there is room: what to play for now. */
  readonly Lead?: ComponentType<PartProps<C, F, V>>;
  /** Below the log, where there is room: what the board shows. */
  readonly About?: ComponentType<PartProps<C, F, V>>;
  /** Above the text view: what it tells. */
  readonly AboveText?: ComponentType<PartProps<C, F, V>>;
  /** Below the board: buttons for the commands that are not presses on squares. */
  readonly Controls: ComponentType<PartProps<C, F, V>>;
  /** Shown in place of the board's hint line when a game is over: what was reached. */
  readonly ending: (view: V, outcome: Outcome, reader: Seat, turns?: number) => string;

  /** Whether the board can be turned around. */
  readonly flips?: boolean;
  board(stage: Stage<C, F, V>, flipped?: boolean): BoardModel;
  marks(fact: F, view: V): readonly Mark[];
  aim(stage: Stage<C, F, V>, actor: Actor<C>, key: string): Aim | null;
  press(stage: Stage<C, F, V>, actor: Actor<C>, key: string): void;
  /** A piece is dragged from its square: what can be reached lights up. */
  grab?(stage: Stage<C, F, V>, actor: Actor<C>, key: string): void;
  /** It is let go over another square. */
  drop?(stage: Stage<C, F, V>, actor: Actor<C>, from: string, to: string): void;
  keys(stage: Stage<C, F, V>, actor: Actor<C>): readonly Binding[];
  /** A command that somebody advises, as words that follow 'I would' and marks on the board. */
  advise(stage: Stage<C, F, V>, command: C): Aim;

  /** A further page of this game (`#/raiinet/more/seat/…`, `#/mirewood/more/editor`) by the words after `more`; null: no such page. */
  more?(words: readonly string[], props: SetupProps): VNode | null;
  /** A command in words for the log, beside the facts of its turn: those that advice has. */
  deed?(command: string, facts: readonly F[]): string;
  fold?(fact: F): Fold | null;
  /** Facts in the order in which they are best told; as they came without this. */
  order?(facts: readonly F[]): readonly F[];
  /** The last turn in at most three lines and a quiet one. */
  digest(facts: readonly F[], seat: Seat): readonly DigestLine[];
  /** What of the last turn deserves a moment of its own, over the board; told elsewhere, too. */
  moment?(stage: Stage<C, F, V>): VNode | null;
  /** What may hurt in the coming turn, from the view alone. */
  threats?(view: V): readonly ThreatMark[];
  /** How it ended, for the card at the end; names by seat where there are any; turns of the whole game where they are known. */
  result(view: V, outcome: Outcome, seat: Seat, names?: readonly string[], turns?: number): EndMessage;
  /** The score by where it came from, from all facts of a game. */
  tally?(facts: readonly F[], view: V, seat: Seat): readonly Tally[];
  /** What a line of the tally is called, from the name that the rules give it. */
  tallyName?(name: string): string;
  /** What a line of the tally is about. */
  tallyPicture?(name: string): VNode | null;
  /** What to try after this game was won; null: nothing harder. */
  next?(options: O, seating: Seating): { readonly words: string; readonly start: Start } | null;
  /** What is played, in a few words, for the list of games: 'The Old Gate'. */
  label?(options: O, seating: Seating): string;
  /** Whether this fact put another board in place of the old one: marks of what was before it are not shown. */
  anew?(fact: F): boolean;
  /** Whether this turn began the game proper: turns up to it were setting up, and the replay bar counts from there. */
  begins?(facts: readonly F[]): boolean;
}

/** For shared parts, which look into no game. */
// biome-ignore lint/suspicious/noExplicitAny: the point of this type is not to know the five types of a game.
export type AnyScreen = GameScreen<any, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyStage = Stage<any, any, any>;
