/** Whether this browser tells one that it is one's turn, in matches of days and without a clock. */
import { useEffect, useState } from 'preact/hooks';
import { online } from '../../words/online.js';
import { told as toldOf } from '../../words/shell.js';
import { beLeftAlone, beTold, isTold } from '../push.js';

export function TurnNotices({ token }: { token: string }) {
  const [told, setTold] = useState<boolean | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    void isTold().then(setTold);
  }, []);
  if (told === null) return null;
  const change = async () => {
    const refusal = await (told ? beLeftAlone(token) : beTold(token));
    if (refusal) return setWords(toldOf(refusal));
    setWords('');
    setTold(!told);
  };
  return (
    <p class="row">
      <button type="button" aria-pressed={told} onClick={change}>
        {online.push.tellMe}
      </button>
      <span role="status">{words}</span>
    </p>
  );
}
