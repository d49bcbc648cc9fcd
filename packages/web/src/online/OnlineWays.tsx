/** The ways to play with others, where the page was served by a server that keeps matches; else nothing. */
import { Lazy } from '../parts/Lazy.js';
import { pageLanguage } from '../words/language.js';
import { loadOnline } from '../words/online.js';
import { useServed } from './probe.js';

const loadWays = () =>
  Promise.all([import('./parts/Ways.js'), loadOnline(pageLanguage())]).then(([{ Ways }]) => Ways);

export function OnlineWays({ game }: { game?: string }) {
  return useServed() === true ? <Lazy load={loadWays} props={{ rest: game ? [game] : [] }} /> : null;
}
