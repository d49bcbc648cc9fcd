/** What the page says in guided games and analyses, in English. */

export const later = {
  analysis: {
    thinking: 'Thinking the game through…',
    progress: (done: number, all: number) => `Turn ${done} of ${all} is thought through…`,
    failed: (why: string) => `It cannot be analysed: ${why}`,
    title: 'Analysis',
    chance: 'Your chance to win, from what you knew then',
    score: 'Expected score, from what you knew then',
    noSlips: 'No turn cost you much.',
    goThere: 'Go there',
    win: 'win',
    loss: 'loss',
    slip: (turn: number, cost: string) => `Turn ${turn}: −${cost}.`,
    chose: (deed: string) => `You chose to ${deed}.`,
    badLuck: 'So would I: it was bad luck.',
    computerFailed: 'The computer has failed.',
    unwanted: 'It is not wanted any more.',
  },
  guide: {
    onRails: 'This is the guided game: go on with Next. You can play on yourself at the end.',
    cannot: 'The guided game cannot start',
    yourTurn: (deed: string) => `Your turn: ${deed}.`,
    notYet: (yours: string) => `Not yet. ${yours}`,
    nextKey: 'next',
    waits: 'The guided game waits for your hand. Its last step lets you play on.',
    title: 'Guide',
    back: 'Back',
    playOn: 'Play on from here',
    next: 'Next',
  },
};
