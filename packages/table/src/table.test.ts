import { type Command, SPECTATOR, stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, newTable, playOn } from '../testing/games.js';
import { GameLog, Loading, newsFor, type Player, type Question, type Table } from './index.js';

const [{ rules: raiinet }] = GAMES;
const ticTacToe = GAMES[GAMES.length - 1].rules;
const give = (table: Table, seat: number, text: string) => {
  const parsed = table.game.grammar.parse(text);
  if (!parsed.ok) throw new Error(parsed.error.words);
  return table.give(seat, parsed.value)?.code ?? null;
};
/** A program that answers by a function. */
const program = (think: Player<unknown, Command, never>['think']) => () => ({ hear() {}, think });
const first = ({ legal }: Question<unknown, Command>) => legal[0];

describe('a table', () => {
  test('carries out what the seat on move asks, and refuses the others', () => {
    const table = newTable(ticTacToe, null);
    expect(give(table, 1, 'mark 5')).toBe('not-your-turn');
    expect(give(table, 0, 'mark 5')).toBeNull();
    expect(table.onMove).toBe(1);
    expect(table.legal(0)).toEqual([]);
    expect(table.legal(1)).toHaveLength(8);
  });

  test('tells each seat what it may know of a turn, and of others’ commands only at the end', () => {
    const table = newTable(raiinet, { players: 2 });
    give(table, 0, 'move a down');
    expect(table.moment(0).command).toBe('move a down');
    expect(table.moment(1).command).toBeNull();
    expect(table.text()).toBeNull();
    expect(table.log(SPECTATOR)[0].command).toBeNull();
  });

  test('has as news for a seat what came since it acted, or of its own turn; for who looks on, the last turn', () => {
    const table = newTable(raiinet, { players: 2, hands: ['LFDSP', 'LFDSP'] });
    const news = (seat: number) => newsFor(table.log(seat), seat).map(({ kind }) => kind);
    give(table, 0, 'move a down');
    expect(news(0)).toEqual(['moved']);
    give(table, 1, 'ability 3 a');
    give(table, 1, 'move A up');
    expect(news(0)).toEqual(expect.arrayContaining(['used', 'downloaded', 'moved']));
    expect(news(SPECTATOR)).toEqual(['moved']);
    give(table, 0, 'move b down');
    expect(news(0)).toEqual(['moved']);
    expect(news(1)).toEqual(['moved']);
    const out = table.log(0).map((turn) => ({ ...turn, by: 1 })); // one seat plays on, the other is out
    expect(newsFor([...out, ...out], 0)).toEqual(out.at(-1)?.facts);
  });

  test('takes back only what nobody learnt from, unless it is friendly', () => {
    const strict = newTable(raiinet, { players: 2 });
    give(strict, 0, 'move a down');
    expect(strict.undo()).toContain('No undo here');
    const friendly = newTable(raiinet, { players: 2 }, 1, { friendly: true });
    give(friendly, 0, 'move a down');
    expect(friendly.undo()).toBeNull();
    expect(friendly.turn).toBe(0);
    expect(friendly.redo()).toBeNull();
    expect(friendly.turn).toBe(1);
  });

  test('lets a seat take back its own turn only, where others sit there too', () => {
    const table = newTable(ticTacToe, null);
    give(table, 0, 'mark 5');
    expect(table.act(1, 'undo')).toMatchObject({ code: 'not-now', words: expect.stringContaining('else') });
    expect(table.act(0, 'undo')).toBeNull();
    expect(table.act(1, 'redo')).toMatchObject({ code: 'not-now' });
    expect(table.act(0, 'redo')).toBeNull();
    expect(table.turn).toBe(1);
    table.seatPlayer(0, program(first)); // it is one person's game now
    expect(table.act(1, 'undo')).toBeNull();
  });

  test('does not go on among people after its end has shown everything', () => {
    const table = newTable(raiinet, { players: 2 });
    give(table, 0, 'move a down');
    table.act(1, 'resign');
    expect(table.undo()).toContain('No undo here');
    expect(table.goTo(0)).toContain('look back, not go back');
    expect(table.termination).toBe('resigned');
  });

  test('comes back from its record with what was taken back, to be done again', () => {
    for (const secrets of [false, true]) {
      const table = secrets
        ? newTable(raiinet, { players: 2 }, 1, { friendly: true })
        : newTable(ticTacToe, null);
      for (let n = 0; n < 4; n++) table.give(table.onMove, table.legal(table.onMove)[0]);
      table.act(table.onMove, 'resign');
      const whole = table.mark;
      table.undo();
      table.undo();
      const { mark, turn } = table;
      const loading = Loading.of(table.rules, table.record({ turn: table.turns }));
      if (!loading.ok) throw new Error(loading.error.words);
      const loaded = loading.value.result(table.turns - turn);
      if (!loaded.ok) throw new Error(loaded.error.words);
      expect(loaded.table.mark).toBe(mark);
      loaded.table.redo();
      loaded.table.redo();
      expect([loaded.table.mark, loaded.table.termination]).toEqual([whole, 'resigned']);
    }
  });

  test('is offered as far as it came when loading it is given up', () => {
    const table = newTable(ticTacToe, null);
    for (let n = 0; n < 4; n++) table.give(table.onMove, table.legal(table.onMove)[0]);
    const loading = Loading.of(table.rules, table.record());
    if (!loading.ok) throw new Error(loading.error.words);
    expect(loading.value.step(2)).toBe(false);
    const cut = loading.value.cut();
    expect(cut).toMatchObject({
      ok: false,
      error: { words: expect.stringContaining('given up after turn 2') },
    });
    expect(cut.ok || cut.holds.turn).toBe(2);
  });

  test('forks keep refused commands', () => {
    const table = newTable(ticTacToe, null);
    give(table, 0, 'mark 5');
    give(table, 1, 'mark 5');
    give(table, 1, 'mark 1');
    expect(table.fork().record().refused).toEqual([[1, 'taken', 'mark 5']]);
  });

  test('lets programs play until a person is asked, and undo takes their turns along', async () => {
    const table = newTable(ticTacToe, null);
    table.seatPlayer(1, program(first));
    give(table, 0, 'mark 9');
    await table.settled();
    expect(table.turn).toBe(2);
    expect(table.onMove).toBe(0);
    expect(table.undo()).toBeNull();
    expect(table.turn).toBe(0);
  });

  test('asks nobody after a stop until it is played on, and ends a program that was just being made', async () => {
    const table = newTable(ticTacToe, null);
    let ready = () => {};
    let made = 0;
    let ended = 0;
    table.seatPlayer(1, async () => {
      made++;
      await new Promise<void>((done) => {
        ready = done;
      });
      return { hear() {}, think: ({ legal }) => legal[0], over: () => void ended++ };
    });
    give(table, 0, 'mark 9');
    expect(made).toBe(1);
    table.stop();
    ready();
    await table.settled();
    expect({ made, ended, turn: table.turn }).toEqual({ made: 1, ended: 1, turn: 1 });
    expect(table.undo()).toBeNull();
    give(table, 0, 'mark 5');
    expect(made).toBe(2);
    ready();
    await table.settled();
    expect(table.turn).toBe(2);
  });

  test('tells a program that is interrupted how it stood', async () => {
    const table = newTable(raiinet, { players: 2 });
    const ends: unknown[] = [];
    table.seatPlayer(1, () => ({ hear() {}, think: first, over: (end) => void ends.push(end) }));
    give(table, 0, 'move a down');
    await table.settled();
    table.stop();
    expect(ends).toMatchObject([{ termination: 'interrupted', result: null, scores: [0, 0] }]);
  });

  test('ignores the answer of a program that was interrupted', async () => {
    const table = newTable(ticTacToe, null);
    let stopped = false;
    const answers: ((command: Command) => void)[] = [];
    table.seatPlayer(
      1,
      program(({ stop, legal }) => {
        stop.addEventListener('abort', () => {
          stopped = true;
        });
        return new Promise((answer) => answers.push(() => answer(legal[0])));
      }),
    );
    give(table, 0, 'mark 9');
    while (answers.length === 0) await Promise.resolve();
    expect(table.undo()).toBeNull();
    expect(stopped).toBe(true);
    answers[0](table.legal(0)[0]);
    await table.settled();
    expect(table.turn).toBe(0);
  });

  const failing: [string, Player<unknown, Command, never>['think']][] = [
    ['illegal', () => ticTacToe.game.grammar.intern('mark', 5)],
    [
      'crashed',
      () => {
        throw new Error('oh');
      },
    ],
  ];
  test.each(failing)(
    'a program that is %s loses its seat, and the table does not hang',
    async (how, think) => {
      const table = newTable(ticTacToe, null);
      give(table, 0, 'mark 5');
      table.seatPlayer(1, program(think));
      await table.settled();
      expect(table.termination).toBe(how);
      expect(table.outcome).toMatchObject({ result: 'won', winner: 0 });
    },
  );
});

describe('a table where', () => {
  /** The same table, from what it writes. */
  const reloaded = (table: Table): Table => {
    const loading = Loading.of(table.rules, JSON.parse(JSON.stringify(table.record({ trace: true }))));
    if (!loading.ok) throw new Error(loading.error.words);
    const loaded = loading.value.result();
    if (!loaded.ok) throw new Error(loaded.error.words);
    return loaded.table as Table;
  };

  test('all agree on a draw ends with it, and so does its record', () => {
    const table = newTable(ticTacToe, null);
    give(table, 0, 'mark 5');
    expect(table.act(0, 'draw')).toBeNull();
    expect(table.chair(1).offers).toMatchObject([{ offer: 'draw', by: 0 }]);
    expect(table.act(0, 'decline')?.code).toBe('no-offer'); // nobody answers themselves
    expect(table.act(1, 'draw')).toBeNull();
    expect(table.outcome).toMatchObject({ result: 'draw', winner: null });
    expect([table.termination, table.offers]).toEqual(['agreed', []]);
    expect(give(table, 1, 'mark 1')).toBe('over');
    expect(table.act(1, 'draw')?.code).toBe('over');
    expect(reloaded(table).record()).toEqual(table.record());
    expect(reloaded(reloaded(table)).termination).toBe('agreed');
    expect(table.undo()).toBeNull();
    expect([table.termination, table.onMove]).toEqual([null, 1]);
  });

  test('a draw is declined, or its maker moves on, is played on', () => {
    const table = newTable(ticTacToe, null);
    table.act(0, 'draw');
    expect(table.act(1, 'decline')).toBeNull();
    expect(table.offers).toEqual([]);
    table.act(0, 'draw');
    give(table, 0, 'mark 5');
    expect(table.act(1, 'decline')?.code).toBe('no-offer');
    table.act(1, 'draw');
    table.undo();
    expect(table.offers).toEqual([]);
  });

  test('a program plays has nobody to agree with', () => {
    const table = newTable(ticTacToe, null);
    table.seatPlayer(1, program(first));
    expect(table.act(0, 'draw')?.code).toBe('declined');
    table.stop();
  });

  test('one of four leaves goes on without it, and its record says so', () => {
    const table = newTable(raiinet, { players: 4 });
    expect(table.act(0, 'resign')).toBeNull();
    expect(table.act(0, 'resign')?.code).toBe('over');
    expect([table.termination, table.onMove]).toEqual([null, 1]);
    playOn(table, 6);
    for (const seat of [1, 2]) table.act(seat, 'draw');
    expect(table.termination).toBeNull();
    expect(reloaded(table).record()).toEqual(table.record());
    expect(table.act(3, 'draw')).toBeNull();
    expect(table.termination).toBe('agreed');
    expect(reloaded(table).record()).toEqual(table.record());
  });
});

test('a log is the same game as a table’s, without copies', () => {
  for (const { rules, options } of GAMES) {
    const table = newTable(rules, options);
    playOn(table, 30, stream(2, 'log'));
    const read = rules.game.readOptions(options);
    if (!read.ok) throw new Error(read.error.words);
    const log = new GameLog(rules.game, read.value, rules.game.defaultSeed);
    for (const entry of table.record().entries) {
      if (!('command' in entry)) continue;
      const parsed = rules.game.grammar.parse(entry.command);
      if (!parsed.ok) throw new Error(parsed.error.words);
      expect(log.give(entry.seat, parsed.value)).toBeNull();
    }
    expect(log.entries).toEqual(table.record().entries);
    expect(rules.game.view(log.position, 0)).toEqual(table.moment(0).view);
    const { ply } = log;
    log.note({ table: 'taken-back', seat: 0, to: 3 });
    expect(log.ply).toBe(ply + 1);
    expect(rules.game.view(log.position, 0)).toEqual(table.moment(0, 3).view);
  }
});
