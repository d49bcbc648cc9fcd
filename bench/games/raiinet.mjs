import { shuffled } from '@quadrant/kernel';
import { game, narrator } from '@quadrant/raiinet';
import { chooser } from '../clock.mjs';
import { chess } from '../peers.mjs';
import { narratedPlay, randomPlay } from '../random-play.mjs';

const VALUES = ['V1', 'V2', 'V3', 'V4', 'D1', 'D2', 'D3', 'D4'];

const linksBy = (choose) => shuffled(VALUES, { below: choose }).join('');
const begin = (hand) => (choose) =>
  game.begin({ players: 2, links: [linksBy(choose), linksBy(choose)], hands: [hand, hand], draw: null }, 0);

/** Lists everything, chooses among the moves only: the cards stay in hand and are listed every turn. */
function pickMove(legal, choose) {
  for (;;) {
    const command = legal[choose(legal.length)];
    if (command.name === 'move') return command;
  }
}

/** Clones positions met in random games. */
function clones() {
  const positions = [];
  const choose = chooser(3);
  const play = randomPlay(game, {
    begin: begin('LFDSP'),
    after: (position) => {
      if (choose(40) === 0 && positions.length < 64) positions.push(game.clone(position));
    },
  });
  while (positions.length < 64) play();
  let kept = null;
  return () => {
    for (let i = 0; i < 500; i++) kept = game.clone(positions[i & 63]);
    return kept ? 500 : 0;
  };
}

const wholeGames = () => randomPlay(game, { begin: begin('LFDSP') });
const row = (name, want, ours) => ({
  name: `raiinet: ${name}`,
  unit: 'commands per CPU-second',
  peerName: 'chessops, moves',
  want,
  ours,
  peer: chess,
});

export const raiinet = () => [
  row('(a) whole games, hands LFDSP', '>= 5, aim 10', wholeGames),
  row('(b) whole games without cards', '>= 6, aim 10', () => randomPlay(game, { begin: begin('') })),
  row('(c) cards held, only moves chosen', '>= 2, aim 3.5', () =>
    randomPlay(game, { begin: begin('LFDSP'), pick: pickMove }),
  ),
  row('text with the board after each command', '>= 0.5', () =>
    narratedPlay(game, narrator, { begin: begin('LFDSP') }),
  ),
  {
    name: 'raiinet: clone',
    unit: 'clones per CPU-second',
    peerName: 'ourselves, (a) commands',
    want: '>= 2',
    ours: clones,
    peer: wholeGames,
  },
];
