/** Values that somebody gave for the options of a bot. */
import { ok, type Result, refuse } from '@quadrant/kernel';
import { type DeclaredOption, misfit, type OptionValue, optionFromText } from '@quadrant/wire';
import type { Who } from './who.js';

export function readSettings(
  who: Who,
  declared: readonly DeclaredOption[],
): Result<Record<string, OptionValue>> {
  const settings: Record<string, OptionValue> = {};
  for (const [name, text] of Object.entries(who.options)) {
    const option = declared.find((each) => each.name === name);
    const names = declared.map((each) => each.name).join(', ') || 'none';
    if (option === undefined)
      return refuse('no-option', `${who.name} has no option "${name}"; it has: ${names}`);
    const value = optionFromText(option, text);
    const wrong = misfit(option, value);
    if (wrong !== null) return refuse('bad-option', `the option ${name} of ${who.name} ${wrong}`);
    settings[name] = value;
  }
  return ok(settings);
}
