/** What level editors use beside the game. */
import { game } from './index.js';
import { makePainter } from './level/painting.js';

export const painter = makePainter(game.book);

export {
  directiveAt,
  makePainter,
  type Painter,
  resize,
  type SquareDirective,
  withDirective,
} from './level/painting.js';
