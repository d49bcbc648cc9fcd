// The text program of a game with a fault in it ("none": without; several edits: "one+other"), made anew for every run.
import { register } from 'node:module';
import { edits } from './faulty/edits.mjs';

export async function faultyProgram(game, fault) {
  const edited = fault.split('+').map((name) => edits[game][name]);
  const isEdited = edited.every(Boolean);
  if (isEdited) register('./faulty/edit-hook.mjs', import.meta.url, { data: edited });
  const { faults, program } = await import(`./faulty/${game}.mjs`);
  const make = fault === 'none' || isEdited ? () => program : faults[fault];
  if (make) return make;
  const all = [...Object.keys(faults), ...Object.keys(edits[game])];
  throw new Error(`${game} has no fault "${fault}". Faults: ${all.join(', ')}`);
}
