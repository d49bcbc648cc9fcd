/**
 * The frame that all games fill: title, state, board, log, a line that answers, a line of keys. A game gives
 * the contents; where things go depends on the window alone.
 */
import type { DigestLine } from '@quadrant/kernel';
import { BOLD, type Canvas, ink, PLAIN, REVERSE, type Style, wrap } from '../screen/canvas.js';
import { spoken } from '../spoken.js';
import {
  type BoardPicture,
  boardHeight,
  boardWidth,
  drawBoard,
  isOn,
  type ScreenPlace,
  type Square,
  squareAt,
} from './board.js';

export interface PanelItem {
  readonly label: string; // 'health'
  readonly text: string; // '70/70'
  readonly style?: Style;
}

export interface KeyLabel {
  readonly key: string; // 'f'
  readonly does: string; // 'fire'
  readonly shown?: string; // how the key is written, when not as it is named: 'arrows'
}

export interface LogLine {
  readonly text: string;
  readonly fresh: boolean; // of the newest turn
}

/** What a game screen gives. */
export interface GameFrame {
  readonly board: BoardPicture | null; // null: the page of text stands in its place
  readonly page?: readonly { readonly text: string; readonly style?: Style }[];
  readonly panel: readonly PanelItem[];
  /** What is under the cursor and what would happen there. */
  readonly hint: string;
  /** The player looks around, or equips for another game: hint and keys of this come first after the end too. */
  readonly looking?: boolean;
  readonly keys: readonly KeyLabel[];
  /** What is what, shown beside the board where the window is wide. */
  readonly legend?: readonly (readonly [glyph: string, name: string])[];
}

/** What the frame shows besides. */
export interface FrameContext {
  readonly title: string;
  readonly place: string; // 'step 14 of 20'
  readonly accent: Style;
  readonly log: readonly LogLine[];
  /** In the line above the log, where they are in sight whatever else there is. */
  readonly clocks?: readonly PanelItem[];
  /** The last turn in a few lines, above the log. */
  readonly digest?: readonly DigestLine[];
  /** The answer to the last key, shown in place of the hint. */
  readonly answer: string;
}

const SIDE = 26; // columns of a panel beside the board
const LEAST_LOG = 5;
const LEAST_UNDER = 2; // lines of it below the digest
const ROOMY = 100; // columns from which there is room for a legend
const LEGEND = 26; // its columns

export interface Layout {
  readonly panel: ScreenPlace;
  readonly beside: boolean;
  readonly board: ScreenPlace;
  readonly legend: ScreenPlace | null;
  readonly log: ScreenPlace;
  readonly hintY: number;
  readonly keysY: number;
}

export function layOut(frame: GameFrame, width: number, height: number): Layout {
  const wide = frame.board ? boardWidth(frame.board) : 52;
  const high = frame.board ? boardHeight(frame.board) : (frame.page?.length ?? 0);
  const beside = width - wide >= SIDE + 2;
  const above = beside ? 0 : flow(frame.panel, width - 2).length;
  const top = 2 + above;
  const room = height - top - 3 - LEAST_LOG;
  const boardHigh = Math.max(
    1,
    Math.min(room, beside ? Math.max(high, besideLines(frame.panel).length) : high),
  );
  const explained = frame.legend !== undefined && width >= ROOMY;
  const aside = explained && width - wide >= SIDE + LEGEND + 4 ? LEGEND : 0; // else it stands beside the log only
  const x = beside
    ? SIDE + Math.max(2, Math.floor((width - SIDE - aside - wide) / 2))
    : Math.max(0, Math.floor((width - wide) / 2));
  const logTop = top + boardHigh + 1;
  const legendTop = aside > 0 ? 2 : logTop;
  const besideLog = explained && legendTop + frame.legend.length > logTop - 1;
  return {
    panel: beside
      ? { x: 1, y: 2, width: SIDE - 2, height: boardHigh }
      : { x: 1, y: 1, width: width - 2, height: above },
    beside,
    board: { x, y: top, width: Math.min(wide, width - x), height: boardHigh },
    legend: explained
      ? { x: width - LEGEND, y: legendTop, width: LEGEND - 1, height: height - 2 - legendTop }
      : null,
    log: { x: 1, y: logTop, width: width - 2 - (besideLog ? LEGEND : 0), height: height - 2 - logTop },
    hintY: height - 2,
    keysY: height - 1,
  };
}

export function drawFrame(canvas: Canvas, frame: GameFrame, around: FrameContext): void {
  const layout = layOut(frame, canvas.width, canvas.height);
  canvas.fill(0, 0, canvas.width, 1, ' ', REVERSE);
  canvas.put(1, 0, around.title, REVERSE | BOLD | around.accent);
  canvas.put(canvas.width - 1 - around.place.length, 0, around.place, REVERSE);
  drawPanel(canvas, frame.panel, layout);
  if (frame.board) drawBoard(canvas, frame.board, layout.board);
  else {
    (frame.page ?? []).slice(0, layout.board.height).forEach((line, i) => {
      canvas.put(layout.board.x, layout.board.y + i, line.text, line.style ?? PLAIN);
    });
  }
  drawLegend(canvas, frame.legend ?? [], layout.legend);
  const line = layout.log.width + 2 === canvas.width ? canvas.width : layout.log.width; // up to the legend
  canvas.put(0, layout.log.y - 1, '─'.repeat(line), ink('faint'));
  drawClocks(canvas, around.clocks ?? [], layout.log);
  const told = drawDigest(canvas, around.digest ?? [], layout.log);
  const { log } = layout;
  drawLog(canvas, around.log, { ...log, y: log.y + told, height: log.height - told });
  drawAnswer(canvas, around.answer || frame.hint, layout.hintY, around.answer ? ink('yellow', BOLD) : BOLD);
  drawKeys(canvas, frame.keys, layout.keysY, around.accent);
}

function drawClocks(canvas: Canvas, clocks: readonly PanelItem[], { x, y }: ScreenPlace): void {
  let at = x + 1;
  for (const { label, text, style = PLAIN } of clocks) {
    at = canvas.put(at, y - 1, ` ${label} `, ink('faint'));
    at = canvas.put(at, y - 1, `${text} `, style) + 1;
  }
}

function drawLegend(
  canvas: Canvas,
  legend: NonNullable<GameFrame['legend']>,
  place: ScreenPlace | null,
): void {
  if (!place) return;
  const names = place.x + 2 + Math.max(...legend.map(([glyph]) => glyph.length));
  legend.slice(0, place.height).forEach(([glyph, name], i) => {
    canvas.put(place.x, place.y + i, glyph, BOLD);
    canvas.put(names, place.y + i, name.slice(0, place.x + place.width - names), ink('faint'));
  });
}

const TONES = {
  bad: ink('bright-red', BOLD),
  good: ink('bright-green', BOLD),
  warn: ink('yellow', BOLD),
  quiet: ink('faint'),
} as const;

/** Gives how many lines were needed: three at most, so that the log has some. What others did is told by it. */
function drawDigest(canvas: Canvas, digest: readonly DigestLine[], place: ScreenPlace): number {
  const lines = digest.filter(({ tone }) => tone !== 'quiet').slice(0, place.height - LEAST_UNDER);
  lines.forEach(({ tone, lead, words }, i) => {
    const y = place.y + i;
    canvas.put(place.x, y, '▸ ', TONES[tone]);
    const after = lead ? canvas.put(place.x + 2, y, `${lead}  `, TONES[tone]) : place.x + 2;
    canvas.put(after, y, words.slice(0, Math.max(0, place.x + place.width - after)));
  });
  return lines.length;
}

/** Words that need more than their line cover the end of the log. */
function drawAnswer(canvas: Canvas, words: string, y: number, style: Style): void {
  const lines = wrap(words, canvas.width - 2);
  const top = y - lines.length + 1;
  canvas.fill(0, top, canvas.width, lines.length, ' ', PLAIN);
  lines.forEach((line, i) => void canvas.put(1, top + i, line, style));
}

/** Panel items as lines of at most `width` characters. */
function flow(items: readonly PanelItem[], width: number): PanelItem[][] {
  const lines: PanelItem[][] = [];
  let used = width;
  for (const item of items) {
    const size = item.label.length + item.text.length + 4;
    if (used + size > width + 3) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(item);
    used += size;
  }
  return lines;
}

/** Panel items one below the other, wrapped; further lines of an item have no label. */
function besideLines(items: readonly PanelItem[]): PanelItem[] {
  return items.flatMap((item) => {
    const indent = item.label ? item.label.length + 1 : 0;
    const lines = wrap(item.text, SIDE - 2 - indent);
    return lines.map((text, i) => ({
      ...item,
      text: i === 0 ? text : `  ${text}`,
      label: i === 0 ? item.label : '',
    }));
  });
}

function drawPanel(canvas: Canvas, items: readonly PanelItem[], layout: Layout): void {
  const { panel } = layout;
  const item = (x: number, y: number, { label, text, style = PLAIN }: PanelItem) =>
    canvas.put(label ? canvas.put(x, y, `${label} `, ink('faint')) : x, y, text, style);
  if (layout.beside) {
    besideLines(items)
      .slice(0, panel.height)
      .forEach((each, i) => void item(panel.x, panel.y + i, each));
    return;
  }
  flow(items, panel.width).forEach((line, i) => {
    let x = panel.x;
    for (const each of line) x = item(x, panel.y + i, each) + 3;
  });
}

/** The newest lines at the bottom; those of the last turn have a mark, and it is said when they are too many. */
function drawLog(canvas: Canvas, log: readonly LogLine[], place: ScreenPlace): void {
  const lines: LogLine[] = [];
  for (let i = log.length - 1; i >= 0 && (lines.length < place.height || log[i].fresh); i--)
    lines.unshift(...logLines(log[i], place.width));
  const shown = lines.slice(-place.height);
  const hidden = lines.length - shown.length;
  if (hidden > 0 && lines[hidden].fresh) shown[0] = { text: spoken.shell.moreLines(hidden + 1), fresh: true };
  shown.forEach((line, i) => {
    canvas.put(place.x, place.y + i, line.text, line.fresh ? PLAIN : ink('faint'));
  });
}

/** A sentence of the log as it is written, wrapped. */
export function logLines({ text, fresh }: LogLine, width: number): LogLine[] {
  return wrap(text, width - 2).map((part, k) => ({ text: `${fresh && k === 0 ? '•' : ' '} ${part}`, fresh }));
}

export const shownKey = (label: KeyLabel) => label.shown ?? label.key;

const ALWAYS: ReadonlySet<string> = new Set(['?', 'escape']); // help and the way out

/** The keys of the last line with their columns: as many as fit, help and the way out among them. */
function keyPlaces(keys: readonly KeyLabel[], width: number): { label: KeyLabel; x: number; end: number }[] {
  for (let count = keys.length; ; count--) {
    let x = 1;
    const shown = keys.filter(({ key }, i) => i < count || ALWAYS.has(key));
    const places = shown.map((label) => {
      const end = x + shownKey(label).length + 1 + label.does.length;
      const place = { label, x, end };
      x = end + 2;
      return place;
    });
    if (count === 0 || places.at(-1)!.end <= width) return places;
  }
}

function drawKeys(canvas: Canvas, keys: readonly KeyLabel[], y: number, accent: Style): void {
  for (const { label, x } of keyPlaces(keys, canvas.width)) {
    const after = canvas.put(x, y, shownKey(label), accent | BOLD);
    canvas.put(after + 1, y, label.does);
  }
}

/** What a click on the frame means: a square of the board, or a key of the last line. */
export function pointed(
  frame: GameFrame,
  width: number,
  height: number,
  x: number,
  y: number,
): { readonly square: Square } | { readonly key: string } | null {
  const layout = layOut(frame, width, height);
  if (y === layout.keysY) {
    const hit = keyPlaces(frame.keys, width).find((k) => x >= k.x && x < k.end);
    return hit ? { key: hit.label.key } : null;
  }
  if (!frame.board || !isOn(layout.board, x, y)) return null;
  const square = squareAt(frame.board, layout.board, x, y);
  return square && { square };
}
