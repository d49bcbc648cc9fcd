/** The people and things of Mirewood. People look at you; a notch on the square tells the way they face. */
import type { Drawings } from '../../parts/drawing.js';

export const DRAWINGS: Drawings = {
  player: {
    hue: 'player',
    shape:
      '<path class="r" d="M32 4 C20 5 15.5 14 16.5 25 C17 28 18 29.5 19 31 C11 37 9 47 9 60 L55 60 C55 47 53 37 45 31 C46 29.5 47 28 47.5 25 C48.5 14 44 5 32 4Z"/><path class="l" d="M32 4 C44 5 48.5 14 47.5 25 C47 28 46 29.5 45 31 C53 37 55 47 55 60 L34 60 C38 48 38 42 34 36 C42 32 43 14 32 4Z"/><path class="i" d="M32 12 C25 12.5 22.5 18 23 24 C23.5 30 27 33 32 33 C37 33 40.5 30 41 24 C41.5 18 39 12.5 32 12Z"/><circle class="e" cx="28.4" cy="23.5" r="2.4"/><circle class="e" cx="35.6" cy="23.5" r="2.4"/><path class="h" d="M19 31 C13 36 11.5 46 11.5 57 L17 57 C17 46 19 38 24 34Z"/><path class="r f-gate" d="M50 38 L50 33 M44 38 h12 v15 h-12z"/><path class="i" d="M46.5 41 h7 v9 h-7z" opacity=".25"/><path class="g" d="M50 42 C52.5 45 52.5 48 50 49 C47.5 48 47.5 45 50 42Z"/>',
  },
  bandit: {
    hue: 'bandit',
    shape:
      '<path class="r" d="M30 6 C20 6 14 13 14.5 22 C14.7 26 16 29 18 31.5 C9 36 6 47 6 60 L52 60 C52 47 50 36 42 31.5 C44 29 45.3 26 45.5 22 C46 13 40 6 30 6Z"/><path class="l" d="M30 6 C40 6 46 13 45.5 22 C45.3 26 44 29 42 31.5 C50 36 52 47 52 60 L31 60 C36 48 36 40 31 34 C40 30 41 12 30 6Z"/><path class="i" d="M15 19 H45 L45 25.5 C40 28.5 34 27 30 25 C26 27 20 28.5 15 25.5Z"/><circle class="e" cx="23.5" cy="22.5" r="2.3"/><circle class="e" cx="36.5" cy="22.5" r="2.3"/><path class="h" d="M18 31.5 C11 35 8.7 46 8.5 57 L14 57 C14 46 17 38 23 34.5Z"/><path class="r f-steel" d="M43 57 L47 50 L44 47 L47 44 L50 46.5 C56 36 58.5 26 58 14 C64 26 62 41 55 50 L57 53 L54 56 L51 53.5 L47 60Z"/>',
  },
  archer: {
    hue: 'archer',
    shape:
      '<path class="r" d="M38 5 C30 8 26 15 26.5 23 C26.7 27 28 30 30 32 C23 37 20 47 20 60 L60 60 C60 47 57 37 49 32 C51.5 29 52.5 26 52.5 22 C52.5 15 48 10 38 5Z"/><path class="l" d="M38 5 C48 10 52.5 15 52.5 22 C52.5 26 51.5 29 49 32 C57 37 60 47 60 60 L42 60 C45 48 45 40 41 34 C48 30 48 14 38 5Z"/><path class="i" d="M39 15 C33 16 31 20 31.5 24.5 C32 29 35 31 39.5 31 C44 31 46.5 28.5 46.5 24 C46.5 19.5 44 16 39 15Z"/><circle class="e" cx="36.4" cy="23.5" r="2.2"/><circle class="e" cx="42.4" cy="23.5" r="2.2"/><path class="n sr rd" d="M20 8 C2 20 2 46 20 58" stroke-width="7.5"/><path class="n sh rd w3" d="M20 8 C2 20 2 46 20 58"/><path class="n sh w1" d="M20 8 L20 58"/><path class="n rd" d="M3 33 H32" stroke="var(--arrow)" stroke-width="2.6"/><path class="r f-arrow" d="M-1 33 L8 28.5 L8 37.5Z"/>',
  },
  bomber: {
    hue: 'bomber',
    shape:
      '<path class="r" d="M27 12 C18 12 13 18 13.5 25 C14 29 15 31 17 33 C9 38 6 48 6 60 L50 60 C50 48 47 38 39 33 C41 31 41.5 28 41.5 25 C41.5 18 36 12 27 12Z"/><path class="l" d="M27 12 C36 12 41.5 18 41.5 25 C41.5 28 41 31 39 33 C47 38 50 48 50 60 L30 60 C34 50 34 42 29 36 C37 32 36 17 27 12Z"/><path class="i" d="M16 22 H39 V28 H16Z"/><circle class="e" cx="23" cy="25" r="2.2"/><circle class="e" cx="32" cy="25" r="2.2"/><circle class="r f-line-strong" cx="50" cy="20" r="11"/><path class="n rd w2" d="M55 10 C57 5 60 5 62 3" stroke="var(--warn)"/>',
  },
  'wisp-archer': {
    hue: 'wisp',
    shape:
      '<path class="m" d="M32 0 C52 14 60 26 60 40 C60 54 48 63 32 63 C16 63 4 54 4 40 C4 26 16 16 32 0Z"/><path class="r" d="M33 5 C34 16 50 22 51 38 C52 50 44 60 32 60 C20 60 12 51 13 39 C14 31 19 28 20 20 C24 22 26 25 26.5 28 C31 22 33 14 33 5Z"/><path class="h" d="M33 22 C35 30 43 33 43 42 C43 50 38 55 32 55 C25 55 20.5 50 21 43 C21.5 38 25 36 26 31 C28 33 29 35 29 37 C32 33 33.5 28 33 22Z"/><path class="i" d="M24.5 42 a3 4 0 1 0 6 0 a3 4 0 1 0 -6 0 M34 42 a3 4 0 1 0 6 0 a3 4 0 1 0 -6 0"/><path class="n sr rd" d="M14 14 C-2 26 -2 46 14 58" stroke-width="7"/><path class="n sk rd w3" d="M14 14 C-2 26 -2 46 14 58"/><path class="n sh w1" d="M14 14 V58"/>',
  },
  'wisp-bandit': {
    hue: 'wisp',
    shape:
      '<path class="m" d="M32 0 C52 14 60 26 60 40 C60 54 48 63 32 63 C16 63 4 54 4 40 C4 26 16 16 32 0Z"/><path class="r" d="M33 5 C34 16 50 22 51 38 C52 50 44 60 32 60 C20 60 12 51 13 39 C14 31 19 28 20 20 C24 22 26 25 26.5 28 C31 22 33 14 33 5Z"/><path class="h" d="M33 22 C35 30 43 33 43 42 C43 50 38 55 32 55 C25 55 20.5 50 21 43 C21.5 38 25 36 26 31 C28 33 29 35 29 37 C32 33 33.5 28 33 22Z"/><path class="i" d="M24.5 42 a3 4 0 1 0 6 0 a3 4 0 1 0 -6 0 M34 42 a3 4 0 1 0 6 0 a3 4 0 1 0 -6 0"/><path class="r h" d="M44 61 L47 55 L44.5 52 L47 49.5 L49.5 51.5 C55 42 58.5 32 57 20 C65 32 63 46 55 55 L57 58 L54.5 60.5 L52 58 L48 63Z"/>',
  },
  'wisp-bomber': {
    hue: 'wisp',
    shape:
      '<path class="m" d="M32 0 C52 14 60 26 60 40 C60 54 48 63 32 63 C16 63 4 54 4 40 C4 26 16 16 32 0Z"/><path class="r" d="M33 5 C34 16 50 22 51 38 C52 50 44 60 32 60 C20 60 12 51 13 39 C14 31 19 28 20 20 C24 22 26 25 26.5 28 C31 22 33 14 33 5Z"/><path class="h" d="M33 22 C35 30 43 33 43 42 C43 50 38 55 32 55 C25 55 20.5 50 21 43 C21.5 38 25 36 26 31 C28 33 29 35 29 37 C32 33 33.5 28 33 22Z"/><path class="i" d="M24.5 42 a3 4 0 1 0 6 0 a3 4 0 1 0 -6 0 M34 42 a3 4 0 1 0 6 0 a3 4 0 1 0 -6 0"/><circle class="r f-line-strong" cx="53" cy="50" r="10"/><path class="n rd w2" d="M58 41 C60 37 62 38 63 35" stroke="var(--warn)"/>',
  },
  arrow: {
    hue: 'arrow',
    shape:
      '<path class="n sr rd" d="M14 32 H50" stroke-width="7"/><path class="n sk rd" d="M14 32 H50" stroke-width="3.5"/><path class="r" d="M4 32 L18 24 L18 40Z"/><path class="b" d="M46 32 L54 24 H61 L53 32 L61 40 H54Z"/>',
  },
  bomb: {
    hue: 'bomb',
    shape:
      '<circle class="r f-line-strong" cx="30" cy="38" r="20"/><path d="M47 28 A20 20 0 1 1 14 50 A22 22 0 0 0 47 28Z" fill="#0006"/><ellipse cx="23" cy="30" rx="6" ry="4" transform="rotate(-35 23 30)" class="g" opacity=".75"/><path class="n rd w3" d="M43 24 C47 17 50 18 53 14" stroke="var(--leather)"/><path d="M54 2 L56.5 9 L63 10 L57.5 13.5 L59 20 L53.5 16 L48 18 L50.5 12 L47 7 L53 8Z" fill="var(--warn)"/>',
  },
  tree: {
    hue: 'tree',
    shape:
      '<ellipse cx="32" cy="57" rx="20" ry="5" fill="#0005"/><path d="M28 44 h8 l2 14 h-12z" fill="var(--bark)"/><path class="r" d="M32 3 L46 22 L41 22 L53 38 L46 38 L57 51 L7 51 L18 38 L11 38 L23 22 L18 22Z"/><path class="l" d="M32 3 L46 22 L41 22 L53 38 L46 38 L57 51 L32 51 L38 38 L33 38 L37 22 L33 22Z"/><path class="h" d="M32 3 L18 22 L23 22 L29 15Z M23 24 L11 38 L18 38 L24 30Z" opacity=".7"/>',
  },
  tree2: {
    hue: 'tree',
    shape:
      '<ellipse cx="32" cy="57" rx="20" ry="5" fill="#0005"/><path d="M28 40 L27 58 H38 L36 40Z" fill="var(--bark)"/><path class="r" d="M32 5 C42 3 49 10 49 17 C57 19 60 27 57 34 C56 42 48 47 41 44 C37 49 27 49 23 44 C15 47 8 42 7 34 C4 27 7 19 15 17 C15 10 22 3 32 5Z"/><path class="l" d="M49 17 C57 19 60 27 57 34 C56 42 48 47 41 44 C37 49 27 49 23 44 C40 44 50 34 49 17Z"/><path class="h" d="M15 17 C15 10 22 4 31 5.5 C25 8 24 14 24 17 C18 18 14 22 13 27 C9 25 10 18.5 15 17Z" opacity=".75"/>',
  },
  rock: {
    hue: 'rock',
    shape:
      '<ellipse cx="32" cy="54" rx="27" ry="6" fill="#0005"/><path class="r" d="M4 53 L10 30 L22 14 L40 10 L54 25 L60 53Z"/><path class="l" d="M40 10 L54 25 L60 53 L36 53 L44 32Z"/><path class="h" d="M10 30 L22 14 L40 10 L30 22 L16 31Z"/><path class="n sl w1" d="M30 22 L26 38 L16 53 M26 38 L36 53"/>',
  },
  rock2: {
    hue: 'rock',
    shape:
      '<ellipse cx="32" cy="54" rx="28" ry="6" fill="#0005"/><path class="r" d="M3 53 L6 38 L16 28 L28 30 L34 20 L46 18 L57 32 L61 53Z"/><path class="l" d="M46 18 L57 32 L61 53 L40 53 L47 36Z M28 30 L34 44 L28 53 L22 53 L24 40Z"/><path class="h" d="M34 20 L46 18 L40 28 L30 32Z M6 38 L16 28 L22 29 L14 38Z"/>',
  },
  gate: {
    hue: 'gate',
    shape:
      '<path class="m" d="M32 -4 L72 60 H-8Z" opacity=".6"/><path class="r rm f-rock" d="M5 60 V28 C5 12 18 3 32 3 C46 3 59 12 59 28 V60Z"/><path class="r rm" d="M16 60 V30 C16 20 23 14 32 14 C41 14 48 20 48 30 V60Z"/><path class="g" opacity=".55" d="M24 60 V32 C24 26 28 22 32 22 C36 22 40 26 40 32 V60Z"/><path class="n" d="M32 3 V14 M11 14 L20 21 M53 14 L44 21 M5 34 H16 M48 34 H59 M5 47 H16 M48 47 H59" stroke="var(--rim)" stroke-width="2"/><path class="n rd w2" d="M8 60 C9 52 12 52 11 44 M55 60 C54 50 57 48 55 40" stroke="var(--moss)"/>',
  },
  healthpack: {
    hue: 'health',
    shape:
      '<path class="n rd w3 sl" d="M23 19 C23 9 41 9 41 19"/><rect class="r" x="8" y="18" width="48" height="38" rx="8"/><path class="l" d="M8 40 H56 V48 A8 8 0 0 1 48 56 H16 A8 8 0 0 1 8 48Z"/><path class="g" d="M28 25 h8 v8 h8 v8 h-8 v8 h-8 v-8 h-8 v-8 h8z"/>',
  },
  treasure: {
    hue: 'chest',
    shape:
      '<path class="r rm" d="M6 30 C6 18 14 12 20 12 H44 C50 12 58 18 58 30 V55 H6Z"/><path class="l" d="M6 34 H58 V55 H6Z"/><path class="h" d="M11 25 C12 19 16 16 20 16 H36 C26 18 22 22 21 28 H11Z"/><path class="i" d="M6 31 H58 V35 H6Z" opacity=".75"/><rect class="r rm" x="26" y="27" width="12" height="14" rx="3"/><circle class="i" cx="32" cy="33" r="2.6"/>',
  },
  pouch: {
    hue: 'leather',
    shape:
      '<path class="r" d="M22 16 L18 8 L46 8 L42 16 C56 28 60 40 55 52 C53 57 48 58 32 58 C16 58 11 57 9 52 C4 40 8 28 22 16Z"/><path class="l" d="M42 16 C56 28 60 40 55 52 C53 57 48 58 34 58 C46 46 46 28 36 16Z"/><path class="i" d="M21 15 H43 V19 H21Z"/><circle class="i" cx="30" cy="40" r="9"/><path class="n si w2 rd" d="M36 33 L41 28"/>',
  },
  boots: {
    hue: 'boots',
    shape:
      '<path class="r" d="M10 8 H26 V36 C26 40 36 40 36 48 V56 H10Z"/><path class="r" d="M34 12 H48 V36 C48 41 60 41 60 49 V57 H36Z"/><path class="l" d="M34 46 H60 V57 H36Z M10 50 H36 V56 H10Z"/><path class="h" d="M10 8 H26 V14 H10Z M34 12 H48 V18 H34Z"/>',
  },
  vial: {
    hue: 'vial',
    shape:
      '<path class="r f-k-lo" d="M25 5 H39 V10 H37 V25 C48 31 53 39 51 48 C49 56 42 60 32 60 C22 60 15 56 13 48 C11 39 16 31 27 25 V10 H25Z"/><path class="b" d="M15 42 C24 36 38 48 50 40 C52 52 44 57 32 57 C20 57 12 52 15 42Z"/><circle class="g" cx="26" cy="47" r="3"/><circle class="g" cx="37" cy="51" r="2"/><path class="h" d="M25 5 H39 V10 H25Z"/>',
  },
};
