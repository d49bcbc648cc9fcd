/** The key that turns the board around, on screens whose board can be. */
import type { Kit } from '../kit.js';
import type { KeyLabel } from '../parts/frame.js';
import { spoken } from '../spoken.js';

const KEY = 'x';

export const flipKeys = ({ screen }: Kit): readonly KeyLabel[] =>
  screen.flips ? [{ key: KEY, does: spoken.shell.keys.flip }] : [];

export const isFlip = ({ screen }: Kit, key: string): boolean => screen.flips === true && key === KEY;
