/** The frame of every page about matches: the bar, a heading, and the way to the others. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { PageHead } from '../../app/PageHead.js';
import { online } from '../../words/online.js';
import { useMyTurns } from '../looking.js';
import { type OnlinePlace, onlineRoute } from '../routes.js';
import { PlaceName } from './PlaceName.js';

const WAYS: readonly OnlinePlace[] = ['new', 'find', 'computer', 'watch', 'boards'];

interface OnlinePageProps {
  readonly title: string;
  readonly lead?: string;
  readonly here?: OnlinePlace;
  readonly game?: string; // its colours
  readonly children: ComponentChildren;
}

export function OnlinePage({ title, lead, here, game, children }: OnlinePageProps) {
  const ways = useRef<HTMLElement>(null);
  const marked = useMyTurns() > 0; // which leaves less room
  useEffect(
    () => ways.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    [marked],
  );
  const way = (place: OnlinePlace) => (
    <a key={place} href={onlineRoute(place)} {...(place === here ? { 'aria-current': 'page' as const } : {})}>
      <PlaceName place={place} />
    </a>
  );
  return (
    <div class="page online" {...(game ? { 'data-game': game } : {})}>
      <PageHead />
      <nav ref={ways} class="online-ways" aria-label={online.onlineName}>
        <div class="ways-row">{WAYS.map(way)}</div>
        {way('mine')}
      </nav>
      <main class="online-main">
        <h1>{title}</h1>
        {lead && <p class="lead">{lead}</p>}
        {children}
      </main>
    </div>
  );
}
