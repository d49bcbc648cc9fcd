/** The game analysed, on the card at its end: the graph, the turns that cost most, and the way back to each. */
import { useEffect, useState } from 'preact/hooks';
import { Graph } from '../parts/Graph.js';
import { Icon } from '../parts/icons.js';
import { type Analysis, analyse, type Slip } from '../play/analysis.js';
import type { AnyPlay } from '../play/play.js';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';
import { open } from './current.js';

export function AnalysisPanel({ play }: { play: AnyPlay }) {
  const { measure } = play.screen;
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [words, setWords] = useState(later.analysis.thinking);
  useEffect(() => {
    const stop = new AbortController();
    const told = (done: number, all: number) => setWords(later.analysis.progress(done + 1, all));
    analyse(play, measure, told, stop.signal).then(setAnalysis, (error: Error) => {
      if (!stop.signal.aborted) setWords(later.analysis.failed(error.message));
    });
    return () => stop.abort();
  }, [play]);
  if (!analysis)
    return (
      <p class="hint" role="status">
        {words}
      </p>
    );
  const { points, slips } = analysis;
  const top = measure === 'chance' ? 1 : Math.max(10, ...points.map(({ value }) => value));
  return (
    <section class="analysis" aria-label={later.analysis.title}>
      <h3 class="analysis-title">{measure === 'chance' ? later.analysis.chance : later.analysis.score}</h3>
      <Graph
        values={points}
        marks={slips.map(({ turn }) => turn)}
        first={play.prologue}
        top={top}
        topWords={measure === 'chance' ? later.analysis.win : String(Math.round(top))}
        bottomWords={measure === 'chance' ? later.analysis.loss : '0'}
      />
      {slips.length === 0 ? (
        <p class="hint">{later.analysis.noSlips}</p>
      ) : (
        <ul class="slips">
          {slips.map((slip) => (
            <SlipLine key={slip.turn} play={play} slip={slip} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SlipLine({ play, slip }: { play: AnyPlay; slip: Slip }) {
  const { turn, lost, given, better } = slip;
  const { screen, prologue, table } = play;
  const then = { ...play.stage, view: table.moment(play.stage.seat, turn).view };
  const told = (text: string) => {
    const command = screen.game.grammar.parse(text);
    const legal = table.fork(turn).legal(then.seat);
    return command.ok ? screen.advise({ ...then, legal }, command.value).words : text;
  };
  const cost = screen.measure === 'chance' ? `${Math.round(lost * 100)} %` : shell.points(Math.round(lost));
  const instead = better && screen.game.grammar.print(better);
  return (
    <li class="slip">
      <span class="slip-mark" aria-hidden="true">
        ▼
      </span>
      <span class="slip-words">
        <b>{later.analysis.slip(turn - prologue + 1, cost)}</b> {later.analysis.chose(told(given))}{' '}
        {instead && (instead === given ? later.analysis.badLuck : shell.iWould(told(instead)))}
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
