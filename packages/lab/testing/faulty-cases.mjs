// A program with one fault in it, on all cases of a folder: node faulty-cases.mjs GAME FAULT FOLDER…
// Prints as JSON what it printed for each case, so that a fault costs one process and not one for every case.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultyProgram } from './faulty-program.mjs';

const [game, fault, ...folders] = process.argv.slice(2);
const program = await faultyProgram(game, fault);
const outputs = {};
for (const folder of folders) {
  const read = (name) => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch {
      return null;
    }
  };
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.expected.txt'))) {
    const name = file.slice(0, -'.expected.txt'.length);
    const words = (read(`${name}.args`) ?? '').split(/\s+/).filter(Boolean);
    if (read(`${name}.map`) !== null) words.push(`${name}.map`);
    let out = '';
    const run = program().start(words, { out: (text) => (out += text), err: () => {}, readText: read });
    let status = run;
    if (typeof run !== 'number') {
      run.whole(read(run.input ?? `${name}.txt`) ?? '');
      status = run.end();
    }
    outputs[name] = { out, status };
  }
}
process.stdout.write(JSON.stringify(outputs));
