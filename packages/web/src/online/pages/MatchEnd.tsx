/** The card at the end of a match: the result, the proof checked here, a rematch, and the whole record. */
import { type Outcome, SPECTATOR } from '@quadrant/kernel';
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
import { type AnyPlay, Play } from '../../play/play.js';
import { makeRoute } from '../../route.js';
import type { AnyScreen, EndMessage } from '../../screens/contract.js';
import { later } from '../../words/later.js';
import { online } from '../../words/online.js';
import { said, told } from '../../words/shell.js';
import { ask } from '../api.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { proofHolds } from '../proof.js';
import { onlineRoute } from '../routes.js';
import { leftWords, nameIn, nameOf, ratingWords } from '../words.js';
import { REMATCH } from './Invitation.js';

interface EndProps {
  readonly client: MatchClient;
  readonly state: StateMessage;
  readonly entry: PageGame;
  readonly screen: AnyScreen;
  onLook(): void;
}

export function MatchEnd({ client, state, entry, screen, onLook }: EndProps) {
  const [words, setWords] = useState<string | null>(null);
  const [kept, setKept] = useState<Answers['record'] | null>(null);
  useEffect(() => {
    void ask('record', `matches/${state.match}/record`).then((found) => {
      if (found.ok) setKept(found.value);
      else setWords(told(found.error));
    });
  }, []);
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
    setWords(copied ? online.end.copied : href);
  };
  const rating = state.seat === null ? null : (state.over?.ratings?.[state.seat] ?? null);
  const change = rating ? Math.round(rating.after) - Math.round(rating.before) : 0;
  return (
    <EndCard
      result={resultOf(state, screen)}
      best={
        rating
          ? online.end.rating(
              `${change < 0 ? '−' : '+'}${Math.abs(change)}`,
              ratingWords(rating.after, rating),
            )
          : null
      }
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
            {online.end.whoIs(nameIn(player.name))}
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
  if (offers.some((each) => each.offer === 'rematch' && each.by === seat))
    return (
      <p class="hint" role="status">
        {online.end.rematchOffered}
      </p>
    );
  return (
    <button type="button" class="main" onClick={() => ask({ t: 'act', act: 'offer', offer: 'rematch' })}>
      <Icon name="again" />
      {online.end.rematch}
    </button>
  );
}

/** How one of two left, which is more than that they did. */
function leftBy(termination: string, who: number, { players, seat }: StateMessage): string | null {
  const words = leftWords(termination, nameOf(players, who));
  return words && who === seat ? online.end.youLeft[termination as keyof typeof online.end.youLeft] : words;
}

/** By the names of those who played: `Player 1` is nobody's. */
const byName = (words: string, players: StateMessage['players']): string =>
  players.reduce(
    (named, _, seat) =>
      named.replace(new RegExp(`\\b${online.player(seat + 1)}\\b`, 'gi'), nameOf(players, seat)),
    words,
  );

/** In the first person, for who played. */
function titleOf(winner: number | null, { players, seat }: StateMessage): string {
  if (winner === null) return online.end.draw;
  if (winner === seat) return online.end.youWon;
  return seat === null ? online.over.won(nameOf(players, winner)) : online.end.youLost;
}

/** How it ended, by the names of those who played. */
export function resultOf(state: StateMessage, screen: AnyScreen): EndMessage {
  const { over, players, seat, view } = state;
  const { winner, result, reason, termination, scores } = over!;
  const won = winner === null || seat === null ? null : winner === seat;
  const why = players.length > 1 ? online.end.nobody : online.end.notRanked;
  if (termination === 'aborted')
    return { won: null, title: online.end.calledOff, why, score: null, rows: [] };
  const outcome: Outcome = { result: result ?? 'aborted', winner, scores, reason: said(reason) };
  const names = players.map((_, each) => nameOf(players, each));
  const told = screen.result(view, outcome, seat ?? SPECTATOR, names);
  const left = winner !== null && players.length === 2 && leftBy(termination, 1 - winner, state);
  const agreed = termination === 'agreed' && online.end.agreed;
  return {
    ...told,
    won,
    title: players.length > 1 && (winner !== null || result === 'draw') ? titleOf(winner, state) : told.title,
    why: left || agreed || byName(told.why, players),
    ...(seat === null ? { score: null, rows: [] } : {}), // these are a player's own
  };
}
