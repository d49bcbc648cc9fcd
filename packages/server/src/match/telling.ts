/** One event on its way to all viewers of a class: written once, with the whole view or with what changed in it. */
import { changeText } from '../change.js';
import { textOf } from './text.js';
import type { EventMessage, Viewer } from './viewer.js';

/** The parts of an event that are those of the moment it is sent in, not of the moment it happened in. */
export interface Present {
  readonly view: EventMessage['view'];
  readonly legal: string; // as JSON
  readonly clock: EventMessage['clock'];
}

export class Telling {
  readonly viewer: Viewer; // who are told
  readonly event: EventMessage; // without the present
  readonly view: EventMessage['view'];
  private readonly rest: string;
  private head: string | null = null;
  private whole: string | null = null;

  constructor(viewer: Viewer, event: EventMessage, { view, legal, clock }: Present) {
    this.viewer = viewer;
    this.event = event;
    this.view = view;
    this.rest = `"legal":${legal},"clock":${clock === null ? 'null' : JSON.stringify(clock)}`;
  }

  /** With the view. */
  get text(): string {
    this.whole ??= `${this.opening},"view":${textOf(this.view)},${this.rest}}`;
    return this.whole;
  }
  /** With the steps from a view that was sent before. */
  since(before: unknown): string {
    return `${this.opening},${this.rest},"change":${changeText(before, this.view)}}`;
  }

  private get opening(): string {
    this.head ??= JSON.stringify(this.event).slice(0, -1);
    return this.head;
  }
}
