/** A game whose record is in the link that was followed. */
import { useEffect, useState } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { openLink } from '../keep/open-link.js';
import type { AnyPlay } from '../play/play.js';
import { replaceRoute } from '../route.js';
import { told } from '../words/shell.js';
import { CannotOpen } from './CannotOpen.js';
import { openRecord } from './current.js';
import { Waiting } from './Waiting.js';

export function LinkedGame({
  entry,
  turn,
  data,
}: {
  entry: PageGame;
  turn: string | undefined;
  data: string;
}) {
  const [holds, setHolds] = useState<AnyPlay | null>(null);
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const follow = async () => {
      const value = await openLink(data);
      if (!value.ok) return setWords(told(value.error));
      const address = await openRecord(value.value, /^\d+$/.test(turn ?? '') ? Number(turn) : undefined);
      if (address.ok) return replaceRoute(address.value);
      setHolds(address.holds);
      setWords(told(address.error));
    };
    void follow();
  }, [data, turn]);
  return words === null ? <Waiting /> : <CannotOpen entry={entry} words={words} holds={holds} />;
}
