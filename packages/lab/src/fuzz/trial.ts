/** Gives one script to our own game and to somebody's program, and says whether they differ. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf } from '../check/diff.js';
import { type Judgement, type Right, rightByOwn, verdictOn } from '../check/judge.js';
import { placeOf } from '../check/place.js';
import type { GameId, GameModule } from '../games.js';
import type { CommandLine } from '../process/command-line.js';
import type { Outcome } from '../process/ending.js';
import { runOwn } from '../process/own-game.js';
import { type Limits, runProcess } from '../process/run-process.js';
import { inputOf, type Script, type Spelling } from './script.js';

export interface Finding {
  readonly script: Script;
  readonly right: Right;
  readonly outcome: Outcome; // of their program
  readonly judgement: Judgement;
}

const LEVEL = 'level.map';

export class Trial {
  runs = 0; // of their program
  private folders = 0;
  private readonly idle: string[] = [];

  private readonly game: GameId;
  private readonly own: GameModule;
  private readonly spelling: Spelling;
  private readonly line: CommandLine;
  private readonly limits: Limits;
  private readonly folder: string; // for files, emptied by whoever made it
  private readonly from: string; // the caller's working directory

  constructor(
    target: { game: GameId; own: GameModule; line: CommandLine; limits: Limits; from: string },
    spelling: Spelling,
    folder: string,
  ) {
    this.game = target.game;
    this.own = target.own;
    this.line = target.line;
    this.limits = target.limits;
    this.from = target.from;
    this.spelling = spelling;
    this.folder = folder;
  }

  runOwn(script: Script): Outcome {
    return runOwn(this.own.program, {
      words: script.map === null ? script.args : [...script.args, LEVEL],
      input: Buffer.from(inputOf(script, this.spelling)),
      folder: this.folder,
      files: script.map === null ? {} : { [LEVEL]: script.map },
    });
  }

  /** Null when both do the same. */
  async differs(script: Script): Promise<Finding | null> {
    const right = rightByOwn(this.game, this.runOwn(script));
    const outcome = await this.runTheirs(script);
    const verdict = verdictOn(right, outcome);
    if (verdict.verdict === 'passed') return null;
    return {
      script,
      right,
      outcome,
      judgement: { ...verdict, place: this.place(script, right, verdict.difference?.line) },
    };
  }

  private place(script: Script, right: Right, line: number | undefined): Judgement['place'] {
    if (line === undefined) return null;
    const transcript = {
      lines: linesOf(right.out),
      program: this.own.program,
      words: script.args,
      input: inputOf(script, this.spelling),
      readText: () => null,
    };
    return placeOf(this.game, transcript, line);
  }

  private async runTheirs(script: Script): Promise<Outcome> {
    this.runs++;
    const folder = this.idle.pop() ?? this.newFolder();
    const input = join(folder, 'input.txt');
    const map = join(folder, LEVEL);
    writeFileSync(input, inputOf(script, this.spelling));
    if (script.map !== null) writeFileSync(map, script.map);
    const filling = { input: [input], map: script.map === null ? [] : [map], args: script.args };
    const outcome = await runProcess({
      words: this.line.fill(filling),
      folder: this.game === 'raiinet' ? folder : this.from,
      stdin: this.line.uses('input') ? null : input,
      limits: this.limits,
    });
    this.idle.push(folder);
    return outcome;
  }

  private newFolder(): string {
    const folder = join(this.folder, String(this.folders++));
    mkdirSync(folder, { recursive: true });
    return folder;
  }
}
