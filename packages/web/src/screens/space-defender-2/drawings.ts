/** The pieces of Space Defender 2. Enemies look left, the Starfighter looks right. */
import type { Drawings } from '../../parts/drawing.js';

export const DRAWINGS: Drawings = {
  ship: {
    hue: 'ship',
    shape:
      '<path class="m" d="M10 27 L-6 32 L10 37Z"/><path class="g" d="M11 28.5 L2 32 L11 35.5Z" opacity=".9"/><path class="r" d="M61 32 C54 27.5 48 25.5 41 24.5 L20 5 L11 6.5 L20.5 24 L10 21.5 L7 26 L13 32 L7 38 L10 42.5 L20.5 40 L11 57.5 L20 59 L41 39.5 C48 38.5 54 36.5 61 32Z"/><path class="l" d="M61 32 L13 32 L7 38 L10 42.5 L20.5 40 L11 57.5 L20 59 L41 39.5 C48 38.5 54 36.5 61 32Z"/><path class="h" d="M61 32 C54 27.5 48 25.5 41 24.5 L33 17 L37 27 L24 29 L30 32Z"/><path class="i" d="M34 32 C38 27.8 44 27.6 50 32 C44 36.4 38 36.2 34 32Z"/><path class="g" d="M39.5 30.6 C42 29.2 44 29.3 46.5 31Z" opacity=".85"/>',
  },
  grunt: {
    hue: 'grunt',
    shape:
      '<path class="r" d="M5 32 L17 20 L16 8 L27 12 L45 11 L58 22 L59 32 L58 42 L45 53 L27 52 L16 56 L17 44Z"/><path class="l" d="M5 32 L59 32 L58 42 L45 53 L27 52 L16 56 L17 44Z"/><path class="h" d="M16 8 L27 12 L45 11 L50 15.2 L28 19 L20 27 L17 20Z"/><path class="i" d="M14 32 L24 25 L40 25 L44 32 L40 39 L24 39Z"/><circle class="b" cx="24.5" cy="32" r="4"/><circle class="b" cx="35.5" cy="32" r="4"/><circle class="g" cx="23.5" cy="31" r="1.4"/><circle class="g" cx="34.5" cy="31" r="1.4"/>',
  },
  fighter: {
    hue: 'fighter',
    shape:
      '<path class="r" d="M3 32 L25 27 L44 5 L60 5 L50 26 L55 32 L50 38 L60 59 L44 59 L25 37Z"/><path class="l" d="M3 32 L55 32 L50 38 L60 59 L44 59 L25 37Z"/><path class="h" d="M25 27 L44 5 L51 5 L34 27Z"/><path class="i" d="M22 32 L31 28.4 L42 32 L31 35.6Z"/><path class="g" d="M26 31.2 L31 29.4 L34 30.6Z"/><path class="i" d="M46 24 L52 12 L54.5 12 L49 24Z M46 40 L52 52 L54.5 52 L49 40Z" opacity=".5"/>',
  },
  carrier: {
    hue: 'carrier',
    shape:
      '<path class="r" d="M2 32 L10 20 L22 18 L26 9 L52 9 L62 20 L62 44 L52 55 L26 55 L22 46 L10 44Z"/><path class="l" d="M2 32 L62 32 L62 44 L52 55 L26 55 L22 46 L10 44Z"/><path class="h" d="M26 9 L52 9 L57 14.5 L27 15.5 L23 24 L9 26 L6 26 L10 20 L22 18Z"/><rect class="i" x="13" y="27" width="17" height="10" rx="2"/><path class="b" d="M16 32 L22 29.2 L22 34.8Z"/><rect class="i" x="34" y="22" width="9" height="20" rx="2"/><rect class="i" x="47" y="22" width="9" height="20" rx="2"/><path class="h" d="M34 27 h9 v1.8 h-9z M34 35 h9 v1.8 h-9z M47 27 h9 v1.8 h-9z M47 35 h9 v1.8 h-9z" opacity=".8"/>',
  },
  interceptor: {
    hue: 'interceptor',
    shape:
      '<path class="r" d="M4 32 C12 14 30 6 56 7 C44 14 39 20 37.5 26 L50 32 L37.5 38 C39 44 44 50 56 57 C30 58 12 50 4 32Z"/><path class="l" d="M4 32 L50 32 L37.5 38 C39 44 44 50 56 57 C30 58 12 50 4 32Z"/><path class="h" d="M10 27 C17 15.5 32 9.5 49 9 C34 13 23 19 18 29Z"/><circle class="i" cx="25" cy="32" r="7"/><circle class="b" cx="25" cy="32" r="3.4"/><circle class="g" cx="23.8" cy="30.8" r="1.3"/>',
  },
  pylon: {
    hue: 'pylon',
    shape:
      '<path class="m" d="M32 2 L60 58 L4 58Z"/><path class="r" d="M32 3 L41 17 L37.5 24 L44 33 L40 40 L51 59 L13 59 L24 40 L20 33 L26.5 24 L23 17Z"/><path class="l" d="M32 3 L41 17 L37.5 24 L44 33 L40 40 L51 59 L32 59Z"/><path class="h" d="M32 3 L23 17 L26.5 24 L32 15Z"/><path class="i" d="M29.3 44 h5.4 v3.8 h3.8 v5.4 h-3.8 v3.4 h-5.4 v-3.4 h-3.8 v-5.4 h3.8z"/><path class="i" d="M32 22 L37 31 L32 37 L27 31Z"/><path class="g" d="M32 25 L34.5 30 L32 33 L29.5 30Z"/>',
  },
  shot: {
    hue: 'shot',
    shape:
      '<path class="r" d="M34 26 H46 C52 26 56 29 57 32 C56 35 52 38 46 38 H34 C31 38 29 35 29 32 C29 29 31 26 34 26Z"/><path class="g" d="M38 28.5 H46 C49 28.5 51.5 29.5 53 31 H38Z"/>',
  },
  'enemy-shot': {
    hue: 'enemy-shot',
    shape: '<path class="r" d="M7 32 L30 19 L25.5 32 L30 45Z"/><path class="l" d="M7 32 L25.5 32 L30 45Z"/>',
  },
  wreck: {
    hue: 'grunt',
    shape:
      '<path class="r" d="M32 4 L38 20 L54 12 L46 27 L61 34 L45 38 L52 55 L36 46 L28 61 L25 45 L8 51 L17 37 L3 29 L19 25 L13 9 L28 19Z"/><path class="i" d="M22 22 L32 29 L42 22 L36 32 L43 42 L32 36 L21 43 L28 32Z"/>',
  },
  orb: {
    hue: 'orb',
    shape:
      '<circle class="r rm" cx="32" cy="32" r="23"/><path class="l" d="M51.5 20 A23 23 0 1 1 13 45 A24 24 0 0 0 51.5 20Z"/><ellipse class="h" cx="25" cy="22" rx="8" ry="5.5" transform="rotate(-35 25 22)"/>',
  },
};
