/** What is shown when a game cannot be opened; nothing of it is kept unless one asks for the part that holds. */
import type { GameRecord } from '@quadrant/table';
import type { PageGame } from '../games.js';
import { saveFile } from '../keep/files.js';
import type { AnyPlay } from '../play/play.js';
import { makeRoute, START } from '../route.js';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';
import { open } from './current.js';
import { Message } from './Message.js';

/** Why not: in plain words first, where a part of the game can be opened. */
export const whyNot = (words: string, holds: AnyPlay | null): readonly string[] =>
  holds ? [later.cannotOpen.upTo(Math.max(0, holds.table.turn - holds.prologue)), words] : [words];

export const OpenAsFar = ({ holds, onOpen }: { holds: AnyPlay; onOpen?: () => void }) => (
  <button
    type="button"
    class="main"
    onClick={() => {
      location.hash = open(holds);
      onOpen?.();
    }}
  >
    {later.cannotOpen.asFar}
  </button>
);

/** What is kept but cannot be played here can still be taken away as a file. */
export function CannotOpen(props: {
  entry: PageGame;
  words: string;
  record?: GameRecord | undefined;
  holds?: AnyPlay | null; // the game as far as it holds
}) {
  const { entry, words, record, holds = null } = props;
  const [plain, detail] = whyNot(words, holds);
  return (
    <Message title={later.cannotOpen.title} words={plain} detail={detail}>
      {holds && <OpenAsFar holds={holds} />}
      <a class={holds ? 'button' : 'button main'} href={makeRoute(entry.id, 'play')}>
        {later.cannotOpen.newGame}
      </a>
      {record && (
        <button type="button" onClick={() => saveFile(`${entry.id}.quadrant.json`, JSON.stringify(record))}>
          {later.cannotOpen.save}
        </button>
      )}
      <a class="button" href={START}>
        {shell.toGames}
      </a>
    </Message>
  );
}
