/** Reports in files that are whole after each case: whatever ends us, what is known so far can be read. */
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import {
  FORMATS,
  type Format,
  isFormat,
  type ProgramReport,
  type ReportStyle,
  takesOne,
  writeReport,
} from '@quadrant/lab';
import { Misuse } from './command.js';
import { reason } from './input.js';

interface ReportFile {
  readonly format: Format;
  readonly path: string;
}

/** Writing takes at most this part of the time. */
const SHARE = 10;

export class ReportFiles {
  private readonly files: readonly ReportFile[];
  private readonly style: ReportStyle;
  private rests = 0; // until this time nothing is written again

  /** `texts` are as in 'junit=report.xml'. */
  constructor(texts: readonly string[], style: ReportStyle) {
    this.files = texts.map(readFile);
    this.style = style;
  }

  get formats(): readonly Format[] {
    return this.files.map(({ format }) => format);
  }

  /** What was written at another time is for nobody else either, from before the first program starts. */
  hide(): void {
    for (const { path } of this.files)
      if (statSync(path, { throwIfNoEntry: false })?.isFile()) chmodSync(path, OURS);
  }

  /**
   * Writes them, unless that was done just now. Programs still run, and what is expected stands in there: nobody else reads it.
   * What cannot be written now is tried again: a full disk must not end the grading.
   */
  update(reports: readonly ProgramReport[]): void {
    if (performance.now() < this.rests) return;
    try {
      this.write(reports, OURS);
    } catch (error) {
      if (!(error instanceof Misuse)) throw error;
    }
  }

  write(reports: readonly ProgramReport[], mode = EVERYBODYS): void {
    const began = performance.now();
    for (const { format, path } of this.files) {
      if (reports.length === 0 && takesOne(format)) continue;
      replace(path, writeReport(format, reports, this.style), mode);
    }
    this.rests = performance.now() + SHARE * (performance.now() - began);
  }
}

function readFile(text: string): ReportFile {
  const at = text.indexOf('=');
  const format = text.slice(0, Math.max(at, 0));
  if (at < 0 || at === text.length - 1 || !isFormat(format))
    throw new Misuse(`--report is FORMAT=FILE with one of ${FORMATS.join(', ')}, not "${text}"`);
  const name = text.slice(at + 1);
  try {
    const path = withoutLink(name);
    accessSync(dirname(path), constants.W_OK); // told before anything runs
    return { format, path };
  } catch (error) {
    throw new Misuse(`cannot write "${name}": ${reason(error)}`);
  }
}

/**
 * Where it leads, if that is an ordinary file: what is written takes the place of what is there, and nothing can take that of
 * /dev/null. Asked before programs run, which may put links where they may write.
 */
function withoutLink(name: string): string {
  const stat = statSync(name, { throwIfNoEntry: false });
  if (stat === undefined) return name;
  if (!stat.isFile()) throw new Error('it is not an ordinary file');
  return realpathSync(name);
}

const OURS = 0o600;
const EVERYBODYS = 0o666 & ~process.umask();

/**
 * A reader finds the old text or the new one, never half of one. Where programs may write as well (/tmp), none of them has
 * put anything under a name that nobody can guess.
 */
function replace(path: string, text: string, mode: number): void {
  const beside = `${path}.${randomUUID()}.part`;
  try {
    writeFileSync(beside, text, { mode: OURS, flag: 'wx' });
    chmodSync(beside, mode);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new Misuse(`cannot write "${path}": ${reason(error)}`);
  }
}
