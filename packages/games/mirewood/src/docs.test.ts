/** The page about this game's design shows what the code says. */
import { testFragments } from '@quadrant/testing';

testFragments('Mirewood', new URL('.', import.meta.url));
