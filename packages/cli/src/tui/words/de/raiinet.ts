/** Was das Terminal von RAIInet neben den Worten des Spiels sagt, auf Deutsch. */
import type { Direction } from '@quadrant/raiinet';
import type { ScreenTexts } from '../tongue.js';

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  up: 'hinauf',
  right: 'nach rechts',
  down: 'hinunter',
  left: 'nach links',
};
const CHOICES: Readonly<Record<string, string>> = { swap: 'tauschen', keep: 'behalten' };

export const texts: ScreenTexts['links'] = {
  questions: {
    players: ['Spieler', 'zwei, oder vier auf einem Brett, das einem Plus gleicht'],
    bot: [
      'Gegner',
      'niemand: Menschen an dieser Tastatur; oder der Bot, der alle Plätze außer deinem spielt, der schwächste zuerst; auf der Befehlszeile auch ein eigenes Programm, wie bei quadrant match',
    ],
    setup: ['Links und Karten', 'ungesehen aufstellen, mischen lassen, oder die übliche Folge nehmen'],
    friendly: ['Freundschaftlich', 'ja: Alles lässt sich zurücknehmen, auch was schon bekannt wurde'],
    clock: [
      'Uhr',
      'keine (none), oder Minuten für jeden und Sekunden für jeden Zug: 5+3; wer keine Zeit mehr hat, verliert',
    ],
    draw: ['Unentschieden', 'nach so vielen Zügen ohne Download; leer: nie'],
  },
  links: (player) => `die Links von Spieler ${player}: V1D4V3V2D3V4D2D1`,
  cards: (player) => `die Karten von Spieler ${player}: LFDSP`,
  nobody: 'Menschen an dieser Tastatur, einer nach dem anderen hinter einem Vorhang.',
  computer: (sentence) => `Der Computer: ${sentence}`,
  moveDeed: (link, direction) => `${link} ${direction} ziehen`,
  cardDeed: (card, target) => `${card} auf ${target} einsetzen`,
  cardThenDeed: (card, deed) => `${card} einsetzen: ${deed}`,
  choices: CHOICES,
  cannotGo: 'Dorthin kann der Link nicht.',
  notYours: (link) => `${link} gehört dir nicht.`,
  noTarget: 'Das ist kein Ziel.',
  help: [
    ['ein Buchstabe', 'einen deiner Links aufnehmen; Enter: den unter dem Zeiger'],
    ['Pfeile', 'mit einem Link in der Hand: ihn ziehen; sonst den Zeiger bewegen'],
    ['Tab', 'zum nächsten Feld mit <…>: ein Link, der ziehen kann, ein Ziel der Karte in der Hand'],
    [
      '1 bis 5',
      'vor dem Ziehen eine Karte einsetzen: Ihre Ziele haben <…>; wähl mit Tab und Enter, einem Klick oder Buchstaben',
    ],
    ['Esc', 'Link oder Karte zurücklegen'],
    ['x', 'das Brett drehen; am Anfang ist deine Seite unten'],
    [
      'Auf dem Brett',
      'aV1 dein Link a, Virus der Stärke 1; B? unbekannt; D Daten; + weiter, x blockiert; S Ports; • zog zuletzt',
    ],
    ['', 'm w (zu viert: 1 bis 4) Firewalls der Spieler 1 und 2; [ ] Zeiger, < > wohin es geht'],
  ],
  aim: ['Das Ziel', 'vier Daten herunterladen; wer vier Viren herunterlädt, verliert'],
  legend: [
    ['D3', 'Daten, Stärke 3'],
    ['V2', 'Virus, Stärke 2'],
    ['?', 'dir unbekannt'],
    ['!', 'angreifbar'],
    ['+', 'zieht weiter'],
    ['x', 'blockiert'],
    ['•', 'zog zuletzt'],
    ['S', 'Serverport'],
  ],
  attack: (link, percent) => `${link} kann ihn holen: ${percent} %.`,
  directions: DIRECTIONS,
  ownDirections: { forward: 'vorwärts', right: 'nach rechts', back: 'zurück', left: 'nach links' },
  leaves: (direction) => `${DIRECTIONS[direction] ?? direction}: vom Brett, du lädst ihn herunter`,
  goes: (direction, place, met) =>
    `${DIRECTIONS[direction] ?? direction} auf (${place})${met ? `, ${met}` : ''}`,
  meets: {
    battle: (link, percent) => `Kampf mit ${link}, ${percent} % Siegchance`,
    yourPort: 'du lädst ihn herunter',
    port: (player) => `Spieler ${player} lädt ihn herunter`,
    stopped: 'die Firewall hält ihn auf und du lädst ihn herunter',
    shown: 'die Firewall zeigt ihn allen',
  },
  moves: (link, ends) => `${link} ziehen: ${ends || 'keine Richtung ist frei'}.`,
  card: (card, words, wanted) => `${card}${words ? ` ${words}` : ''}: ${wanted}`,
  wanted: {
    link: (links) => `Wähl einen Link: ${links}.`,
    square: 'Wähl ein Feld.',
    direction: (directions) => `Wähl eine Richtung: ${directions}.`,
    choice: (choices) =>
      `Tipp ${choices.map((word) => `${word[0]} für ${CHOICES[word] ?? word}`).join(', ')}.`,
    none: 'Dafür gibt es gerade kein Ziel.',
  },
  keys: {
    putBack: 'zurücklegen',
    nextTarget: 'nächstes Ziel',
    choose: 'wählen',
    move: 'ziehen',
    pick: 'aufnehmen',
    nextLink: 'nächster Link',
    card: 'Karte',
  },
  panel: {
    out: 'ausgeschieden',
    you: 'du',
    state: (data, viruses, cards) => `${data}D ${viruses}V von 4, ${cards} Karten`,
    cards: 'Deine Karten',
    oneUsed: 'Deine Karten (1 benutzt)',
    used: 'benutzt',
  },
  square: {
    outside: 'außerhalb des Bretts',
    empty: 'leer',
    yours: (link) => `dein ${link}`,
    theirs: (link, player) => `${link} von Spieler ${player}`,
    port: (player) => `Serverport von Spieler ${player}`,
    firewall: (player) => `Firewall von Spieler ${player}`,
  },
  gains: {
    'won in battle': 'im Kampf gewonnen',
    'brought out': 'hinausgebracht',
    'taken by a card': 'mit einer Karte geholt',
    'caught at a port': 'an einem Port gefangen',
  },
  arrange: {
    title: (player) => `RAIInet   Spieler ${player} stellt Links und Karten auf`,
    links: 'Deine Links: D Daten, V Virus, und ihre Stärke. Niemand sonst darf hinsehen.',
    cards: 'Deine Karten: fünf, höchstens zwei von einer Art. Ihre Nummer tauscht sie aus.',
    keys: '←→ Link  Leer nehmen, tauschen  s mischen  1-5 Karte  Enter fertig  Esc Ende',
    wrongHand: 'Eine Hand hat fünf Karten, höchstens zwei von einer Art.',
  },
};
