/** What level editors use beside the game. */
import { game } from './index.js';
import { makeLevelPainter } from './level/painting.js';

export const painter = makeLevelPainter(game.book);

export {
  directiveAt,
  type LevelPainter,
  makeLevelPainter,
  resize,
  type SquareDirective,
  withDirective,
} from './level/painting.js';
