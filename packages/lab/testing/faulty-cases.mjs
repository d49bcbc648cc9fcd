// Programs with one fault in each, on all cases of a folder: node faulty-cases.mjs GAME FAULT,FAULT… FOLDER…
// Prints as JSON what each printed for each case, so that not every case costs a process. A fault that is an edit of a
// built file stands alone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultyProgram } from './faulty-program.mjs';

const [game, faults, ...folders] = process.argv.slice(2);
const told = {};
for (const fault of faults.split(',')) told[fault] = outputsOf(await faultyProgram(game, fault));
process.stdout.write(JSON.stringify(told));

function outputsOf(program) {
  const outputs = {};
  for (const folder of folders) addOutputs(outputs, program, folder);
  return outputs;
}

function addOutputs(outputs, program, folder) {
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
