/** A kit for any game that has none of its own: a board made from its view, and a list of its commands. */
import {
  type GameEntry,
  type GameModule,
  plainSightOf,
  presetOf,
  pressesOn,
  USUAL,
} from '@quadrant/catalogue';
import { type Command, ok } from '@quadrant/kernel';
import type { GameKit, Scene, SetupQuestion, TerminalScreen } from '../kit.js';
import { type Square, sameSquare, stepped } from '../parts/board.js';
import type { GameFrame } from '../parts/frame.js';
import { BOLD, ink, REVERSE } from '../screen/canvas.js';
import { said, spoken } from '../spoken.js';
import { asked, readSeed, seedQuestion } from './answers.js';

/** The square under the cursor; `listed` is the place in the list of commands when that is walked instead. */
interface Cursor {
  readonly at: Square;
  readonly listed: number | null;
}

const START: Cursor = { at: { column: 0, row: 0 }, listed: null };
const CELL_PADDING = 2;

export function plainKit(entry: GameEntry, { game, narrator, say }: GameModule): GameKit {
  const print = (command: Command) => game.grammar.print(command);

  const chosen = ({ view, legal, live }: Scene<Command, unknown>, { at, listed }: Cursor) => {
    if (!live || legal.length === 0) return undefined;
    if (listed !== null) return legal[listed % legal.length];
    const { board } = plainSightOf(view);
    if (!board) return legal[0];
    return pressesOn(game.grammar, legal, board.cells.length)[at.row * board.columns + at.column];
  };

  function frame(scene: Scene<Command, unknown>, cursor: Cursor): GameFrame {
    const { arrows, enter, tab, plain } = spoken.shell;
    const { board, rows } = plainSightOf(scene.view);
    const command = chosen(scene, cursor);
    const wide = Math.max(...(board?.cells.map((cell) => cell.length) ?? [0])) + CELL_PADDING;
    return {
      board: board && {
        columns: board.columns,
        rows: board.cells.length / board.columns,
        cellWidth: wide,
        cellHeight: 1,
        columnNames: [],
        rowNames: [],
        focus: cursor.at,
        at(square) {
          const glyph = board.cells[square.row * board.columns + square.column];
          const here = cursor.listed === null && sameSquare(square, cursor.at);
          return {
            lines: [(here ? `[${glyph}]` : ` ${glyph} `).padEnd(wide).slice(0, wide)],
            style: here ? ink('plain', BOLD) | REVERSE : ink('plain'),
          };
        },
      },
      panel: rows.map(([label, text]) => ({ label, text })),
      hint: command ? print(command) : scene.live ? spoken.shell.play.nothingThere : '',
      keys: [
        { key: 'enter', shown: `${arrows} ${enter}`, does: plain.give },
        { key: 'tab', shown: tab, does: plain.next },
      ],
    };
  }

  const screen: TerminalScreen<Command, unknown, Cursor> = {
    start: () => START,
    after: ({ at }) => ({ at, listed: null }),
    frame,
    react(gesture, scene, cursor) {
      const { board } = plainSightOf(scene.view);
      if ('square' in gesture) {
        const ui = { at: gesture.square, listed: null };
        const command = sameSquare(gesture.square, cursor.at) ? chosen(scene, ui) : undefined;
        return command ? { ui, command } : { ui };
      }
      if (gesture.key === 'tab') return { ui: { ...cursor, listed: (cursor.listed ?? -1) + 1 } };
      if (gesture.key === 'enter' || gesture.key === ' ') {
        const command = chosen(scene, cursor);
        return command ? { command } : { words: spoken.shell.play.nothingThere };
      }
      const at =
        board &&
        stepped(cursor.at, gesture.key, {
          columns: board.columns,
          rows: board.cells.length / board.columns,
        });
      return at ? { ui: { at, listed: null } } : null;
    },
    help: () => spoken.shell.plain.help,
  };

  const presets = (): readonly SetupQuestion[] =>
    entry.presets.length > 1
      ? [
          {
            name: 'preset',
            ...asked(spoken.shell.presetQuestion),
            value: USUAL,
            choices: entry.presets.map(({ id }) => id),
            about: Object.fromEntries(entry.presets.map(({ id, words }) => [id, words])),
          },
        ]
      : [];
  const optionsFor = (preset = USUAL) => presetOf(entry, preset)!.options;

  return {
    game,
    screen,
    narrator,
    say,
    deed: print,
    measure: 'chance',
    accent: ink('cyan'),
    questions: () => [...presets(), ...(entry.seeded ? [seedQuestion(game)] : [])],
    reason: ({ reason }) => said(reason),
    refusals: () => ({}),
    start(values) {
      const seed = entry.seeded ? readSeed(game, values) : ok(game.defaultSeed);
      if (!seed.ok) return seed;
      const options = game.readOptions(optionsFor(values.preset));
      if (!options.ok) return options;
      return ok({ options: options.value, seed: seed.value, commands: [] });
    },
    plain: (values) => ({
      words: [
        '--options',
        JSON.stringify(optionsFor(values.preset)),
        ...(entry.seeded ? ['--seed', values.seed] : []),
      ],
    }),
  };
}
