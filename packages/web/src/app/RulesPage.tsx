/** The rules of a game, from its page in the docs. */
import type { AnyGame } from '@quadrant/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { reducedMotion } from '../keep/settings.js';
import { DemoBoard } from '../parts/DemoBoard.js';
import { DrawingBook } from '../parts/drawing.js';
import { Markdown } from '../parts/Markdown.js';
import { makeRoute } from '../route.js';
import type { Demo } from '../screens/demo.js';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';
import { Brief } from './Brief.js';
import { PageHead } from './PageHead.js';

const pages = import.meta.glob<string>('../../../../docs/games/*.md', { query: '?raw', import: 'default' });

export function RulesPage({ entry }: { entry: PageGame }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const load = pages[`../../../../docs/games/${entry.id}.md`];
    const missing = () => setText(later.rulesNotLoaded);
    if (load) load().then(setText, missing);
    else entry.screen().then(({ game }) => setText(commandsOf(game)), missing);
  }, [entry.id]);
  const [demo, setDemo] = useState<Demo | null>(null);
  useEffect(() => {
    import('virtual:demos').then(({ demos }) => setDemo(demos[entry.id] ?? null));
  }, [entry.id]);
  return (
    <div class="page" data-game={entry.id}>
      <PageHead plain entry={entry}>
        <a class="button main" href={makeRoute(entry.id, 'play')}>
          {shell.play}
        </a>
      </PageHead>
      <main class="prose">
        <h1>{entry.title}</h1>
        <div class="rules-top">
          <Brief entry={entry} />
          {demo && (
            <div class="rules-board">
              <DrawingBook drawings={demo.drawings} />
              <DemoBoard demo={demo} plays={!reducedMotion()} />
            </div>
          )}
        </div>
        <div lang="en">{text !== null && <Markdown text={withoutTop(text)} />}</div>
      </main>
    </div>
  );
}

/** A game from outside has no page: what can be said in it is all that is known of its rules. */
const commandsOf = ({ grammar }: AnyGame): string => `\`\`\`\n${grammar.help()}\n\`\`\``;

/** What stands on top of the text stands on the page already, with a board that plays. */
const withoutTop = (text: string): string => text.replace(/^# .*\n\n(- \*\*.*\n)*\n!\[.*\n\n/, '');
