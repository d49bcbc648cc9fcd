/** The page about this game's design shows what the code says. */
import { testFragments } from '@quadrant/testing';

testFragments('raiinet', new URL('.', import.meta.url));
