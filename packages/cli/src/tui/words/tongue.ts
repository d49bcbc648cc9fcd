/** What a language of the terminal says: its own words, and those of the games. */
import type { Guides } from '@quadrant/catalogue/words/en/guides';
import type { Words as WoodWords } from '@quadrant/mirewood';
import type { Words as LinkWords } from '@quadrant/raiinet';
import type { Words as OdysseyWords } from '@quadrant/simodyssey-2';
import type { Words as DefenderWords } from '@quadrant/space-defender-2';

export type TerminalShell = typeof import('./en/shell.js').shell;

/** What the screens of the games say beside the words of the games. */
export interface ScreenTexts {
  readonly defender: typeof import('./en/space-defender-2.js').texts;
  readonly odyssey: typeof import('./en/simodyssey-2.js').texts;
  readonly links: typeof import('./en/raiinet.js').texts;
  readonly wood: typeof import('./en/mirewood.js').texts;
}

export interface Tongue {
  readonly shell: TerminalShell;
  readonly texts: ScreenTexts;
  readonly guides: Guides;
  /** The words of the games. */
  readonly words: {
    readonly defender: DefenderWords;
    readonly odyssey: OdysseyWords;
    readonly links: LinkWords;
    readonly wood: WoodWords;
  };
}
