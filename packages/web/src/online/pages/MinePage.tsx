/** One's own matches, the running ones first, and all that the server keeps of one. */
import type { Refusal } from '@quadrant/kernel';
import { useState } from 'preact/hooks';
import { saveFile } from '../../keep/files.js';
import { ConfirmButton } from '../../parts/ConfirmButton.js';
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import { askServer, listMatches } from '../api.js';
import { useLookingAgain } from '../looking.js';
import { forgetMe, type Me, me, recover, rename } from '../me.js';
import { type ListedMatch, MatchList } from '../parts/MatchList.js';
import { NameField } from '../parts/NameField.js';
import { OnlinePage } from '../parts/OnlinePage.js';
import { TurnNotices } from '../parts/TurnNotices.js';
import { onlineRoute } from '../routes.js';
import { isUnknown } from '../who.js';

export function MinePage() {
  const [who, setWho] = useState(me());
  const [unknown, setUnknown] = useState(who !== null && isUnknown(who));
  const [deleted, setDeleted] = useState(false);
  const change = (now: Me | null) => {
    setUnknown(false);
    setDeleted(false);
    setWho(now);
  };
  const remove = () => {
    change(null);
    setDeleted(true);
  };
  return (
    <OnlinePage title={online.places.mine} here="mine">
      {who && !unknown ? (
        <Mine
          key={who.token}
          who={who}
          onChange={change}
          onDelete={remove}
          onUnknown={() => setUnknown(true)}
        />
      ) : (
        <Nobody unknown={unknown} deleted={deleted} onChange={change} />
      )}
    </OnlinePage>
  );
}

const ORDER = ['running', 'open', 'over'] as const;
/** Those that wait for one come first, then the others that run. */
const placeOf = ({ state, yourTurn }: ListedMatch): number => (yourTurn ? -1 : ORDER.indexOf(state));

interface MineProps {
  readonly who: Me;
  onChange(who: Me): void;
  onDelete(): void;
  /** The server has nobody by this token. */
  onUnknown(): void;
}

function Mine({ who, onChange, onDelete, onUnknown }: MineProps) {
  const [matches, setMatches] = useState<readonly ListedMatch[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null); // with the list
  const [words, setWords] = useState<string | null>(null);
  const [name, setName] = useState(who.name);
  const look = async () => {
    const found = await listMatches(ORDER, { player: 'me' }, { token: who.token });
    if (found.ok) setMatches([...found.value].sort((a, b) => placeOf(a) - placeOf(b)));
    else if (found.error.code === 'unknown' && me() !== null) onUnknown(); // else it was deleted meanwhile
    setTrouble(found.ok ? null : told(found.error));
  };
  useLookingAgain(look, who.name);
  const failed = (refusal: Refusal) => (refusal.code === 'unknown' ? onUnknown() : setWords(told(refusal)));
  const changeName = async () => {
    const renamed = await rename(who, name);
    if (!renamed.ok) return failed(renamed.error);
    setWords(online.mine.renamed);
    onChange(renamed.value);
  };
  const download = async () => {
    const all = await askServer('me', { token: who.token });
    if (all.ok) saveFile('quadrant-my-data.json', `${JSON.stringify(all.value, null, 1)}\n`);
    else failed(all.error);
  };
  const forget = async () => {
    const gone = await askServer('me', { method: 'DELETE', token: who.token });
    if (!gone.ok && gone.error.code !== 'unknown') return setWords(told(gone.error));
    forgetMe();
    onDelete();
  };
  return (
    <>
      <section class="online-section" aria-busy={matches === null && trouble === null}>
        <h2>{online.mine.matches}</h2>
        {trouble && (
          <div class="row">
            <p class="refusal" role="alert">
              {trouble}
            </p>
            <button type="button" onClick={look}>
              {online.tryAgain}
            </button>
          </div>
        )}
        {matches && (
          <MatchList
            matches={matches}
            action={online.open}
            empty={online.mine.none}
            ways={['new', 'find', 'computer']}
          />
        )}
        <TurnNotices token={who.token} />
      </section>
      <section class="online-section">
        <h2>{online.mine.you}</h2>
        <form
          class="row rename"
          onSubmit={(event) => {
            event.preventDefault();
            void changeName();
          }}
        >
          <NameField name={name} onChange={setName} />
          <button type="submit">{online.mine.rename}</button>
        </form>
        {who.recovery && (
          <details class="recovery">
            <summary>{online.mine.twelve}</summary>
            <p class="words">{who.recovery}</p>
            <p class="hint">{online.mine.twelveHint}</p>
          </details>
        )}
        <p class="row">
          <a class="button" href={onlineRoute('player', who.player)}>
            {online.mine.profile}
          </a>
          <button type="button" onClick={download}>
            {online.mine.download}
          </button>
          <ConfirmButton label={online.mine.delete} sure={online.mine.deleteSure} onConfirm={forget} />
        </p>
        <p class="hint">{online.mine.deleteHint}</p>
        {words && <p role="status">{words}</p>}
      </section>
    </>
  );
}

interface NobodyProps {
  readonly unknown: boolean; // to the server
  readonly deleted: boolean; // just now
  onChange(who: Me | null): void;
}

function Nobody({ unknown, deleted, onChange }: NobodyProps) {
  const [text, setText] = useState('');
  const [words, setWords] = useState<string | null>(null);
  const bringBack = async () => {
    const found = await recover(text);
    if (found.ok) onChange(found.value);
    else setWords(told(found.error));
  };
  const startAnew = () => {
    forgetMe();
    onChange(null);
  };
  return (
    <>
      <p class="lead" role="status">
        {deleted ? online.mine.deleted : unknown ? online.mine.unknown : online.mine.nobody}
      </p>
      {unknown && (
        <p class="row">
          <button type="button" onClick={startAnew}>
            {online.match.goOnNew}
          </button>
        </p>
      )}
      <section class="online-section">
        <h2>{online.mine.comeBack}</h2>
        <form
          class="recover"
          onSubmit={(event) => {
            event.preventDefault();
            void bringBack();
          }}
        >
          <label class="field">
            {online.mine.yourWords}
            <textarea rows={2} value={text} onInput={(event) => setText(event.currentTarget.value)} />
          </label>
          <p class="row">
            <button type="submit">{online.mine.bringBack}</button>
          </p>
          {words && (
            <p class="refusal" role="alert">
              {words}
            </p>
          )}
        </form>
      </section>
    </>
  );
}
