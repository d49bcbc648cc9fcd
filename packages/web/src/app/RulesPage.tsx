/** The rules of a game, from its page in the docs. */
import { useEffect, useState } from 'preact/hooks';
import type { GameEntry } from '../games.js';
import { Markdown } from '../parts/Markdown.js';
import { makeRoute } from '../route.js';
import { shell } from '../words/shell.js';
import { PageHead } from './PageHead.js';

const pages = import.meta.glob<string>('../../../../docs/games/*.md', { query: '?raw', import: 'default' });

export function RulesPage({ entry }: { entry: GameEntry }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const load = pages[`../../../../docs/games/${entry.id}.md`];
    const missing = () => setText(shell.rulesNotLoaded);
    if (load) load().then(setText, missing);
    else missing();
  }, [entry.id]);
  return (
    <div class="page" data-game={entry.id}>
      <PageHead plain entry={entry}>
        <a class="button main" href={makeRoute(entry.id, 'play')}>
          {shell.play}
        </a>
      </PageHead>
      <main class="prose" lang="en">
        {text !== null && <Markdown text={text} />}
      </main>
    </div>
  );
}
