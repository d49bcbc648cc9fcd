/** What drifts through the galaxy of SimOdyssey 2. */
import type { Drawings } from '../../parts/drawing.js';

export const DRAWINGS: Drawings = {
  'yellow-dwarf': {
    hue: 'yellow-dwarf',
    shape:
      '<path class="m" d="M32 -2 L38 9 L49 3 L50 15 L62 15 L56 26 L67 32 L56 38 L62 49 L50 49 L49 61 L38 55 L32 66 L26 55 L15 61 L14 49 L2 49 L8 38 L-3 32 L8 26 L2 15 L14 15 L15 3 L26 9Z"/><circle class="r rm" cx="32" cy="32" r="19"/><path class="l" d="M49 23 A19 19 0 1 1 17 44 A20 20 0 0 0 49 23Z"/><ellipse class="h" cx="26" cy="24" rx="7" ry="5" transform="rotate(-35 26 24)"/>',
  },
  'blue-giant': {
    hue: 'blue-giant',
    shape:
      '<circle class="m" cx="32" cy="32" r="30"/><path class="r" d="M32 0 C34 22 42 30 64 32 C42 34 34 42 32 64 C30 42 22 34 0 32 C22 30 30 22 32 0Z"/><circle class="b" cx="32" cy="32" r="14"/><circle class="h" cx="32" cy="32" r="9"/><circle class="g" cx="30" cy="30" r="4"/>',
  },
  hole: {
    hue: 'hole',
    shape:
      '<ellipse class="m" cx="32" cy="32" rx="34" ry="26"/><path class="n rd" d="M4 40 C-2 30 20 20 38 17 C56 14 66 18 60 27" stroke="var(--k)" stroke-width="4.5"/><circle cx="32" cy="32" r="17" fill="#000" stroke="var(--k)" stroke-width="2.5"/><path class="n rd" d="M4 40 C10 48 34 44 48 37 C56 33 60 29 60 27" stroke="var(--k)" stroke-width="4.5"/>',
  },
  worm: {
    hue: 'worm',
    shape:
      '<circle class="m" cx="32" cy="32" r="30"/><path class="n sr rd" d="M32 32 C34 28 40 30 39 36 C38 43 27 44 23 37 C18 28 27 18 37 19 C50 20 55 35 49 45 C42 57 22 58 13 47" stroke-width="9"/><path class="n sk rd" d="M32 32 C34 28 40 30 39 36 C38 43 27 44 23 37 C18 28 27 18 37 19 C50 20 55 35 49 45 C42 57 22 58 13 47" stroke-width="5.5"/><path class="n sh rd w2" d="M37 19 C50 20 55 35 49 45"/><circle class="h" cx="9" cy="30" r="2"/><circle class="h" cx="16" cy="15" r="2.5"/>',
  },
  planet: {
    hue: 'planet',
    shape:
      '<circle class="r" cx="32" cy="32" r="21"/><path class="l" d="M49 20 A21 21 0 1 1 15 45 A24 24 0 0 0 49 20Z"/><path class="h" d="M16 26 C22 22 26 28 33 25 C38 23 36 17 41 15 C34 10 20 12 16 26Z" opacity=".85"/><path class="h" d="M20 42 C26 38 30 42 34 40 C32 47 26 49 20 42Z" opacity=".6"/>',
  },
  settled: {
    hue: 'planet',
    shape:
      '<path class="n rd" d="M13 40 C-6 47 -4 54 16 48" stroke="var(--gold)" stroke-width="4"/><circle class="r" cx="32" cy="32" r="19"/><path class="l" d="M47 21 A19 19 0 1 1 17 44 A22 22 0 0 0 47 21Z"/><path class="h" d="M18 26 C23 22 27 28 33 25 C37 23 36 18 40 16 C33 12 21 14 18 26Z" opacity=".85"/><path class="n sr rd" d="M9 46 C16 50 64 32 60 20 C59 17 54 17 49 19" stroke-width="8"/><path class="n rd" d="M13 40 C-2 46 2 52 14 48.5 C36 43 66 28 60 19.5 C58 17 53 18 49 19.5" stroke="var(--gold)" stroke-width="4.5"/>',
  },
  asteroid: {
    hue: 'asteroid',
    shape:
      '<path class="m" d="M34 8 L66 -4 L46 22Z M44 24 L70 20 L50 38Z"/><path class="r" d="M8 34 L14 18 L28 10 L42 13 L53 24 L55 40 L45 54 L28 57 L13 50Z"/><path class="l" d="M53 24 L55 40 L45 54 L28 57 L13 50 C34 50 46 40 45 16Z"/><path class="h" d="M14 18 L28 10 L38 12 L24 19 L14 32 L9 34Z"/><circle class="i" cx="27" cy="32" r="5" opacity=".55"/><circle class="i" cx="38" cy="44" r="3.5" opacity=".55"/><circle class="i" cx="37" cy="23" r="2.8" opacity=".5"/>',
  },
  janitaur: {
    hue: 'janitaur',
    shape:
      '<path class="r" d="M6 26 C6 12 18 6 32 6 C46 6 58 12 58 26 L50 26 L50 40 L58 46 L52 58 L40 50 L24 50 L12 58 L6 46 L14 40 L14 26Z"/><path class="l" d="M58 26 L50 26 L50 40 L58 46 L52 58 L40 50 L24 50 L12 58 L6 46 L14 40 L50 34Z"/><path class="h" d="M10 22 C12 13 20 9.5 30 9.5 C22 13 19 17 18 22Z"/><path class="i" d="M20 24 H44 V34 C44 40 38 42 32 42 C26 42 20 40 20 34Z"/><path class="g" d="M24 28 h6 v5 h-6z M34 28 h6 v5 h-6z"/>',
  },
  malevolent: {
    hue: 'malevolent',
    shape:
      '<path class="r" d="M32 14 C38 14 42 12 46 8 L60 2 C58 12 56 16 53 20 C58 34 50 46 40 50 L40 59 L34 55 L32 60 L30 55 L24 59 L24 50 C14 46 6 34 11 20 C8 16 6 12 4 2 L18 8 C22 12 26 14 32 14Z"/><path class="l" d="M60 2 C58 12 56 16 53 20 C58 34 50 46 40 50 L40 59 L34 55 L32 60 V40 C46 38 50 22 46 8Z"/><path class="h" d="M4 2 L18 8 C21 11 24 13 29 13.7 C20 15 14 20 13 28 C10 24 11 21 11 20 C8 16 6 12 4 2Z"/><path class="i" d="M17 26 L29 32 C28 37 19 37 17 26Z M47 26 L35 32 C36 37 45 37 47 26Z"/><circle class="g" cx="24" cy="32" r="1.8"/><circle class="g" cx="40" cy="32" r="1.8"/>',
  },
  benign: {
    hue: 'benign',
    shape:
      '<path class="r" d="M32 8 C38 8 42 12 42 18 C50 10 58 10 62 14 C60 32 52 42 42 44 C42 52 38 58 32 60 C26 58 22 52 22 44 C12 42 4 32 2 14 C6 10 14 10 22 18 C22 12 26 8 32 8Z"/><path class="l" d="M42 18 C50 10 58 10 62 14 C60 32 52 42 42 44 C42 52 38 58 32 60 V36 C40 34 42 26 42 18Z"/><path class="h" d="M2 14 C6 10 13 10 19 15.5 C12 16 9 20 9 29 C5 24 3 19 2 14Z"/><circle class="i" cx="32" cy="26" r="8"/><path class="g" d="M32 20.5 L33.8 24.2 L37.5 26 L33.8 27.8 L32 31.5 L30.2 27.8 L26.5 26 L30.2 24.2Z"/>',
  },
  explorer: {
    hue: 'explorer',
    shape:
      '<path d="M27 54 L32 66 L37 54Z" fill="var(--warn)"/><path class="r" d="M32 2 C41 9 44 20 43 32 L56 46 L56 56 L42 50 C40 53 38 54 36 55 H28 C26 54 24 53 22 50 L8 56 L8 46 L21 32 C20 20 23 9 32 2Z"/><path class="l" d="M32 2 C41 9 44 20 43 32 L56 46 L56 56 L42 50 C40 53 38 54 36 55 H32Z"/><path class="h" d="M32 2 C23 9 20.5 20 21 30 L25 32 C24.5 20 26 11 32 2Z"/><circle class="i" cx="32" cy="24" r="7"/><path class="g" d="M28.5 22 C29.5 19.5 31.5 18.5 34 19 C31.5 20 30 21 28.5 22Z"/>',
  },
};
