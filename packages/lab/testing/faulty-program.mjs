// The text program of a game with one fault in it ("none": without), made anew for every run.
import { register } from 'node:module';
import { edits } from './faulty/edits.mjs';

export async function faultyProgram(game, fault) {
  const edit = edits[game][fault];
  if (edit) register('./faulty/edit-hook.mjs', import.meta.url, { data: edit });
  const { faults, program } = await import(`./faulty/${game}.mjs`);
  const make = fault === 'none' || edit ? () => program : faults[fault];
  if (make) return make;
  const all = [...Object.keys(faults), ...Object.keys(edits[game])];
  throw new Error(`${game} has no fault "${fault}". Faults: ${all.join(', ')}`);
}
