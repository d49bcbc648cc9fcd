/** An input for the text program of a game, in the parts that can be left out or made simpler. */

export interface Script {
  readonly args: readonly string[]; // RAIInet's options: ['-players', '4']
  readonly map: string | null; // Mirewood's level file
  readonly commands: readonly string[]; // ['play', 'pass']
}

/** How a game's commands are put together into one text. */
export type ScriptForm = 'lines' | 'keys';

export function inputOf({ commands }: Script, spelling: ScriptForm): string {
  return spelling === 'keys' ? `${commands.join('')}\n` : commands.map((each) => `${each}\n`).join('');
}

export function withCommands(script: Script, commands: readonly string[]): Script {
  return { ...script, commands };
}
