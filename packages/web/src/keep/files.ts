/** Games as files: writing one to the person's disk, reading one back. */
import type { Result } from '@quadrant/kernel';
import { type GameRecord, LIMITS, parseRecord } from '@quadrant/table';
import { shell } from '../words/shell.js';

/** Offers text as a download. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const fileName = (record: GameRecord): string =>
  `${record.game}-seed-${record.seed}-${record.entries.length}.quadrant.json`;

/** Asks the person for one file; null when none was chosen. */
export function pickFile(accept: string): Promise<File | null> {
  return new Promise((done) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => done(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => done(null));
    input.click();
  });
}

/** The JSON in a file, or a sentence about why there is none. */
export async function readJsonFile(file: File): Promise<Result<unknown>> {
  const refuse = (words: string) => ({ ok: false, error: { code: 'bad-file', words } }) as const;
  if (file.size > LIMITS.file) return refuse(shell.record.tooLarge(file.name));
  const value = parseRecord(await file.text());
  return value.ok ? value : refuse(shell.record.notJson(file.name));
}
