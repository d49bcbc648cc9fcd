/** `quadrant lab`: what is done with folders of tournaments. */
import { type CliCommand, Misuse } from '../command.js';
import { type LabVerb, VERBS } from '../lab/verbs.js';
import { unknown } from '../suggest.js';

const names = Object.keys(VERBS);

export const command: CliCommand = {
  usage: 'quadrant lab merge|report|worker …',
  help: `
${Object.values(VERBS)
  .map(({ help }) => help.trim())
  .join('\n\n')}`,
  run([name = '', ...words]) {
    const verb: LabVerb | undefined = VERBS[name];
    if (verb === undefined) throw new Misuse(unknown('lab has no command', name, names));
    return verb.run(words);
  },
};
