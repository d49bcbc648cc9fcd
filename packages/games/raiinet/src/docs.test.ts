/** The page about this game's design shows what the code says. */
import { testFragments } from '@quadrant/testing';

testFragments('RAIInet', new URL('.', import.meta.url));
