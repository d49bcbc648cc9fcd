/** A game seen through one seat, wherever it is played: the frame, fed by a chair. */
import type { Command, Fact, Seat } from '@quadrant/kernel';
import type { Chair, Moment } from '@quadrant/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { GameFrame } from '../parts/GameFrame.js';
import { useListening } from '../parts/hooks.js';
import { ReplayBar } from '../parts/ReplayBar.js';
import { readOut, sentences } from '../play/sentences.js';
import { makeStage } from '../play/stage.js';
import {
  type Actor,
  type AnyScreen,
  type Binding,
  NO_SEATING,
  type Notice,
  type Seating,
} from '../screens/contract.js';
import { shell, told } from '../words/shell.js';

interface ChairProps {
  readonly screen: AnyScreen;
  readonly chair: Chair<Command, unknown, Fact>;
  readonly reader?: Seat; // who is spoken to, where that is not who sits in it
  readonly head: ComponentChildren;
  readonly menu: ComponentChildren;
  readonly acts?: ComponentChildren; // what players ask of each other
  readonly foot?: ComponentChildren; // above the replay bar
  readonly end?: (look: () => void) => ComponentChildren;
  readonly waiting: ComponentChildren; // in place of the frame, while there is nothing to see
  readonly seating?: Seating;
  readonly lookFrom?: number; // the first turn that can be looked at
  /** That one is to be looked at: there may be earlier ones to be had. */
  onEarliest?(): void;
  readonly keys?: readonly Binding[];
  /** A command is chosen before it is one's turn. */
  readonly planning?: { readonly legal: readonly Command[]; plan(command: Command): void } | null;
  readonly planned?: Command | null; // shown on the board
  readonly ending?: string | null; // how it ended, in more words than the game has
  readonly turnWords?: string; // read out after the last turn
  readonly takes: boolean; // commands can be given
  readonly looks: boolean; // earlier turns can be looked at
}

export function ChairGame(props: ChairProps) {
  const { screen, chair, reader = chair.seat, takes, looks, lookFrom = chair.firstTurn } = props;
  const [shown, setShown] = useState<number | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [lookedAt, setLookedAt] = useState(''); // what was the latest when an earlier turn was looked at
  const [reads, setReads] = useState(false); // a screen reader leaves out what is there from the start
  useEffect(() => setReads(true), []);
  useListening((listener) => chair.subscribe(listener));
  useEffect(() => setNotice(null), [chair.turn]); // what was refused then may be done now
  const read = useRef<number | null>(null); // the last turn that was read out while the game went on
  useEffect(() => {
    if (!props.ending) read.current = chair.turn;
  });
  const notify = (words: string, at: string | null = null) =>
    setNotice((old) => ({ words, kind: 'refusal', at, id: (old?.id ?? 0) + 1 }));

  const turn = shown !== null && shown < chair.turn ? shown : chair.turn;
  const moment = chair.moment(turn) ?? chair.moment();
  if (!moment) return <>{props.waiting}</>;
  const live = moment.turn === chair.turn && takes;
  const planning = live ? (props.planning ?? null) : null;
  const turns = chair.log(moment.turn);
  const stage = makeStage(screen, planning ? { ...moment, onMove: chair.seat } : moment, turns, {
    seat: chair.seat,
    reader,
    live,
    turns: chair.turn,
    legal: planning?.legal ?? (live ? chair.legal : []),
    open: live ? chair.open : [],
    selected,
    notice,
    seating: props.seating ?? NO_SEATING,
    planning: planning !== null,
    cut: chair.link === 'lost',
  });
  const actor: Actor<Command> = {
    give(command, at = null) {
      setSelected(null);
      setNotice(null);
      setShown(null);
      if (planning) {
        planning.plan(command);
        return null;
      }
      void Promise.resolve(chair.give(command)).then(
        (refusal) => refusal && notify(told(refusal, screen.refusals), at),
      );
      return null;
    },
    select(key) {
      setSelected(key);
      setNotice(null);
    },
    notify,
    reason(command) {
      const refusal = planning ? null : chair.refusalOf(command);
      return refusal && told(refusal, screen.refusals);
    },
  };
  const latest = `${chair.turn} ${props.ending ?? ''}`;
  const look = (to: number) => {
    setShown(to >= chair.turn ? null : Math.max(lookFrom, to));
    setLookedAt(latest);
    if (to <= lookFrom) props.onEarliest?.();
  };
  const log = turns.slice(chair.firstTurn).map(({ command, facts }, i) => ({
    turn: moment.turn - turns.length + i + 1,
    command: command && (screen.deed?.(command, facts) ?? command),
    lines: sentences(facts, screen, reader),
  }));
  // Of what comes while an earlier turn is looked at one hears at once.
  const heard = (latest === lookedAt ? null : chair.moment()) ?? moment;
  // Of a turn that was read already, only how it ended is new.
  const said = props.ending && read.current === heard.turn ? props.ending : heardWords(props, heard, reader);
  const planned = live && props.planned ? props.planned : null;
  const looking: Binding[] = [
    { key: 'Escape', words: shell.keys.drop, press: () => actor.select(null) },
    { key: '[', words: shell.keys.back, press: () => look(stage.turn - 1) },
    { key: ']', words: shell.keys.on, press: () => look(stage.turn + 1) },
  ];
  return (
    <GameFrame
      screen={screen}
      stage={stage}
      actor={actor}
      head={props.head}
      log={log}
      text={screen.secrets ? [screen.secrets.text(stage.view)] : []}
      announcement={notice ?? { words: reads ? said : '', id: heard.turn }}
      advice={planned && { words: '', marks: screen.advise({ ...stage, legal: [planned] }, planned).marks }}
      ending={props.ending ?? null}
      menu={props.menu}
      acts={props.acts}
      foot={
        <>
          {props.foot}
          {looks && <ReplayBar first={lookFrom} turn={stage.turn} turns={stage.turns} onLook={look} />}
        </>
      }
      keys={looks ? [...looking, ...(props.keys ?? [])] : []}
      now={() => stage}
      onLook={look}
      {...(props.end ? { end: props.end } : {})}
    />
  );
}

/** A turn as it is read out: what happened, how it ended, or that one is on move now. */
function heardWords(
  { screen, chair, ending, turnWords }: ChairProps,
  { view, outcome, turn }: Moment<unknown, Fact>,
  reader: Seat,
): string {
  const facts = chair.log(turn).at(-1)?.facts ?? []; // the moment's go when something is offered
  const told = ending ? facts.filter(({ kind }) => kind !== 'ended') : facts;
  const said = readOut(
    { facts: told, view, seat: chair.seat, reader, outcome: ending ? null : outcome },
    screen,
  );
  return [said, turn === chair.turn && (ending || turnWords)].filter(Boolean).join(' ');
}
