/** The card at the end of a game on this page: what was reached, and the ways on. */
import type { DigestLine, Seat } from '@quadrant/kernel';
import { useState } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { dailyOf, resultText } from '../keep/daily.js';
import { keptBests } from '../keep/games.js';
import { packRecord } from '../keep/link.js';
import { randomSeed } from '../keep/seeds.js';
import { EndCard } from '../parts/EndCard.js';
import { Icon } from '../parts/icons.js';
import { LinkField } from '../parts/LinkField.js';
import type { AnyPlay } from '../play/play.js';
import { makeRoute } from '../route.js';
import { later } from '../words/later.js';
import { said, shell } from '../words/shell.js';
import { AnalysisPanel } from './AnalysisPanel.js';
import { beginAndGo, bestOf, challengeOf, isNewBest, open } from './current.js';

export function GameEnd({ entry, play, onLook }: { entry: PageGame; play: AnyPlay; onLook: () => void }) {
  const [whole, setWhole] = useState(false); // analysis
  const [words, setWords] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null); // to copy by hand
  const { stage, screen, table } = play;
  const outcome = stage.outcome!;
  const reached = bestOf(play, stage.view, outcome);
  const best = keptBests(entry.id).find(({ difficulty }) => difficulty === reached?.difficulty);

  const same = () => {
    play.look(play.prologue);
    location.hash = open(play.fork());
  };
  const other = () => {
    setWords(beginAndGo(screen, { commands: [], ...table.startAnew(randomSeed()) }));
  };
  const share = async () => {
    const packed = await packRecord(play.record()).catch(() => null);
    if (packed === null) return setWords(later.end.noLinks);
    const { href } = new URL(makeRoute(entry.id, 'link', stage.turn, packed), location.href);
    const copied = await navigator.clipboard?.writeText(href).then(
      () => true,
      () => false,
    );
    setLink(copied ? null : href);
    setWords(copied ? later.end.linkCopied : later.end.byHand);
  };
  const resultFor = (seat: Seat) =>
    screen.result(stage.view, outcome, seat, undefined, table.turn - play.prologue);
  const { title, why: reason } = resultFor(stage.reader);
  const why = leftBy(play, outcome.winner) ?? reason;
  const result = { ...resultFor(stage.seat), title, why };
  const isBest = isNewBest(play) && result.score !== '0';
  const next = result.won ? (screen.next?.(table.startAnew(table.seed).options, play.seating) ?? null) : null;
  const facts = play.log().flatMap((turn) => turn.facts);
  const tally = screen.tally?.(facts, stage.view, stage.seat) ?? [];
  const day = challengeOf(play);
  const daily = day === null ? null : dailyOf(entry.id, day).done;
  const shareResult = async () => {
    const { href } = new URL(makeRoute(entry.id, 'today'), location.href);
    const text = resultText(entry.title, daily!, href);
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setWords(copied ? later.end.resultCopied : text);
  };
  return (
    <EndCard
      result={result}
      best={isBest ? later.end.newBest : best ? later.end.best(said(best.words)) : null}
      isBest={isBest}
      cause={result.won === false ? causeOf(screen.digest(stage.facts, stage.seat)) : undefined}
      tally={tally}
      nameOf={(name) => screen.tallyName?.(name) ?? name}
      pictureOf={(name) => screen.tallyPicture?.(name) ?? null}
      onLook={onLook}
      analysis={<AnalysisPanel play={play} seat={stage.seat} whole={whole} />}
    >
      {entry.reseeds ? (
        <button type="button" class="main" onClick={other}>
          <Icon name="dice" />
          {later.end.again}
        </button>
      ) : (
        <a class="button main" href={makeRoute(entry.id, 'play')}>
          <Icon name="dice" />
          {later.end.again}
        </a>
      )}
      {next && (
        <button type="button" onClick={() => setWords(beginAndGo(screen, next.start))}>
          <Icon name="next" />
          {next.words}
        </button>
      )}
      <button type="button" onClick={same}>
        <Icon name="again" />
        {entry.seeded ? later.end.sameSeed : later.end.sameStart}
      </button>
      <a class="button" href={makeRoute(entry.id)}>
        {shell.choose}
      </a>
      {!whole && (
        <button type="button" onClick={() => setWhole(true)}>
          <Icon name="graph" />
          {later.end.analyse}
        </button>
      )}
      <button type="button" onClick={() => play.look(play.prologue)}>
        <Icon name="play" />
        {later.end.watch}
      </button>
      <button type="button" onClick={share}>
        <Icon name="share" />
        {later.end.share}
      </button>
      {daily && (
        <button type="button" onClick={shareResult}>
          <Icon name="flame" />
          {later.end.shareResult}
        </button>
      )}
      {link && <LinkField label={later.menu.link} link={link} now />}
      {words && (
        <p class="hint" role="status">
          {words}
        </p>
      )}
    </EndCard>
  );
}

/** How one of two left, which is more than that they did. */
function leftBy({ table, stage }: AnyPlay, winner: number | null): string | null {
  const { left, youLeft } = later.end;
  const { termination, seats } = table;
  if (winner === null || seats !== 2 || termination === null || !Object.hasOwn(left, termination))
    return null;
  const how = termination as keyof typeof left;
  return stage.reader === 1 - winner ? youLeft[how] : left[how](shell.player(2 - winner));
}

/** The line of the last turn that tells what hurt. */
const causeOf = (lines: readonly DigestLine[]) =>
  lines.find(({ tone, lead }) => tone === 'bad' && lead.startsWith('−'));
