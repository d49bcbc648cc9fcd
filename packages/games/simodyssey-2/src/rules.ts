/** What a command does: refuse or perform it whole, and let every other movable act in a turn. */
import { ended, type Outcome, type Refusal } from '@quadrant/kernel';
import { directionNumber, type SimCommand } from './commands.js';
import { GONE, type Movable, type Position } from './position.js';
import { check, landingPlanet } from './rules/check.js';
import { startMission } from './rules/mission.js';
import { fly, travel } from './rules/movement.js';
import type { Turn } from './rules/turn.js';
import { playThresholds } from './tables.js';

export function perform(turn: Turn, command: SimCommand): Refusal | null {
  const refusal = check(turn, command);
  if (refusal) return refusal;
  switch (command.name) {
    case 'play':
      startMission(turn, 'play', playThresholds(turn.galaxy.tables));
      break;
    case 'test':
      startMission(turn, 'test', command.args);
      break;
    case 'abort':
      turn.tell?.({ kind: 'aborted' });
      endMission(turn, 'aborted', 'mission aborted');
      break;
    case 'status':
      report(turn);
      break;
    case 'toggle_RNG_out':
      turn.position.rngShown = !turn.position.rngShown;
      turn.tell?.({ kind: 'toggled', rngShown: turn.position.rngShown });
      break;
    default:
      takeTurn(turn, command);
  }
  return null;
}

type TurnCommand = Extract<SimCommand, { name: 'move' | 'wormhole' | 'land' | 'liftoff' | 'pass' }>;

function takeTurn(turn: Turn, command: TurnCommand): void {
  const { explorer } = turn;
  turn.position.turn++;
  if (command.name === 'land' && land(turn)) {
    endMission(turn, 'won', 'found life');
    return;
  }
  if (command.name === 'move')
    fly(turn, explorer, turn.neighbour(explorer.sector, directionNumber(command.args[0])));
  else if (command.name === 'wormhole') travel(turn, explorer);
  else if (command.name === 'liftoff') liftOff(turn);
  turn.kindOf(explorer).check(turn, explorer, command.name === 'move');
  letOthersAct(turn);
  turn.tidy();
  if (explorer.life === 0) endMission(turn, 'lost', turn.position.reason);
}

/** Everyone who was there when this began, by ascending id; who dies before its turn does not act. */
function letOthersAct(turn: Turn): void {
  const { movables } = turn.position;
  const present = movables.length;
  for (let i = 1; i < present; i++) {
    const me = movables[i];
    if (isOut(me)) continue;
    if (me.turnsLeft > 0) me.turnsLeft--;
    else act(turn, me);
  }
}

/** Movement, check, reproduction, behaviour; then it rests. */
function act(turn: Turn, me: Movable): void {
  const kind = turn.galaxy.actors[me.kind - 1];
  const flew = kind.move(turn, me);
  if (me.attached) return; // which nobody is told
  me.acted = turn.position.turn;
  if (!kind.check(turn, me, flew)) return;
  kind.reproduce(turn, me);
  kind.behave(turn, me);
  if (!isOut(me)) turn.rest(me);
}

/** Out of the turn order for good: attached to a star, or dead. */
function isOut(me: Movable): boolean {
  return me.attached || me.sector === GONE;
}

/** True when there is life on the planet. */
function land(turn: Turn): boolean {
  const { explorer } = turn;
  const planet = landingPlanet(turn)!;
  explorer.landed = true;
  planet.visited = true;
  turn.tell?.({ kind: 'landed', at: turn.placeOf(explorer), planet: planet.id, life: planet.supportsLife });
  return planet.supportsLife;
}

function liftOff(turn: Turn): void {
  turn.explorer.landed = false;
  turn.tell?.({ kind: 'lifted', at: turn.placeOf(turn.explorer) });
}

function report(turn: Turn): void {
  const { landed, life, fuel } = turn.explorer;
  turn.tell?.({ kind: 'reported', at: turn.placeOf(turn.explorer), landed, life, fuel });
}

/** The player goes away: the mission is lost. What is over already stays as it ended. */
export function withdraw(turn: Turn): void {
  if (!turn.position.inMission && turn.position.result !== null) return;
  turn.tell?.({ kind: 'left' });
  endMission(turn, 'lost', 'the player left');
}

function endMission(turn: Turn, result: 'won' | 'lost' | 'aborted', reason: string): void {
  turn.position.inMission = false;
  turn.position.result = result;
  turn.position.reason = reason;
  if (turn.tell) turn.tell(ended(outcome(turn.position)!));
}

/** How the last mission ended; null while one is under way, or none was. */
export function outcome({ inMission, result, reason }: Position): Outcome | null {
  if (inMission || result === null) return null;
  return { result, winner: result === 'won' ? 0 : null, scores: [], reason };
}
