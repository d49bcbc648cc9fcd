/** The types of this game's screen and of a game of it on the page. */
import type { Fact, Options, Position, RaiinetCommand, View } from '@quadrant/raiinet';
import type { Play } from '../../play/play.js';
import type { GameScreen } from '../contract.js';

export type RaiScreen = GameScreen<Position, RaiinetCommand, Fact, View, Options>;
export type RaiPlay = Play<Position, RaiinetCommand, Fact, View, Options>;
