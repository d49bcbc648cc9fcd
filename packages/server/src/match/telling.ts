/** One event on its way to all viewers of a class: written once, with the whole view or with what changed in it. */
import { changeText } from '../change.js';
import { remembered } from '../remembered.js';
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
    this.head ??= openingOf(this.event);
    return this.head;
  }
}

/** All but the last bracket. Commands are most of what happens: their events are written field by field. */
function openingOf(event: EventMessage): string {
  if (event.kind !== 'played' || event.over !== null) return JSON.stringify(event).slice(0, -1);
  const { match, v, by, id, command, ply, onMove, offers = [], facts = [] } = event;
  const own = id === undefined ? '' : `,"id":${JSON.stringify(id)}`;
  const shown = command === undefined ? '' : `,"command":${quoted(command)}`;
  const standing = offers.length === 0 ? '[]' : JSON.stringify(offers);
  return `{"t":"event","match":"${match}","v":${v},"kind":"played","by":${by}${own}${shown},"ply":${ply},"onMove":${onMove},"offers":${standing},"over":null,"facts":${factsText(facts)}`;
}

const quoted = remembered((command) => JSON.stringify(command));

type Facts = NonNullable<EventMessage['facts']>;
let last: { readonly facts: Facts; readonly text: string } = { facts: [], text: '[]' };

/** Most viewers see the same of what happens, one after the other. */
function factsText(facts: Facts): string {
  if (facts.length !== last.facts.length || facts.some((fact, i) => fact !== last.facts[i]))
    last = { facts, text: JSON.stringify(facts) };
  return last.text;
}
