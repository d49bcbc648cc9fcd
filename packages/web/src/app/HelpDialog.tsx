/** The keys of a game, and the way to its rules. */
import type { PageGame } from '../games.js';
import { Dialog } from '../parts/Dialog.js';
import { makeRoute } from '../route.js';
import type { Binding } from '../screens/contract.js';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';
import { Brief } from './Brief.js';

const NAMES = (): Readonly<Record<string, string>> => ({
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': later.help.space,
});

export function HelpDialog(props: {
  entry: PageGame;
  keys: readonly Pick<Binding, 'key' | 'words'>[];
  onClose: () => void;
}) {
  return (
    <Dialog title={props.entry.title} game={props.entry.id} onClose={props.onClose}>
      <Brief entry={props.entry} />
      <h3>{later.help.keys}</h3>
      <p>{later.help.board}</p>
      <dl class="facts keys">
        {props.keys.map((binding) => (
          <div key={binding.key}>
            <dt>
              <kbd>{NAMES()[binding.key] ?? binding.key}</kbd>
            </dt>
            <dd>{binding.words}</dd>
          </div>
        ))}
      </dl>
      <p class="row">
        <a class="button" href={makeRoute(props.entry.id, 'rules')}>
          {shell.titles.rules(props.entry.title)}
        </a>
        <a class="button" href={makeRoute(props.entry.id, 'guide')}>
          {later.help.guided}
        </a>
      </p>
    </Dialog>
  );
}
