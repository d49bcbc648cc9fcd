/** The keys of a game, and the way to its rules. */
import type { GameEntry } from '../games.js';
import { Dialog } from '../parts/Dialog.js';
import { makeRoute } from '../route.js';
import type { Binding } from '../screens/contract.js';

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': 'Space',
};

export function HelpDialog(props: { entry: GameEntry; keys: readonly Binding[]; onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={props.onClose}>
      <p>
        On the board the arrow keys (with Shift where they move your piece) walk from square to square, Enter
        presses one. Any key or click skips what is being shown.
      </p>
      <dl class="facts keys">
        {props.keys.map((binding) => (
          <div key={binding.key}>
            <dt>
              <kbd>{NAMES[binding.key] ?? binding.key}</kbd>
            </dt>
            <dd>{binding.words}</dd>
          </div>
        ))}
      </dl>
      <p class="row">
        <a class="button" href={makeRoute(props.entry.id, 'rules')}>
          Rules of {props.entry.title}
        </a>
        <a class="button" href={makeRoute(props.entry.id, 'guide')}>
          Guided first game
        </a>
      </p>
    </Dialog>
  );
}
