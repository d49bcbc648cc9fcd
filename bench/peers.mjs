/** What we measure ourselves against: chessops' random games, and a small roguelike loop on rot.js. */
import { Chess } from 'chessops/chess';
import * as ROT from 'rot-js';
import { chooser } from './clock.mjs';

const LONGEST = 300; // half-moves; random games are otherwise ended by the fifty-move rule only

/** Plays one random game of chess: list the legal moves, choose uniformly, play. Gives the number of moves. */
export function chessGame(choose) {
  const position = Chess.default();
  for (let moves = 0; ; moves++) {
    const all = position.allDests();
    let count = 0;
    for (const squares of all.values()) count += squares.size();
    if (count === 0 || moves >= LONGEST || position.halfmoves >= 100 || position.isInsufficientMaterial())
      return moves;
    let pick = choose(count);
    for (const [from, squares] of all) {
      if (pick >= squares.size()) {
        pick -= squares.size();
        continue;
      }
      for (const to of squares) {
        if (pick-- > 0) continue;
        const promotes = position.board.pawn.has(from) && (to >= 56 || to < 8);
        position.play(promotes ? { from, to, promotion: 'queen' } : { from, to });
        break;
      }
      break;
    }
  }
}

export function chess() {
  const choose = chooser(20240601);
  return () => chessGame(choose);
}

const WIDTH = 80;
const HEIGHT = 25;
const WALKERS = 10;
const SIGHT = 10;

/** A small roguelike loop: field of view for the player, then ten walkers that find their way by A*. */
export function roguelike() {
  ROT.RNG.setSeed(7);
  const open = new Set();
  new ROT.Map.Digger(WIDTH, HEIGHT).create((x, y, wall) => {
    if (!wall) open.add(y * WIDTH + x);
  });
  const squares = [...open];
  const passable = (x, y) => open.has(y * WIDTH + x);
  const choose = chooser(11);
  const anywhere = () => squares[choose(squares.length)];
  const fov = new ROT.FOV.PreciseShadowcasting(passable);
  const walkers = Array.from({ length: WALKERS }, anywhere);
  let player = anywhere();
  return () => {
    const [px, py] = [player % WIDTH, Math.floor(player / WIDTH)];
    let seen = 0;
    fov.compute(px, py, SIGHT, () => seen++);
    const way = new ROT.Path.AStar(px, py, passable, { topology: 4 });
    for (let i = 0; i < WALKERS; i++) {
      const path = [];
      way.compute(walkers[i] % WIDTH, Math.floor(walkers[i] / WIDTH), (x, y) => path.push(y * WIDTH + x));
      walkers[i] = path.length > 2 ? path[1] : anywhere();
    }
    const steps = [player - 1, player + 1, player - WIDTH, player + WIDTH].filter((s) => open.has(s));
    player = steps.length > 0 ? steps[choose(steps.length)] : anywhere();
    return WALKERS + 1;
  };
}
