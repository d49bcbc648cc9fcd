/** The card at the end of a match: the result, the proof checked here, a rematch, and the whole record. */
import type { GameRecord } from '@quadrant/table';
import type { Answers } from '@quadrant/wire';
import { useEffect, useState } from 'preact/hooks';
import { AnalysisPanel } from '../../app/AnalysisPanel.js';
import { openRecord } from '../../app/current.js';
import type { PageGame } from '../../games.js';
import { fileName, saveFile } from '../../keep/files.js';
import { packRecord } from '../../keep/link.js';
import { EndCard } from '../../parts/EndCard.js';
import { Icon } from '../../parts/icons.js';
import { LinkField } from '../../parts/LinkField.js';
import { type AnyPlay, Play } from '../../play/play.js';
import { makeRoute } from '../../route.js';
import type { AnyScreen } from '../../screens/contract.js';
import { later } from '../../words/later.js';
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import { ask } from '../api.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { proofHolds } from '../proof.js';
import { onlineRoute } from '../routes.js';
import { changeOf, nameOf, ratingWords, signed } from '../words.js';
import { REMATCH } from './Invitation.js';
import { resultOf } from './result.js';

interface EndProps {
  readonly client: MatchClient;
  readonly state: StateMessage;
  readonly entry: PageGame;
  readonly screen: AnyScreen;
  readonly ofToday: boolean | null; // the run of a day that is not over; null: not known yet
  onLook(): void;
}

export function MatchEnd({ client, state, entry, screen, ofToday, onLook }: EndProps) {
  const [words, setWords] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null); // to copy by hand
  const [kept, setKept] = useState<Answers['record'] | null>(null);
  useEffect(() => {
    if (ofToday) setWords(told({ code: 'sealed', words: '' }));
    if (ofToday !== false) return;
    void ask('record', `matches/${state.match}/record`).then((found) => {
      if (found.ok) setKept(found.value);
      else setWords(told(found.error));
    });
  }, [ofToday]);
  const record = kept?.record as unknown as GameRecord | undefined;
  const [whole, setWhole] = useState(false); // analysis
  const [played, setPlayed] = useState<AnyPlay | null>(null); // again, from the record
  useEffect(() => {
    if (!record || state.seat === null) return;
    void Play.load(screen, record).then((play) => {
      if (play.ok && play.value.outcome) setPlayed(play.value);
    });
  }, [kept]);
  const replay = async () => {
    const address = await openRecord(record, 0, state.seat ?? undefined);
    if (address.ok) location.hash = address.value;
    else setWords(told(address.error));
  };
  const share = async () => {
    const packed = await packRecord(record!).catch(() => null);
    if (packed === null) return setWords(online.end.noLinks);
    const { href } = new URL(makeRoute(entry.id, 'link', record!.entries.length, packed), location.href);
    const copied = await navigator.clipboard?.writeText(href).then(
      () => true,
      () => false,
    );
    setLink(copied ? null : href);
    setWords(copied ? online.end.copied : online.copy.byHand);
  };
  const rating = state.seat === null ? null : (state.over?.ratings?.[state.seat] ?? null);
  const change = rating ? changeOf(rating) : 0;
  return (
    <EndCard
      result={resultOf(state, screen, client.machine.story)}
      best={rating ? online.end.rating(signed(change), ratingWords(rating.after, rating)) : null}
      isBest={change > 0}
      onLook={onLook}
      analysis={played && <AnalysisPanel play={played} seat={state.seat!} whole={whole} />}
    >
      <Rematch client={client} state={state} onWords={setWords} />
      {played && !whole && (
        <button type="button" onClick={() => setWhole(true)}>
          <Icon name="graph" />
          {later.end.analyse}
        </button>
      )}
      {record && (
        <>
          <button type="button" onClick={replay}>
            <Icon name="play" />
            {online.end.replay}
          </button>
          <button type="button" onClick={share}>
            <Icon name="share" />
            {online.end.share}
          </button>
          <button
            type="button"
            onClick={() => saveFile(fileName(record), `${JSON.stringify(record, null, 1)}\n`)}
          >
            <Icon name="save" />
            {online.end.download}
          </button>
        </>
      )}
      {state.players.map((player, seat) =>
        player === null || seat === state.seat ? null : (
          <a key={seat} class="button" href={onlineRoute('player', player.player)}>
            {online.end.whoIs(nameOf(state.players, seat))}
          </a>
        ),
      )}
      {state.players.length > 1 ? (
        <a class="button" href={onlineRoute('find', entry.id)}>
          {online.end.newOpponent}
        </a>
      ) : (
        <a class="button main" href={onlineRoute('boards', entry.id)}>
          {online.end.toBoards}
        </a>
      )}
      {kept && <Proof holds={proofHolds(kept.record, kept.salt, state.proof)} />}
      {link && <LinkField label={later.menu.link} link={link} now />}
      {words && (
        <p class="hint end-words" role="status">
          {words}
        </p>
      )}
    </EndCard>
  );
}

const Proof = ({ holds }: { holds: boolean }) => (
  <p class={`proof ${holds ? 'holds' : 'broken'}`}>
    <Icon name={holds ? 'check' : 'close'} />
    {holds ? online.end.proofHolds : online.end.proofBroken}
  </p>
);

function Rematch({
  client,
  state,
  onWords,
}: Pick<EndProps, 'client' | 'state'> & { onWords(words: string): void }) {
  const { seat, offers, players, over } = state;
  const { next } = client.machine.story;
  const toSit = seat === null ? [] : [REMATCH];
  if (next)
    return (
      <a class="button main" href={onlineRoute('match', next, ...toSit)}>
        {online.end.toRematch}
      </a>
    );
  if (seat === null || over?.termination === 'aborted' || players.length < 2) return null;
  const ask = async (wish: Parameters<MatchClient['ask']>[0]) => {
    const refusal = await client.ask(wish);
    if (refusal) onWords(told(refusal));
  };
  const theirs = offers.find((each) => each.offer === 'rematch' && each.by !== seat);
  if (theirs)
    return (
      <button type="button" class="main" onClick={() => ask({ t: 'act', act: 'accept', v: theirs.v })}>
        <Icon name="again" />
        {online.end.wantsRematch(nameOf(players, theirs.by))}
      </button>
    );
  const offered = offers.some((each) => each.offer === 'rematch' && each.by === seat);
  return (
    <button
      type="button"
      class="main"
      aria-disabled={offered}
      onClick={() => offered || ask({ t: 'act', act: 'offer', offer: 'rematch' })}
    >
      <Icon name="again" />
      <span aria-live="polite">{offered ? online.end.rematchOffered : online.end.rematch}</span>
    </button>
  );
}
