/** Writers that overwrite each other and are killed in the middle; a reader looks for anything but a whole game. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../steps.mjs';

const WRITERS = 3;
const KILLS = 60;
const READS = 5000;

export async function savesRow() {
  const { writeWhole } = await import('../../packages/cli/dist/write-whole.js');
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-attack-'));
  const file = join(folder, 'game.json');
  const texts = Array.from({ length: WRITERS }, (_, i) => `${String(i).repeat(200_000)}\n`);
  writeWhole(file, texts[0]);
  const write = (i) =>
    spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { writeWhole } from '${new URL('packages/cli/dist/write-whole.js', `file://${root}`)}';
         process.send('writing');
         for (;;) writeWhole(${JSON.stringify(file)}, '${i}'.repeat(200_000) + '\\n');`,
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    );
  let [torn, kills, reads] = [0, 0, 0];
  const look = () => {
    reads++;
    if (!texts.includes(readFileSync(file, 'utf8'))) torn++;
  };
  const writing = new Set();
  while (kills < KILLS || reads < READS) {
    while (writing.size < WRITERS) {
      const child = write((kills + writing.size) % WRITERS);
      await new Promise((ready) => child.once('message', ready));
      writing.add(child);
    }
    for (let n = 0; n < READS / KILLS; n++) {
      look();
      await new Promise((done) => setImmediate(done));
    }
    const [oldest] = writing;
    writing.delete(oldest);
    const ended = new Promise((done) => oldest.once('close', done));
    oldest.kill('SIGKILL');
    await ended;
    kills++;
    look();
  }
  for (const child of writing) child.kill('SIGKILL');
  await Promise.all([...writing].map((child) => new Promise((done) => child.once('close', done))));
  rmSync(folder, { recursive: true });
  return { name: `saves: ${WRITERS} writers, ${kills} killed, ${reads} reads`, tried: reads, torn };
}
