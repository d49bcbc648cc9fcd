/** Was der Bildschirm von RAIInet neben den Worten des Spiels sagt, auf Deutsch. */
import { countingIn, type Seat } from '@quadrant/kernel';
import { letterOf, ownerOf } from '@quadrant/raiinet';
import type { Texts } from '../texts.js';

const { count, form } = countingIn('de');
const player = (seat: Seat) => `Spieler ${seat + 1}`;

const percent = (share: number) => `${Math.round(100 * share)}\u202f%`;

export const texts: Texts = {
  state: 'Spieler',
  first:
    'Drück einen deiner Links, dann ein beleuchtetes Feld. Davor darf in jedem Zug eine Karte kommen. Vier Daten heruntergeladen gewinnen, vier Viren verlieren.',
  downloads: 'Downloads, Links und Karten',
  player,
  you: 'du',
  out: 'ausgeschieden',

  board: (size) => `Brett, ${size} Reihen zu ${size}`,
  square: (row, column) => `Reihe ${row}, Spalte ${column}`,
  link: (link) => `Link ${letterOf(link)} von Spieler ${ownerOf(link) + 1}`,
  known: 'anderen bekannt',
  port: (seat) => `Serverport von ${player(seat)}`,
  firewall: (seat) => `Firewall von ${player(seat)}`,
  exit: 'Jenseits des Randes',

  linkSays: (words) => `Link ${words}`,
  moved: (link, to) =>
    to === null ? `Link ${link} verlässt das Brett.` : `Link ${link} zieht auf (${to.join(',')}).`,

  lit: 'wählbar',
  chosen: 'gewählt',
  putDown: (letter) => `Drücken, um ${letter} wieder abzusetzen.`,
  choose: (letter) => `Drücken, um ${letter} zu wählen.`,
  move: (letter, direction, leaves, met) => {
    if (leaves) return `Drücken: ${letter} ${direction} vom Brett ziehen.`;
    return `Drücken: ${letter} ${direction} ziehen${met === null ? '' : `, gegen ${met}`}.`;
  },
  use: (card, words) => `${card}: ${words}`,
  useOn: (card, target) => `Drücken, um ${card} auf ${target} einzusetzen.`,
  moveDeed: (letter, direction, leaves) => `${letter} ${direction}${leaves ? ' vom Brett' : ''} ziehen`,
  cardDeed: (card, target) => `${card} auf ${target} einsetzen`,
  cardThenDeed: (card, deed) => `${card} einsetzen: ${deed}`,
  chooseLink: 'Wähl einen deiner beleuchteten Links oder eine Karte.',
  chooseLit: 'Wähl eines der beleuchteten Felder.',
  onMove: (who) => `${who} ist am Zug.`,
  over: 'Das Spiel ist aus.',

  usedUp: 'eingesetzt',
  ended: 'Spiel beendet',
  once: 'eine Karte je Zug',
  onlyMoves: 'planen kann man nur Züge',
  noTarget: 'kein Ziel dafür',
  waits: 'nicht am Zug',
  sent: 'Befehl unterwegs',
  waitsHere: 'Befehl wartet hier',
  past: 'ein früherer Zug',
  chosenLink: (letter) => `${letter}: Wähl, wohin er zieht.`,
  chosenCard: (card, help) => `${card}. ${help}`,
  direction: (direction, met, leaves) => {
    if (leaves) return `${direction}, vom Brett`;
    return met === null ? direction : `${direction}, gegen ${met}`;
  },
  options: { swap: 'Werte tauschen', keep: 'Werte behalten' },
  cancel: 'Abbrechen',
  card: (card) => `Karte ${card}`,
  chooseKey: (letter) => `Link ${letter} wählen`,

  battles: { won: 'Du gewinnst den Kampf', lost: 'Du verlierst den Kampf' },
  battleOf: (winner) => `${winner} gewinnt den Kampf`,
  even: 'Gleich stark: Wer angreift, gewinnt.',
  who: (other) => (other === null ? 'Du lädst herunter:' : `${other} lädt herunter:`),
  taken: (who, kind, strength) => `${who} ${KINDS[kind] ?? kind} ${strength}.`,
  whose: (seat, viewer) => (seat === viewer ? 'von dir:' : 'vom Gegner:'),
  fighter: (whose, kind) => `${whose} ${KINDS[kind] ?? kind}`,

  data: 'Daten',
  viruses: 'Viren',
  downloaded: (data, viruses) => `${data} Daten und ${viruses} Viren von je vier heruntergeladen`,
  unused: (n) => form(n, `${n} Karte übrig|${n} Karten übrig`),
  used: (names) => `eingesetzt: ${names}`,
  computer: (level) => `Computer, ${level}`,
  elsewhere: 'in einem anderen Fenster',
  openWindow: (seat) => `Fenster für ${player(seat)} öffnen`,
  windowHint: 'Ein Fenster öffnen, das nur zeigt, was sein Spieler weiß:',
  hidden: 'Noch verdeckt',
  hiddenThere: 'Drüben noch verdeckt',
  hiddenKind: (kind, strengths) =>
    `${count(strengths.length, { data: 'Daten|Daten', virus: 'Virus|Viren', unknown: 'Link|Links, Daten oder Virus,' }[kind])} der Stärke ${strengths.join(', ')}`,
  nothingHidden: 'nichts',
  knownOfYours: (players) => (players === 2 ? 'Was drüben von dir bekannt ist' : 'Was andere von dir wissen'),
  nothingKnown: 'noch nichts',
  knownBy: (seats) => seats.map(player).join(', '),
  friendly: 'Freundschaftliches Spiel: Alles kann zurückgenommen werden.',

  players: 'Spieler',
  two: 'Zwei Spieler',
  four: 'Vier Spieler',
  playerIs: (seat) => `${player(seat)} ist`,
  aComputer: 'Der Computer',
  aPerson: 'Ein Mensch',
  everybodyHere: 'Alle spielen an diesem Bildschirm, hinter einem Vorhang, oder öffnen ein eigenes Fenster.',
  level: 'Wie gut der Computer spielt',
  botsPlay: (names, level) => `Der Computer spielt ${names}: ${level}.`,
  clock: 'Uhr: Minuten + Sekunden je Zug',
  clockIs: (rule) => (rule === null ? 'Keine' : `${rule.base / 60_000} + ${rule.inc / 1000}`),
  friendlySwitch: 'Freundschaftliches Spiel',
  friendlyHint: 'Alles lässt sich zurücknehmen, auch was schon jemand gesehen hat.',
  arrange: (seat) => `Links von ${player(seat)}`,
  arrangeHint:
    'Zieh einen Link auf einen anderen, oder drück zwei, um ihre Werte zu tauschen. Vier sind Daten, vier Viren.',
  shuffle: 'Mischen',
  held: (letter) => `${letter} ist gewählt. Drück einen anderen Link, um die Werte zu tauschen.`,
  exchanged: (a, b) => `${a} und ${b} haben ihre Werte getauscht.`,
  hand: (chosen, size) => `Karten: ${chosen} von ${size} gewählt`,
  handHint: (most) =>
    `Höchstens ${most} von einer Art. Jede ist einmal einsetzbar, eine je Zug, vor dem Ziehen.`,
  add: 'Dazunehmen:',
  remove: 'herausnehmen',
  free: 'frei',
  fullHand: 'Die Hand ist voll: Nimm zuerst eine Karte heraus.',
  enough: (most) => `Höchstens ${most} von einer Art.`,
  needsCards: (size) => `Wähl ${size} Karten.`,
  start: 'Los',
  ready: (seat) => `Fertig. Als Nächstes: ${player(seat)}`,
  coverTitle: (seat) => `${player(seat)} stellt Links und Karten auf`,
  coverWords: 'Was die anderen gewählt haben, ist verdeckt. Gib den Bildschirm weiter und decke dann auf.',
  coverButton: (seat) => `Ich bin ${player(seat)}: meine Seite zeigen`,

  nextLevel: (level) => `Gegen ${level} spielen`,
  wonTitle: 'Du hast gewonnen',
  lostTitle: 'Du hast verloren',
  wonBy: (winner) => `${player(winner)} hat gewonnen`,
  drawTitle: 'Unentschieden',
  won: (seat, reader, reason) => `${seat === reader ? 'Du gewinnst' : `${player(seat)} gewinnt`}: ${reason}.`,
  draw: (reason) => `Unentschieden: ${reason}.`,
  label: (players) => (players === 2 ? 'Zwei Spieler' : 'Vier Spieler'),
  labelAgainst: (players, level) =>
    players === 2 ? `Gegen den Computer, ${level}` : `Vier Spieler, mit dem Computer, ${level}`,

  cardOrMove: 'Du bist dran: erst eine Karte, wenn du magst, dann ein Link.',
  moveNow: 'Du bist dran: Zieh einen Link.',
  planNow: 'Du planst: Wähl einen Link und wohin er geht.',
  sentNow: 'Dein Befehl ist unterwegs.',
  waitsNow: 'Dein Befehl wartet hier.',
  pastNow: 'Das ist ein früherer Zug.',
  cards: {
    L: 'ein Feld weiter',
    F: 'bewacht ein Feld',
    D: 'holt jeden Link',
    S: 'zeigt einen Wert',
    P: 'dreht seine Art',
    H: 'zieht den ihren',
    J: 'hält ihn zwei Züge',
    N: 'verdeckt zwei neu',
  },
  meets: {
    edge: 'du lädst ihn herunter',
    theirEdge: 'sein Besitzer lädt ihn herunter',
    battle: (link, odds) => `Kampf mit ${link}, ${percent(odds)} Siegchance`,
    port: (seat, mine) => (mine ? 'du lädst ihn herunter' : `${player(seat)} lädt ihn herunter`),
    wall: (virus) =>
      virus
        ? 'die Firewall hält ihn auf: Sein Besitzer lädt ihn herunter'
        : virus === null
          ? 'die Firewall zeigt ihn und hält ein Virus auf'
          : 'die Firewall zeigt ihn allen',
  },
  attacked: (by) =>
    by.map(({ link, odds }) => `${link} kann ihn angreifen, mit ${percent(odds)} Erfolg`).join(', '),
  odds: (odds) => `${Math.round(100 * odds)} %`,

  directions: { forward: 'vorwärts', right: 'nach rechts', back: 'zurück', left: 'nach links' },
  rows: { mine: 'deine Daten', viruses: 'deine Viren', theirs: 'ihre Daten' },
  ofFour: (n) => `${n} von 4`,
  gains: {
    'won in battle': 'im Kampf gewonnen',
    'brought out': 'hinausgebracht',
    'taken by a card': 'mit einer Karte geholt',
    'caught at a port': 'an einem Port gefangen',
  },
};

const KINDS: Readonly<Record<string, string>> = { data: 'Daten', virus: 'Virus', unknown: 'unbekannt' };
