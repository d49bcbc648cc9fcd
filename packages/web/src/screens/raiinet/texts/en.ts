/** What the screen of RAIInet says beside the game's own words, in English. */
import { countingIn, type Seat } from '@quadrant/kernel';
import { letterOf, ownerOf } from '@quadrant/raiinet';
import type { MoveClock } from '../start.js';

const { count } = countingIn('en');
const player = (seat: Seat) => `Player ${seat + 1}`;

const percent = (share: number) => `${Math.round(100 * share)}\u202f%`;

export const texts = {
  state: 'players',
  first:
    'Press one of your links, then a lit square. One card a turn may come first. Four data downloaded win, four viruses lose.',
  downloads: 'Downloads, links and cards',
  player,
  you: 'you',
  out: 'eliminated',

  // the board
  board: (size: number) => `Board, ${size} rows of ${size}`,
  square: (row: number, column: number) => `Row ${row}, column ${column}`,
  link: (link: number) => `link ${letterOf(link)} of player ${ownerOf(link) + 1}`,
  known: 'known to others',
  port: (seat: Seat) => `server port of player ${seat + 1}`,
  firewall: (seat: Seat) => `firewall of player ${seat + 1}`,
  exit: 'Beyond the edge',

  linkSays: (words: string) => `Link ${words}`,
  moved: (link: string, to: readonly [number, number] | null) =>
    to === null ? `Link ${link} leaves the board.` : `Link ${link} moves to (${to.join(',')}).`,

  // what a press does
  lit: 'can be chosen',
  chosen: 'chosen',
  putDown: (letter: string) => `Press to put ${letter} down.`,
  choose: (letter: string) => `Press to choose ${letter}.`,
  move: (letter: string, direction: string, leaves: boolean, met: string | null) => {
    if (leaves) return `Press to move ${letter} ${direction}, off the board.`;
    return `Press to move ${letter} ${direction}${met === null ? '' : `, against ${met}`}.`;
  },
  use: (card: string, words: string) => `${card}: ${words}`,
  useOn: (card: string, target: string) => `Press to use ${card} on ${target}.`,
  moveDeed: (letter: string, direction: string, leaves: boolean) =>
    `move ${letter} ${direction}${leaves ? ', off the board' : ''}`,
  cardDeed: (card: string, target: string) => `use ${card} on ${target}`,
  cardThenDeed: (card: string, deed: string) => `use ${card}: ${deed}`,
  chooseLink: 'Choose one of your lit links, or a card.',
  chooseLit: 'Choose one of the lit squares.',
  onMove: (who: string) => `${who} is on move.`,
  over: 'The game is over.',

  // cards and what follows a choice
  usedUp: 'used',
  ended: 'game over',
  once: 'one card a turn',
  onlyMoves: 'only moves can be planned',
  noTarget: 'nothing to aim it at',
  waits: 'not your turn',
  sent: 'command on its way',
  waitsHere: 'command waits here',
  past: 'an earlier turn',
  chosenLink: (letter: string) => `${letter}: choose where it goes.`,
  chosenCard: (card: string, help: string) => `${card}. ${help}`,
  direction: (direction: string, met: string | null, leaves: boolean) => {
    if (leaves) return `${direction}, off the board`;
    return met === null ? direction : `${direction}, against ${met}`;
  },
  options: { swap: 'Exchange their values', keep: 'Keep their values' } as Readonly<Record<string, string>>,
  cancel: 'Cancel',
  card: (card: number) => `card ${card}`,
  chooseKey: (letter: string) => `choose link ${letter}`,

  // a battle
  battles: { won: 'You win the battle', lost: 'You lose the battle' },
  battleOf: (winner: string) => `${winner} wins the battle`,
  even: 'Equal: the attacker wins.',
  who: (other: string | null) => (other === null ? 'You download' : `${other} downloads`),
  taken: (who: string, kind: string, strength: number) => `${who} ${kind} ${strength}.`,
  whose: (seat: Seat, viewer: Seat): string => (seat === viewer ? 'your' : 'their'),
  fighter: (whose: string, kind: string) => `${whose} ${kind}`,

  // players
  data: 'Data',
  viruses: 'Viruses',
  downloaded: (data: number, viruses: number) =>
    `downloaded ${data} data and ${viruses} viruses of four each`,
  unused: (n: number) => (n === 1 ? '1 card unused' : `${n} cards unused`),
  used: (names: string) => `used: ${names}`,
  computer: (level: string) => `computer, ${level}`,
  elsewhere: 'in another window',
  openWindow: (seat: Seat) => `Open a window for ${player(seat)}`,
  windowHint: 'Open a window that shows only what its player knows:',
  hidden: 'Still hidden',
  hiddenThere: 'Still hidden on their side',
  hiddenKind: (kind: 'data' | 'virus' | 'unknown', strengths: readonly number[]) =>
    `${count(strengths.length, { data: 'data|data', virus: 'virus|viruses', unknown: 'link|links, data or virus,' }[kind])} of strength ${strengths.join(', ')}`,
  nothingHidden: 'nothing',
  knownOfYours: (players: number): string =>
    players === 2 ? 'What they know of yours' : 'What others know of yours',
  nothingKnown: 'nothing yet',
  knownBy: (seats: readonly Seat[]) => seats.map(player).join(', '),
  friendly: 'Friendly game: everything can be taken back.',

  // setup
  players: 'Players',
  two: 'Two players',
  four: 'Four players',
  playerIs: (seat: Seat) => `${player(seat)} is`,
  aComputer: 'The computer',
  aPerson: 'A person',
  everybodyHere: 'Everybody plays at this screen, behind a curtain, or opens a window of their own.',
  level: 'How well the computer plays',
  botsPlay: (names: string, level: string) => `The computer plays ${names}: ${level}.`,
  clock: 'Clock: minutes + seconds a move',
  clockIs: (rule: MoveClock | null) =>
    rule === null ? 'None' : `${rule.base / 60_000} + ${rule.inc / 1000}`,
  friendlySwitch: 'Friendly game',
  friendlyHint: 'Undo takes everything back, even what somebody has seen.',
  arrange: (seat: Seat) => `Links of player ${seat + 1}`,
  arrangeHint:
    'Drag a link onto another, or press two, to exchange their values. Four are data, four viruses.',
  shuffle: 'Shuffle',
  held: (letter: string) => `${letter} is chosen. Press another link to exchange their values.`,
  exchanged: (a: string, b: string) => `${a} and ${b} have exchanged their values.`,
  hand: (chosen: number, size: number) => `Cards: ${chosen} of ${size} chosen`,
  handHint: (most: number) =>
    `At most ${most} of a kind. They can be used once each, one a turn, before moving.`,
  add: 'Add',
  remove: 'take it out',
  free: 'free',
  fullHand: 'The hand is full: take a card out first.',
  enough: (most: number) => `At most ${most} of a kind.`,
  needsCards: (size: number) => `Choose ${size} cards.`,
  start: 'Start',
  ready: (seat: Seat) => `Ready. Next: ${player(seat)}`,
  coverTitle: (seat: Seat) => `${player(seat)} arranges links and cards`,
  coverWords: 'What the others have chosen is covered. Hand the screen over, then show it.',
  coverButton: (seat: Seat) => `I am ${player(seat)}: show my side`,

  // the end
  nextLevel: (level: string) => `Play ${level}`,
  wonTitle: 'You won',
  lostTitle: 'You lost',
  wonBy: (winner: Seat) => `${player(winner)} won`,
  drawTitle: 'A draw',
  won: (seat: Seat, reader: Seat, reason: string) =>
    `${seat === reader ? 'You win' : `${player(seat)} wins`}: ${reason}.`,
  draw: (reason: string) => `A draw: ${reason}.`,
  label: (players: number): string => (players === 2 ? 'Two players' : 'Four players'),
  labelAgainst: (players: number, level: string) =>
    players === 2 ? `Against the computer, ${level}` : `Four players, with the computer, ${level}`,

  cardOrMove: 'Your turn: a card first, if you like, then a link.',
  moveNow: 'Your turn: move a link.',
  planNow: 'You plan: choose a link and where it goes.',
  sentNow: 'Your command is on its way.',
  waitsNow: 'Your command waits here.',
  pastNow: 'This is an earlier turn.',
  cards: {
    L: 'one square more',
    F: 'guards a square',
    D: 'takes any link',
    S: 'shows a value',
    P: 'turns its type',
    H: 'moves theirs',
    J: 'stops it two turns',
    N: 'hides two again',
  } as Readonly<Record<string, string>>,
  meets: {
    edge: 'you download it',
    theirEdge: 'its owner downloads it',
    battle: (link: string, odds: number) => `battle with ${link}, ${percent(odds)} to win`,
    port: (seat: Seat, mine: boolean) => (mine ? 'you download it' : `${player(seat)} downloads it`),
    wall: (virus: boolean | null): string =>
      virus
        ? 'the firewall stops it: its owner downloads it'
        : virus === null
          ? 'the firewall shows it, and stops a virus'
          : 'the firewall shows it to all',
  },
  attacked: (by: readonly { readonly link: string; readonly odds: number }[]) =>
    by.map(({ link, odds }) => `${link} can attack it, ${percent(odds)} to take it`).join(', '),
  odds: (odds: number) => `${Math.round(100 * odds)}%`, // where there is little room

  directions: { forward: 'forward', right: 'right', back: 'back', left: 'left' },
  rows: { mine: 'your data', viruses: 'your viruses', theirs: 'their data' },
  ofFour: (n: number) => `${n} of 4`,
  /** How data was come by, as the rules name it. */
  gains: {
    'won in battle': 'won in battle',
    'brought out': 'brought out',
    'taken by a card': 'taken by a card',
    'caught at a port': 'caught at a port',
  },
};
