/** Advice on the position at hand: asked for, thought about, given, and forgotten as soon as anything changes. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyPlay } from '../play/play.js';
import type { Aim } from '../screens/contract.js';
import { shell } from '../words/shell.js';

export interface Advice {
  readonly state: 'on' | 'off' | 'thinking';
  readonly aim: Aim | null;
  /** Asks, or takes the question back while it is thought about. */
  ask(): void;
}

/** After the end some rules still take a command, for another game: none to advise on. */
const isAsking = ({ legal, outcome }: AnyPlay['stage']): boolean => legal.length > 0 && outcome === null;

export function useAdvice(play: AnyPlay): Advice {
  const { stage, table, screen } = play;
  const asked = useRef<{ readonly about: string; stop(): void } | null>(null);
  const [given, setGiven] = useState<{ readonly about: string; readonly aim: Aim } | null>(null);
  const [, redraw] = useState(0);
  const about = `${table.mark} ${stage.turn} ${stage.seat}`;
  const drop = () => {
    asked.current?.stop();
    asked.current = null;
    redraw((n) => n + 1);
  };
  useEffect(() => {
    if (asked.current && asked.current.about !== about) drop();
  }, [about]);
  useEffect(() => drop, [play]);

  const ask = async () => {
    if (asked.current) return drop();
    const now = play.now();
    if (!isAsking(now)) return play.notify(shell.advice.notNow);
    const { askAdvice } = await import('../play/hint.js');
    const question = askAdvice(play);
    const mine = { about, stop: question.stop };
    asked.current = mine;
    redraw((n) => n + 1);
    const command = await question.answer.catch(() => null);
    if (asked.current !== mine) return;
    drop();
    if (command === null) return play.notify(shell.advice.failed);
    const aim = screen.advise(now, command);
    const words = shell.iWould(aim.words);
    setGiven({ about, aim: { ...aim, words } });
    play.tellAside(words);
  };
  return {
    state: asked.current ? 'thinking' : isAsking(stage) ? 'on' : 'off',
    aim: given?.about === about ? given.aim : null,
    ask: () => void ask(),
  };
}
