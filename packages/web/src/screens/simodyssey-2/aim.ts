/** Presses on sectors: a neighbouring one is flown to, in the explorer's own one there is at most one thing to do. */
import {
  causeIn,
  type Flight,
  game,
  landings,
  outlooks,
  preview,
  type SimCommand,
} from '@quadrant/simodyssey-2';
import type { Actor, Aim, Tip } from '../contract.js';
import { keyOf, type SimStage } from './board.js';
import { TEXTS, WORDS } from './texts.js';

const HERE = ['liftoff', 'land', 'wormhole'] as const;

export const moveTowards = (direction: Flight['direction']): SimCommand =>
  game.grammar.intern('move', direction);

const flightTo = ({ view }: SimStage, key: string) =>
  preview(view).find(({ sector }) => keyOf(sector) === key);
const isHome = ({ view }: SimStage, key: string) =>
  view.explorer?.at != null && keyOf(view.explorer.at) === key;
const deedHere = ({ legal }: SimStage) => HERE.find((name) => legal.some((command) => command.name === name));

export function aimAt(stage: SimStage, actor: Actor<SimCommand>, key: string): Aim | null {
  if (!stage.live || !stage.view.inMission) return null;
  if (isHome(stage, key)) {
    const deed = deedHere(stage);
    return deed
      ? { words: TEXTS.here[deed], marks: [{ at: key, kind: 'target' }] }
      : { words: TEXTS.idle, marks: [] };
  }
  const flight = flightTo(stage, key);
  if (!flight) return { words: TEXTS.far, marks: [] };
  const refusal = actor.reason(moveTowards(flight.direction));
  if (refusal !== null) return { words: refusal, marks: [{ at: key, kind: 'refused' }] };
  const tip = tipOf(stage, flight);
  return flight.end === null
    ? {
        words: [flightWords(stage, flight), ...foreseen(stage, flight)].join(' '),
        marks: [{ at: key, kind: 'target' }],
        tip,
      }
    : {
        words: TEXTS.fatal(flight.direction, causeIn(WORDS, flight.end)),
        marks: [{ at: key, kind: 'hit' }],
        tip,
      };
}

function flightWords({ view }: SimStage, { direction, fuel, sector }: Flight): string {
  const [row, column] = view.explorer!.at!;
  const around = Math.abs(sector[0] - row) > 1 || Math.abs(sector[1] - column) > 1;
  return TEXTS.flight(direction, fuel, around);
}

const riskOf = ({ view }: SimStage, { direction }: Flight) =>
  outlooks(view).find((each) => each.direction === direction && each.hurt > 0);
const canLandAt = ({ view }: SimStage, { sector }: Flight) =>
  landings(view).some(({ at, settled }) => settled && keyOf(at) === keyOf(sector));

/** What may come of a flight: a landing, or harm. */
function foreseen(stage: SimStage, flight: Flight): string[] {
  const risk = riskOf(stage, flight);
  return [
    ...(canLandAt(stage, flight) ? [TEXTS.landThere] : []),
    ...(risk ? [TEXTS.risk(risk.hurt, risk.lost)] : []),
  ];
}

function tipOf(stage: SimStage, flight: Flight): Tip {
  const { direction, sector, fuel, end } = flight;
  const { tip } = TEXTS;
  const risk = riskOf(stage, flight);
  const harm = end ? [tip.end(causeIn(WORDS, end))] : risk ? [tip.risk(risk.hurt, risk.lost)] : [];
  return {
    at: keyOf(sector),
    title: tip.title(direction, sector),
    cost: tip.cost,
    after: tip.after(fuel),
    gain: end === null && canLandAt(stage, flight) ? [tip.land] : [],
    harm,
    deed: tip.deed,
    ghost: null,
  };
}

const deedOf = (command: SimCommand): string =>
  command.name === 'move' ? TEXTS.flyDeed(command.args[0]) : (TEXTS.deeds[command.name] ?? command.name);

/** A command that was given, in the same words. */
export function deedIn(text: string): string {
  const command = game.grammar.parse(text);
  return command.ok ? deedOf(command.value) : text;
}

/** What somebody would do here, in words and on the board. */
export function adviseOf({ view }: SimStage, command: SimCommand): Aim {
  const flight =
    command.name === 'move' && preview(view).find(({ direction }) => direction === command.args[0]);
  const at = flight ? flight.sector : view.explorer?.at;
  const marks = at ? [{ at: keyOf(at), kind: 'target' as const }] : [];
  return { words: deedOf(command), marks };
}

export function pressAt(stage: SimStage, actor: Actor<SimCommand>, key: string): void {
  if (!stage.view.inMission) return;
  if (isHome(stage, key)) {
    const deed = deedHere(stage);
    if (deed) actor.give(game.grammar.intern(deed), key);
    else actor.notify(TEXTS.idle, key);
    return;
  }
  const flight = flightTo(stage, key);
  if (flight) actor.give(moveTowards(flight.direction), key);
  else actor.notify(TEXTS.far, key);
}
