/** The type of this game's screen. */
import type { Fact, Options, Position, RaiinetCommand, View } from '@quadrant/raiinet';
import type { GameScreen } from '../contract.js';

export type RaiScreen = GameScreen<Position, RaiinetCommand, Fact, View, Options>;
