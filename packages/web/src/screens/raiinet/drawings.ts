/** What stands in the net of RAIInet: plates point the way their owner heads, faces tell the kind. */
import type { Drawings } from '../../parts/drawing.js';

/** What cards show is drawn on a square of 48. */
const card = (shape: string) => `<g transform="scale(1.3333)">${shape}</g>`;

export const DRAWINGS: Drawings = {
  plate: {
    hue: 'seat-1',
    shape:
      '<path class="plate" d="M32 2.5 C33.5 2.5 35 3 36.5 4.2 L57 19 C59.5 21 60.5 23 60.5 26 V54 C60.5 58.5 57.5 61.5 53 61.5 H11 C6.5 61.5 3.5 58.5 3.5 54 V26 C3.5 23 4.5 21 7 19 L27.5 4.2 C29 3 30.5 2.5 32 2.5Z"/>',
  },
  data: {
    hue: 'data',
    shape:
      '<circle class="r" cx="32" cy="32" r="20.5"/><path class="l" d="M49 21 A20.5 20.5 0 1 1 14 42 A24 24 0 0 0 49 21Z"/><path class="n sh w2 rd" d="M17 24 A17 17 0 0 1 30 15.5"/>',
  },
  virus: {
    hue: 'virus',
    shape:
      '<path class="r" d="M32.0 8.5L36.5 15.1L43.7 11.6L44.4 19.6L52.4 20.2L48.9 27.5L55.5 32.0L48.9 36.5L52.4 43.7L44.4 44.4L43.8 52.4L36.5 48.9L32.0 55.5L27.5 48.9L20.3 52.4L19.6 44.4L11.6 43.8L15.1 36.5L8.5 32.0L15.1 27.5L11.6 20.3L19.6 19.6L20.2 11.6L27.5 15.1Z"/><path class="l" d="M32 55.5 L36.5 49 L43 52.3 L44.4 44.4 L52.3 43.7 L49 36.5 L55.5 32 L49.5 27 C50 43 38 49 24 47 L21 52 L27.5 49Z"/>',
  },
  unknown: {
    hue: 'unknown',
    shape:
      '<path class="r" d="M32 12 L49.5 22 V42 L32 52 L14.5 42 V22Z"/><path class="l" d="M32 52 L49.5 42 V22 L32 32Z"/><path class="h" d="M14.5 22 L32 12 L49.5 22 L32 32Z" opacity=".35"/><circle class="i" cx="32" cy="29" r="5.2"/><path class="i" d="M29.8 31 h4.4 l1.8 10 h-8z"/>',
  },
  server: {
    hue: 'seat-1',
    shape:
      '<rect class="r" x="8" y="9" width="48" height="20" rx="5"/><rect class="r" x="8" y="35" width="48" height="20" rx="5"/><path class="l" d="M8 21 H56 V24 A5 5 0 0 1 51 29 H13 A5 5 0 0 1 8 24Z M8 47 H56 V50 A5 5 0 0 1 51 55 H13 A5 5 0 0 1 8 50Z"/><rect class="i" x="15" y="15" width="18" height="7" rx="2"/><rect class="i" x="15" y="41" width="18" height="7" rx="2"/><circle class="g" cx="46" cy="19" r="3"/><circle class="g" cx="46" cy="45" r="3"/>',
  },
  wall: {
    hue: 'seat-1',
    shape:
      '<path class="b" d="M6 34h22v9H6zM31 34h27v9H31zM6 46h15v9H6zM24 46h22v9H24zM49 46h9v9h-9z"/><path class="b" d="M33 4c1 6 10 8 9 17-.4 5-4 9-10 9s-10-4-10-9c0-5 4-6 3.5-11C28 11 30 13 30.5 16c2-3 3-7 2.500-12z"/><path class="i" d="M32 18c.5 3 4 4 3.5 7-.3 2-1.5 3-3.5 3s-3.5-1-3.5-3c0-2.5 3-3.5 3.5-7z"/>',
  },
  'card-L': {
    hue: 'teal',
    shape: card(
      '<path d="M12 30l12-12 12 12M12 40l12-12 12 12" class="n sk w3 rd"/><circle class="h" cx="24" cy="10" r="4"/>',
    ),
  },
  'card-F': {
    hue: 'teal',
    shape: card(
      '<path class="b" d="M6 20h15v8H6zM24 20h18v8H24zM6 31h22v8H6zM31 31h11v8H31z"/><path class="h" d="M24 3c1 5 8 6 6 14h-12c-1-4 3-5 2-9 2 1 3 2 3.5 4 1-3 1-6 .5-9z"/>',
    ),
  },
  'card-D': {
    hue: 'teal',
    shape: card(
      '<path class="b" d="M20 5h8v17h9L24 35 11 22h9z"/><path class="n sh w3 rd" d="M7 33v9h34v-9"/>',
    ),
  },
  'card-S': {
    hue: 'teal',
    shape: card(
      '<path class="n sk w3 rd" d="M5 14V6h9M43 14V6h-9M5 34v8h9M43 34v8h-9"/><path class="b" d="M9 24s6-10 15-10 15 10 15 10-6 10-15 10S9 24 9 24z"/><circle class="i" cx="24" cy="24" r="5.5"/><circle class="g" cx="22.5" cy="22.5" r="1.8"/>',
    ),
  },
  'card-P': {
    hue: 'teal',
    shape: card(
      '<path class="b" d="M24 6a18 18 0 0 1 0 36z"/><circle class="n sk w2" cx="24" cy="24" r="18"/><path class="n sh w2 rd" d="M12 24h8M16 20v8"/><path class="n si w2 rd" d="M29 24h8"/>',
    ),
  },
  'card-H': {
    hue: 'teal',
    shape: card(
      '<path class="n sk w3 rd" d="M24 6v16a8 8 0 1 1-14 5"/><path class="b" d="M30 14l12 8-12 8z"/><circle class="h" cx="24" cy="7" r="4"/>',
    ),
  },
  'card-J': {
    hue: 'teal',
    shape: card(
      '<path class="n sk w3 rd" d="M15 22v-6a9 9 0 0 1 18 0v6"/><rect class="b" x="9" y="21" width="30" height="21" rx="5"/><circle class="i" cx="24" cy="30" r="3.5"/><path class="i" d="M22.5 31h3l1.2 6h-5.400z"/>',
    ),
  },
  'card-N': {
    hue: 'teal',
    shape: card(
      '<path class="m" d="M5 40V20a9 9 0 0 1 18 0v20l-4.5-4-4.5 4-4.5-4z"/><path class="b" d="M25 42V20a9 9 0 0 1 18 0v22l-4.5-4-4.5 4-4.5-4z"/><circle class="i" cx="31" cy="21" r="2.2"/><circle class="i" cx="37" cy="21" r="2.2"/><path class="n sh w2 rd" d="M14 8c6-5 14-5 20 0M34 8l-1-5M34 8l-5 0"/>',
    ),
  },
};
