/** The level file being edited: its text is the one truth; everything else is read from it and written into it. */
import { brushes, type Draft, GATE, game, readDrafts, writeDrafts } from '@quadrant/mirewood';
import { useMemo, useState } from 'preact/hooks';
import { keepDraft, keptDraft } from './kept.js';

const MOST_STEPS = 200; // that can be taken back

export interface EditedLevel {
  readonly text: string;
  readonly drafts: readonly Draft[]; // one a level
  readonly place: number; // which of them is shown
  readonly draft: Draft;
  readonly trouble: string | null; // 'line 6: edge is not X'
  readonly players: number;
  readonly gated: boolean; // every level of it can be left
  readonly canUndo: boolean;
  setText(text: string): void;
  setDraft(draft: Draft): void;
  setDrafts(drafts: readonly Draft[], place: number): void;
  show(place: number): void;
  undo(): void;
}

export function useLevel(): EditedLevel {
  const [steps, setSteps] = useState<readonly string[]>(() => [keptDraft()]);
  const [shown, show] = useState(0);
  const text = steps[steps.length - 1];
  const drafts = useMemo(() => readDrafts(text), [text]);
  const { trouble, players } = useMemo(() => check(text), [text]);
  const place = Math.min(shown, drafts.length - 1);
  const setText = (next: string) => {
    if (next === text) return;
    keepDraft(next);
    setSteps([...steps, next].slice(-MOST_STEPS));
  };
  const setDrafts = (next: readonly Draft[], at: number) => {
    setText(writeDrafts(next));
    show(at);
  };
  return {
    text,
    drafts,
    place,
    draft: drafts[place],
    trouble,
    players,
    gated: drafts.every(hasGate),
    canUndo: steps.length > 1,
    setText,
    setDrafts,
    setDraft: (draft) => setText(writeDrafts(drafts.map((each, i) => (i === place ? draft : each)))),
    show,
    undo() {
      if (steps.length < 2) return;
      keepDraft(steps[steps.length - 2]);
      setSteps(steps.slice(0, -1));
    },
  };
}

const GATE_GLYPH = brushes.find(({ name }) => GATE.has(name))!.glyph;

/** One that is generated always has a gate; one may lie under a piece. */
const hasGate = ({ rows, after }: Draft): boolean =>
  rows === null ||
  rows.some((row) => row.includes(GATE_GLYPH)) ||
  after.some((line) => line.startsWith('tile ') && line.trimEnd().endsWith(` ${GATE_GLYPH}`));

function check(text: string): { trouble: string | null; players: number } {
  const options = game.readOptions({ level: text });
  if (!options.ok) return { trouble: options.error.words, players: 0 };
  return { trouble: null, players: game.seatsOf(options.value) };
}
