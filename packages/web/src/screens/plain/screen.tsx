/** A screen for any game that has none of its own: a board made from its view, and its commands as buttons. */
import {
  type GameEntry,
  type GameModule,
  plainSightOf,
  plainTextOf,
  pressesOn,
  sayOutcome,
} from '@quadrant/catalogue';
import { type Command, capital, type Fact } from '@quadrant/kernel';
import { makeTeller } from '@quadrant/table';
import { useState } from 'preact/hooks';
import { randomSeed } from '../../keep/seeds.js';
import { Choices } from '../../parts/Choices.js';
import { CommandButton, Facts } from '../../parts/Fields.js';
import { SeedField } from '../../parts/SetupFields.js';
import { SetupStart } from '../../parts/SetupStart.js';
import type { AnyScreen, BoardModel, Cell, PartProps, SetupProps, Stage, Start } from '../contract.js';

type PlainStage = Stage<Command, Fact, unknown>;
type Props = PartProps<Command, Fact, unknown>;

const NOTHING_HERE = 'Nothing can be done there now.';
const NO_BOARD = 'This game shows no board: its state stands beside this.';
const seatName = (seat: number) => `Player ${seat + 1}`;

export function plainScreen(entry: GameEntry, { game, narrator, say }: GameModule): AnyScreen {
  const print = (command: Command) => game.grammar.print(command);
  const startOf = (preset: string, seed: number): Start => ({
    options: entry.presets.find(({ id }) => id === preset)!.options,
    seed,
    commands: [],
  });
  const quick = () => startOf('usual', entry.reseeds ? randomSeed() : game.defaultSeed);
  const presses = ({ view, legal }: PlainStage) =>
    pressesOn(game.grammar, legal, plainSightOf(view).board?.cells.length ?? 0);
  const commandAt = (stage: PlainStage, key: string) =>
    stage.live ? presses(stage)[Number(key)] : undefined;

  function Setup({ start }: SetupProps) {
    const [preset, setPreset] = useState('usual');
    const [seed, setSeed] = useState(game.defaultSeed);
    const [words, setWords] = useState<string | null>(null);
    return (
      <form
        class="setup-form"
        onSubmit={(event) => {
          event.preventDefault();
          setWords(start(startOf(preset, seed)));
        }}
      >
        <div class="setup-choices">
          <Choices<string>
            legend="Game"
            choices={entry.presets.map(({ id, title, words: about }) => ({
              value: id,
              name: capital(title),
              about,
            }))}
            chosen={preset}
            onChoose={setPreset}
          />
        </div>
        <div class="setup-side">
          {entry.seeded && <SeedField seed={seed} usual={game.defaultSeed} onChange={setSeed} />}
        </div>
        <SetupStart label="Start" refusal={words} />
      </form>
    );
  }

  const State = ({ stage }: Props) => <Facts rows={plainSightOf(stage.view).rows} />;

  /** Commands that are no press on a square. */
  function Controls({ stage, actor }: Props) {
    const onBoard = new Set(presses(stage));
    return (
      <div class="row">
        {stage.legal
          .filter((command) => !onBoard.has(command))
          .map((command) => (
            <CommandButton
              key={print(command)}
              label={print(command)}
              refusal={null}
              onPress={() => actor.give(command)}
            />
          ))}
      </div>
    );
  }

  function board({ view }: PlainStage): BoardModel {
    const sight = plainSightOf(view).board;
    if (sight === null) return { name: NO_BOARD, rows: 0, columns: 0, cells: [] };
    const { columns, cells } = sight;
    const rows = cells.length / columns;
    return {
      name: `Board, ${rows} rows of ${columns}`,
      rows,
      columns,
      cells: cells.map(
        (glyph, i): Cell => ({
          key: String(i),
          name: `row ${Math.floor(i / columns) + 1}, column ${(i % columns) + 1}: ${glyph === '.' ? 'empty' : glyph}`,
          glyph,
          body: glyph === '.' ? '' : glyph,
        }),
      ),
    };
  }

  return {
    game,
    say,
    teller: makeTeller(game, narrator),
    quick,
    daily: (seed) => startOf('usual', seed),
    measure: 'chance',
    guide: async () => ({
      ...startOf('usual', game.defaultSeed),
      turns: [],
      pauses: [{ turn: 0, at: 'board', words: entry.sentence }],
    }),
    ...(game.secrets === null ? {} : { secrets: { text: plainTextOf, seatName } }),
    arrows: 'focus',
    layout: 'square',
    drawings: {},
    stateName: 'game',
    firstWords: entry.sentence,
    Setup,
    State,
    Controls,
    board,
    marks: () => [],
    aim: (stage, _, key) => {
      const command = commandAt(stage, key);
      return command ? { words: print(command), marks: [{ at: key, kind: 'target' }] } : null;
    },
    press(stage, actor, key) {
      const command = commandAt(stage, key);
      if (command) actor.give(command, key);
      else actor.notify(NOTHING_HERE, key);
    },
    keys: () => [],
    advise: (_, command) => ({ words: print(command), marks: [] }),
    digest: (facts) =>
      facts.slice(0, 3).flatMap((fact) => {
        const words = say(fact);
        return words === null ? [] : [{ tone: 'quiet' as const, lead: '', words }];
      }),
    ending: (_, outcome) => sayOutcome(outcome),
    result: (_, outcome, seat) => ({
      won: outcome.winner === null ? null : outcome.winner === seat,
      title: outcome.winner === null ? 'The game is over' : `${seatName(outcome.winner)} has won`,
      why: `${capital(outcome.reason)}.`,
      score: outcome.scores.length > 0 ? String(outcome.scores[Math.max(0, seat)]) : null,
      rows: [],
    }),
  };
}
