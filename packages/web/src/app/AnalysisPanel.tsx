/**
 * The game thought through, on the card at its end: at once a graph of what could be expected, and when asked for the
 * turns that cost or brought most, with the way back to each. A computer player thinks in a thread of its own meanwhile.
 */
import type { Seat } from '@quadrant/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Graph } from '../parts/Graph.js';
import { Icon } from '../parts/icons.js';
import { type Analysis, analyse, BRIEF, type Point, type Turning, WHOLE } from '../play/analysis.js';
import type { AnyPlay } from '../play/play.js';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';
import { open } from './current.js';

interface Progress {
  readonly points: readonly Point[];
  readonly all: number;
}
const NOTHING: Progress = { points: [], all: 1 };

/** What was thought before about a game as it stands: looking at its board and back asks for nothing new. */
interface Thought {
  readonly mark: string; // of the table
  brief?: Analysis;
  whole?: Analysis;
}
const thought = new WeakMap<AnyPlay, Thought>();

function thoughtOf(play: AnyPlay): Thought {
  const { mark } = play.table;
  const found = thought.get(play);
  if (found?.mark === mark) return found;
  const nothing: Thought = { mark };
  thought.set(play, nothing);
  return nothing;
}

interface PanelProps {
  readonly play: AnyPlay;
  readonly seat: Seat; // from what this one knew
  readonly whole: boolean;
}

export function AnalysisPanel({ play, seat, whole }: PanelProps) {
  const { screen, table, prologue } = play;
  const { measure } = screen;
  const [progress, setProgress] = useState(NOTHING);
  const [failed, setFailed] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const known = thoughtOf(play);
  const wanted = whole ? 'whole' : 'brief';
  useEffect(() => {
    if (known[wanted] || known.whole) return;
    const stop = new AbortController();
    const told = (points: readonly Point[], all: number) => setProgress({ points, all });
    told([], 1);
    analyse(play, seat, measure, whole ? WHOLE : BRIEF, told, stop.signal).then(
      (analysis) => {
        known[wanted] = analysis;
        setProgress(NOTHING);
      },
      (error: Error) => {
        if (!stop.signal.aborted) setFailed(error.message);
      },
    );
    return () => stop.abort();
  }, [play, wanted]);
  // What was asked for comes into sight, and so does what is found, unless one has gone elsewhere meanwhile.
  useEffect(() => {
    if (whole) section.current?.focus({ preventScroll: true });
  }, [whole]);
  const isFound = known.whole !== undefined;
  useEffect(() => {
    if (whole && section.current === document.activeElement) section.current?.scrollIntoView();
  }, [whole, isFound]);
  if (failed !== null)
    return whole ? (
      <p class="hint" role="status">
        {later.analysis.failed(failed)}
      </p>
    ) : null; // nobody asked for it
  const analysis = known.whole;
  const points = (analysis ?? known.brief)?.points ?? progress.points;
  const top = measure === 'chance' ? 1 : Math.max(10, ...points.map(({ value }) => value));
  const thinking = !analysis && !known[wanted];
  if (!thinking && points.length < 2) return null; // it ended before a turn of one's own
  return (
    <section
      ref={section}
      class={whole ? 'analysis whole' : 'analysis'}
      aria-label={later.analysis.title}
      tabIndex={-1}
    >
      <h3 class="analysis-title">{measure === 'chance' ? later.analysis.chance : later.analysis.score}</h3>
      {thinking && (
        <progress
          aria-label={later.analysis.thinking}
          title={later.analysis.progress(progress.points.length + 1, progress.all)}
          value={progress.points.length}
          max={progress.all + (whole ? SEARCH : 0)}
        />
      )}
      <Graph
        values={points}
        marks={analysis?.turnings.map(({ turn, change }) => ({ turn, up: change > 0 })) ?? []}
        first={prologue}
        end={table.turn}
        top={top}
        topWords={measure === 'chance' ? later.analysis.win : String(Math.round(top))}
        bottomWords={measure === 'chance' ? later.analysis.loss : '0'}
      />
      {analysis && !analysis.turnings.some(({ change }) => change < 0) && (
        <p class="hint">{later.analysis.noSlips}</p>
      )}
      {analysis && analysis.turnings.length > 0 && (
        <ul class="turnings">
          {analysis.turnings.map((turning) => (
            <TurningLine key={turning.turn} play={play} seat={seat} turning={turning} />
          ))}
        </ul>
      )}
    </section>
  );
}

const SEARCH = 8; // points that the search for turnings is worth on the bar

interface TurningProps extends Pick<PanelProps, 'play' | 'seat'> {
  readonly turning: Turning;
}

function TurningLine({ play, seat, turning }: TurningProps) {
  const { turn, change, given, house } = turning;
  const { screen, prologue, table } = play;
  const then = { ...play.stage, seat, view: table.moment(seat, turn).view };
  const told = (text: string) => {
    const command = screen.game.grammar.parse(text);
    const legal = table.fork(turn).legal(seat);
    return command.ok ? screen.advise({ ...then, legal }, command.value).words : text;
  };
  const up = change > 0;
  const size = Math.abs(change);
  const worth = screen.measure === 'chance' ? `${Math.round(size * 100)} %` : shell.points(Math.round(size));
  const { turned, chose, soWouldI, badLuck, wellFound, better } = later.analysis;
  const instead = house && screen.game.grammar.print(house);
  const beside = () => {
    if (instead === null) return '';
    if (instead === given) return up ? soWouldI : badLuck;
    return up ? wellFound(told(instead)) : better(told(instead), worth);
  };
  return (
    <li class={up ? 'turning rise' : 'turning fall'}>
      <span class="turning-mark" aria-hidden="true" />
      <span class="turning-words">
        <b>{turned(turn - prologue + 1, `${up ? '+' : '−'}${worth}`)}</b> {chose(told(given))} {beside()}
      </span>
      <button
        type="button"
        onClick={() => {
          play.look(turn);
          location.hash = open(play.fork());
        }}
      >
        <Icon name="fork" />
        {later.analysis.goThere}
      </button>
    </li>
  );
}
