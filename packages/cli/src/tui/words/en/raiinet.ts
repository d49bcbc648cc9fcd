/** What the terminal says of RAIInet beside the words of the game, in English. */
import type { Direction } from '@quadrant/raiinet';

type Asked = 'players' | 'bot' | 'setup' | 'friendly' | 'clock' | 'draw';

export const texts = {
  questions: {
    players: ['Players', 'two, or four on a board shaped like a plus'],
    bot: [
      'Opponent',
      'none: people at this keyboard; or the bot that plays all seats but yours, the weakest first; on the command line also a program of yours, as in quadrant match',
    ],
    setup: ['Links and cards', 'arrange them unseen, let them be shuffled, or take the usual order'],
    friendly: ['Friendly game', 'yes: undo reaches back over everything, also over what became known'],
    clock: [
      'Clock',
      'none, or minutes for each player and seconds for each move: 5+3; who has no time left loses',
    ],
    draw: ['Draw after', 'so many moves in a row without a download are a draw; empty: never'],
  } as Readonly<Record<Asked, readonly [label: string, help: string]>>,
  links: (player: number) => `the links of player ${player}: V1D4V3V2D3V4D2D1`,
  cards: (player: number) => `the cards of player ${player}: LFDSP`,
  nobody: 'People at this keyboard, one after the other behind a curtain.',
  computer: (sentence: string) => `The computer: ${sentence}`,
  moveDeed: (link: string, direction: string) => `move ${link} ${direction}`,
  cardDeed: (card: string, target: string) => `use ${card} on ${target}`,
  cardThenDeed: (card: string, deed: string) => `use ${card}: ${deed}`,
  choices: { swap: 'swap', keep: 'keep' } as Readonly<Record<string, string>>,
  cannotGo: 'That link cannot go there.',
  notYours: (link: string) => `${link} is not yours.`,
  noTarget: 'That is no target.',
  help: [
    ['a letter, Enter', 'pick up one of your links (its letter, or at the cursor)'],
    ['arrows', 'with a link picked up: move it; else move the cursor'],
    ['Tab', 'go to the next square marked <…>: a link that can move, a target of the card in hand'],
    [
      '1 to 5',
      'play a card before you move: its targets are marked <…>; choose with Tab and Enter, a click or a letter',
    ],
    ['Esc', 'put the link or the card back'],
    ['x', 'turn the board around; at first your own side is at the bottom'],
    [
      'On the board',
      'aV1 your link a, virus of strength 1; B? unknown; D data; + boosted, x jammed; S ports; • moved last',
    ],
    ['', 'm w (four players: 1 to 4) firewalls of the players 1 and 2; [ ] cursor, < > where you may go'],
  ] as readonly (readonly [string, string])[],
  aim: ['The aim', 'download four data; whoever downloads four viruses loses'] as readonly [string, string],
  legend: [
    ['D3', 'data of strength 3'],
    ['V2', 'virus of strength 2'],
    ['?', 'not known to you'],
    ['!', 'can be attacked'],
    ['+', 'boosted'],
    ['x', 'jammed'],
    ['•', 'moved last'],
    ['S', 'server port'],
  ] as readonly (readonly [string, string])[],
  attack: (link: string, percent: number) => `${link} can take it: ${percent} %.`,
  directions: { up: 'up', right: 'right', down: 'down', left: 'left' } as Readonly<Record<Direction, string>>,
  ownDirections: { forward: 'forward', right: 'right', back: 'back', left: 'left' }, // looking ahead from one's own side
  leaves: (direction: Direction) => `${direction}: off the board, you download it`,
  goes: (direction: Direction, place: string, met: string) =>
    `${direction} to (${place})${met ? `, ${met}` : ''}`,
  meets: {
    battle: (link: string, percent: number) => `battle with ${link}, ${percent} % to win`,
    yourPort: 'you download it',
    port: (player: number) => `player ${player} downloads it`,
    stopped: 'the firewall stops it and you download it',
    shown: 'the firewall shows it to all',
  },
  moves: (link: string, ends: string) => `Move ${link}: ${ends || 'no direction is open'}.`,
  card: (card: string, words: string, wanted: string) => `${card}${words ? ` ${words}` : ''}: ${wanted}`,
  wanted: {
    link: (links: string) => `Choose a link: ${links}.`,
    square: 'Choose a square.',
    direction: (directions: string) => `Choose a direction: ${directions}.`,
    choice: (choices: readonly string[]) =>
      `Type ${choices.map((word) => `${word[0]} to ${word}`).join(', ')}.`,
    none: 'It has no target now.',
  },
  keys: {
    putBack: 'put back',
    nextTarget: 'next target',
    choose: 'choose',
    move: 'move',
    pick: 'pick a link',
    nextLink: 'next link',
    card: 'play a card',
  },
  panel: {
    out: 'eliminated',
    you: 'you',
    state: (data: number, viruses: number, cards: number) => `${data}D ${viruses}V of 4, ${cards} cards`,
    cards: 'Your cards',
    oneUsed: 'Your cards (one used)',
    used: 'used',
  },
  square: {
    outside: 'outside the board',
    empty: 'empty',
    yours: (link: string) => `${link} yours`,
    theirs: (link: string, player: number) => `${link} of player ${player}`,
    port: (player: number) => `server port of player ${player}`,
    firewall: (player: number) => `firewall of player ${player}`,
  },
  /** How data were downloaded. */
  gains: {
    'won in battle': 'won in battle',
    'brought out': 'brought out',
    'taken by a card': 'taken by a card',
    'caught at a port': 'caught at a port',
  },
  arrange: {
    title: (player: number) => `RAIInet   player ${player} arranges links and cards`,
    links: 'Your links: D data, V virus, and their strength. Nobody else may look.',
    cards: 'Your cards: five, at most two of a kind. Press the number of one to change it.',
    keys: '←→ link   Space take or swap   s shuffle   1-5 card   Enter ready   Esc quit',
    wrongHand: 'A hand has five cards, at most two of a kind.',
  },
};
