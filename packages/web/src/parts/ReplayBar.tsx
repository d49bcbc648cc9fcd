/** Looking back and forward through a game, and leaving it for another way on. */
import { useEffect, useState } from 'preact/hooks';
import { shell } from '../words/shell.js';
import { Icon, type IconName } from './icons.js';

const STEP_MS = 700;

export interface ReplayBarProps {
  readonly first: number; // the first turn there is to look at
  readonly turn: number; // shown
  readonly turns: number; // played
  readonly ticks?: readonly Tick[]; // of turns that hurt or helped
  readonly changes?: Changes; // missing where the game is only looked at
  onLook(turn: number): void;
}

export interface Tick {
  readonly turn: number;
  readonly tone: 'good' | 'bad';
}

interface Changes {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canFork: boolean;
  readonly hint: 'on' | 'off' | 'thinking';
  onHint(): void;
  onUndo(): void;
  onRedo(): void;
  onFork(): void;
}

export function ReplayBar(props: ReplayBarProps) {
  const { first, turn, turns, changes, ticks = [], onLook } = props;
  const past = turn < turns;
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (!past) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onLook(turn + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, past, turn]);
  return (
    <div class="replay" data-slot="replay">
      <Button
        icon="back"
        words={shell.replay.earlier}
        off={turn <= first}
        onPress={() => props.onLook(turn - 1)}
      />
      <Button icon="next" words={shell.replay.later} off={!past} onPress={() => props.onLook(turn + 1)} />
      <Button
        icon={playing ? 'pause' : 'play'}
        words={playing ? shell.replay.stop : shell.replay.play}
        off={turns <= first}
        onPress={() => {
          if (!past) onLook(first);
          setPlaying(!playing);
        }}
      />
      <span class="timeline">
        {ticks.map((tick) => (
          <i
            key={tick.turn}
            class={`tick tone-${tick.tone}`}
            style={`--at: ${(tick.turn - first) / Math.max(1, turns - first)}`}
          />
        ))}
        <input
          type="range"
          class="slider"
          aria-label={shell.replay.shown}
          aria-valuetext={shell.replay.turnOf(turn - first, turns - first)}
          min={first}
          max={Math.max(turns, first)}
          value={turn}
          disabled={turns <= first}
          onInput={(event) => props.onLook(event.currentTarget.valueAsNumber)}
        />
      </span>
      <span class="count">{shell.replay.count(turn - first, turns - first)}</span>
      {(past || !changes) && (
        <Button
          icon="last"
          words={shell.replay.latestTurn}
          label={shell.replay.latest}
          off={!past}
          onPress={() => props.onLook(turns)}
        />
      )}
      {!past && changes && (
        <>
          <Button
            look="at-hand"
            icon="bulb"
            words={changes.hint === 'thinking' ? shell.replay.stopThinking : shell.replay.hintWords}
            label={changes.hint === 'thinking' ? shell.replay.thinking : shell.replay.hint}
            off={changes.hint === 'off'}
            onPress={changes.onHint}
          />
          <Button
            look="at-hand"
            icon="undo"
            words={shell.replay.undoWords}
            label={shell.replay.undo}
            off={!changes.canUndo}
            onPress={changes.onUndo}
          />
          <Button
            icon="redo"
            words={shell.replay.redoWords}
            label={shell.replay.redo}
            off={!changes.canRedo}
            onPress={changes.onRedo}
          />
        </>
      )}
      {changes && (
        <Button
          icon="fork"
          words={shell.replay.forkWords}
          label={shell.replay.fork}
          off={!changes.canFork}
          onPress={changes.onFork}
        />
      )}
    </div>
  );
}

/** A button that is off looks so, stays reachable, and says why when it is pressed. */
function Button(props: {
  icon: IconName;
  words: string;
  label?: string;
  look?: string;
  off: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      class={`quiet ${props.label ? '' : 'icon-only'} ${props.look ?? ''}`}
      title={props.words}
      aria-label={props.words}
      aria-disabled={props.off}
      onClick={props.onPress}
    >
      <Icon name={props.icon} />
      {props.label && <span class="wide-only">{props.label}</span>}
    </button>
  );
}
