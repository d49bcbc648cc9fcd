import { game, type SeenFact } from '@quadrant/simodyssey-2';
import { words } from '@quadrant/simodyssey-2/words/en';
import { describe, expect, it } from 'vitest';
import { Play } from '../../play/play.js';
import { loadShell } from '../../words/shell.js';
import { marksOf } from './board.js';
import { screen } from './screen.js';
import { texts } from './texts/en.js';
import { speak } from './texts.js';

await loadShell('en');
speak(texts, words);

/** The quick start's galaxy after these commands. */
function stageAfter(...commands: string[]) {
  const play = Play.begin(screen, { options: null, seed: 900, commands: ['play', ...commands] });
  if (!play.ok) throw new Error(play.error.words);
  return play.value.stage;
}
const cellOf = (stage: ReturnType<typeof stageAfter>, key: string) =>
  screen.board(stage).cells.find((cell) => cell?.key === key)!;

describe('the galaxy', () => {
  it('names what is in a sector, and lights up the eight around the explorer, also around the edge', () => {
    const stage = stageAfter();
    expect(cellOf(stage, '1:5').name).toBe('Sector 1:5: 2 planets');
    expect(cellOf(stage, '1:1')).toMatchObject({ look: 'home', glyph: 'E-\n--' });
    const near = screen.board(stage).cells.filter((cell) => cell?.look === 'near');
    expect(near.map((cell) => cell!.key).sort()).toEqual(
      ['1:2', '1:5', '2:1', '2:2', '2:5', '5:1', '5:2', '5:5'].sort(),
    );
  });
  it('warns of the sector in which the mission would end', () => {
    expect(cellOf(stageAfter('move(SE)'), '3:3').look).toBe('near fatal');
  });
  it('keeps the same picture for the same look', () => {
    expect(cellOf(stageAfter(), '2:2').body).toBe(cellOf(stageAfter('pass'), '2:2').body);
  });
});

describe('marks', () => {
  const { view } = stageAfter();
  const moved = (letter: string): SeenFact => ({
    kind: 'moved',
    id: 9,
    letter,
    name: letter,
    from: [5, 1, 4],
    to: [1, 1, 1],
    way: 'flew',
  });
  it('lead from quadrant to quadrant', () => {
    const way = { at: '1:1', from: '5:1', spot: [0.25, 0.25], fromSpot: [0.75, 0.75] };
    expect(marksOf(moved('E'), view)).toEqual([{ ...way, kind: 'moved', hue: 'explorer' }]);
  });
  it('say that who moved and is not there any more has ended', () => {
    expect(marksOf(moved('P'), view)[0].kind).toBe('gone');
  });
  it('are on the board for every fact of a long run', () => {
    const position = game.begin({ mission: 'test', thresholds: [10, 20, 40, 60, 90], single: false }, 7);
    const keys = new Set(screen.board(stageAfter()).cells.map((cell) => cell!.key));
    const kinds = new Set<string>();
    for (let turn = 0; turn < 40; turn++)
      game.perform(position, game.onMove(position), game.grammar.intern('pass'), (fact) => {
        const known = game.seen(fact, position, 0);
        for (const { at, from, kind } of known ? marksOf(known, game.view(position, 0)) : []) {
          expect(keys).toContain(at);
          if (from) expect(keys).toContain(from);
          kinds.add(kind);
        }
      });
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['gain', 'gone', 'moved', 'new']));
  });
});
