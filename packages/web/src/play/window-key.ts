/** The keys of windows for other seats: whoever has one may play there. */
import { randomLetters } from '../keep/letters.js';

/** 128 random bits. */
export const newKey = (): string => randomLetters(16);
