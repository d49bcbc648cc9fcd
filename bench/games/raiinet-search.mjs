/** What the bots of RAIInet do most: judge positions, search with a learned leaf, draw worlds that fit a view. */
import { guessOf, Ismcts, mindFor, worldsOf } from '@quadrant/bots/training';
import { stream } from '@quadrant/kernel';
import { game } from '@quadrant/raiinet';
import { chooser } from '../clock.mjs';
import { chess } from '../peers.mjs';
import { randomPlay } from '../random-play.mjs';

const VIEWS = 32;
const WORLDS = 64;
const NODES = 500; // of one decision

/** Views met in random games, each by who is on move. */
function views() {
  const found = [];
  const choose = chooser(5);
  const options = game.readOptions({ draw: 100, single: true }).value;
  const play = randomPlay(game, {
    begin: () => game.begin(options, 0),
    after: (position) => {
      if (choose(20) === 0 && found.length < VIEWS && game.outcome(position) === null)
        found.push(game.view(position, game.onMove(position)));
    },
  });
  while (found.length < VIEWS) play();
  return found;
}

function worldsOfViews() {
  const rng = stream(1, 'bench');
  return views().map((view) => {
    const draw = worldsOf(view);
    return Array.from({ length: WORLDS }, () => draw(rng));
  });
}

function evaluations() {
  const mind = mindFor(2);
  const worlds = worldsOfViews().flat();
  const out = new Float64Array(2);
  return () => {
    for (const world of worlds) mind.evaluate(world, out, 3);
    return worlds.length;
  };
}

function iterations() {
  const mind = mindFor(2);
  const all = worldsOfViews();
  const rng = stream(3, 'bench');
  const guesses = all.map((worlds) => worlds.map((world) => guessOf(world, rng)));
  let next = 0;
  return () => {
    const worlds = all[next % VIEWS];
    const taken = guesses[next++ % VIEWS];
    const search = new Ismcts(mind, { exploration: 0.8, reserve: 0.1 });
    for (let i = 0; i < NODES; i++) search.iterate(worlds[i % WORLDS], taken[i % WORLDS]);
    return NODES;
  };
}

function draws() {
  const prepared = views().map((view) => game.resampler(view));
  const rng = stream(2, 'bench');
  return () => {
    for (const draw of prepared) for (let i = 0; i < 10; i++) draw(rng);
    return 10 * VIEWS;
  };
}

const row = (name, unit, want, ours) => ({
  name: `raiinet: ${name}`,
  unit: `${unit} per CPU-second`,
  peerName: 'chessops, moves',
  want,
  ours,
  peer: chess,
});

export const raiinetSearch = () => [
  row('learned evaluations', 'evaluations', '>= 1.3, aim 2.6', evaluations),
  row('search with a learned leaf', 'iterations', '>= 0.24, aim 0.4', iterations),
  row('draws from a prepared resampler', 'draws', '>= 2.6', draws),
];
