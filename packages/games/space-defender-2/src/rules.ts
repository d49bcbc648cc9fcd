/** What a command does: a step through the setup, the debug switch, or a turn of the game. */
import { ended, type Refusal, type Tell } from '@quadrant/kernel';
import type { SpaceCommand } from './commands.js';
import type { Fact } from './facts.js';
import { type Position, prepareGame, STATES, type State, startGame } from './position.js';
import { check, SUMMARY, screenOf } from './rules/check.js';
import { outcome } from './rules/outcome.js';
import { switchSight } from './rules/sight.js';
import { playTurn } from './rules/turn.js';
import { choicesOf, PARTS, type Tables } from './tables.js';

export function perform(
  tables: Tables,
  position: Position,
  command: SpaceCommand,
  tell: Tell<Fact> | null,
): Refusal | null {
  const refusal = check(tables, position, command);
  if (refusal) return refusal;
  switch (command.name) {
    case 'play':
      prepareGame(position, command.args);
      enter(position, 'weapon setup', tell);
      break;
    case 'setup_select':
      select(tables, position, command.args[0] - 1, tell);
      break;
    case 'setup_next':
      goTo(tables, position, screenOf(position.state) + command.args[0], tell);
      break;
    case 'setup_back':
      goTo(tables, position, screenOf(position.state) - command.args[0], tell);
      break;
    case 'toggle_debug_mode':
      position.debug = !position.debug;
      switchSight(position);
      if (tell) tell({ kind: 'switched', debug: position.debug });
      break;
    case 'abort':
      abort(position, tell);
      break;
    default:
      playTurn(position, tables, command, tell);
  }
  return null;
}

function enter(position: Position, state: State, tell: Tell<Fact> | null): void {
  position.state = state;
  if (tell) tell({ kind: 'entered', state });
}

function select(tables: Tables, position: Position, option: number, tell: Tell<Fact> | null): void {
  const part = PARTS[screenOf(position.state) - 1];
  position.selections[part] = option;
  if (tell) tell({ kind: 'selected', part, name: choicesOf(tables, part)[option] });
}

/** To a setup screen; before the first lies the opening, after the last the game. */
function goTo(tables: Tables, position: Position, screen: number, tell: Tell<Fact> | null): void {
  if (screen > SUMMARY) startGame(position, tables);
  enter(position, STATES[Math.max(0, Math.min(screen, SUMMARY + 1))], tell);
}

/** The player goes away: the game is lost as it stands. What is over already stays as it ended. */
export function withdraw(position: Position, tell: Tell<Fact> | null): void {
  if (position.state !== 'in game' && position.ending !== null) return;
  position.state = 'not started';
  position.ending = 'left';
  if (!tell) return;
  tell({ kind: 'left' });
  tell(ended(outcome(position)!));
}

function abort(position: Position, tell: Tell<Fact> | null): void {
  const from = position.state === 'in game' ? 'game' : 'setup';
  if (from === 'game') position.ending = 'aborted';
  position.state = 'not started';
  if (!tell) return;
  tell({ kind: 'aborted', from });
  if (from === 'game') tell(ended(outcome(position)!));
}
