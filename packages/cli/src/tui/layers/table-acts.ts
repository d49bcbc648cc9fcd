/**
 * What players at one keyboard may ask for beside their commands: a draw, and to resign. Both are asked once more. A
 * draw is answered at once by the others, one after the other, with nothing of the game on the screen.
 */
import type { Seat } from '@quadrant/kernel';
import { confirm, Menu, type MenuChoice } from '../parts/menu.js';
import type { LayerStack } from '../screen/stage.js';
import { spoken, told } from '../spoken.js';
import type { PlayLayer } from './play.js';

/** Nothing where one plays alone, or where it is over. */
export function tableActs(
  stage: LayerStack,
  play: PlayLayer,
): readonly Pick<MenuChoice, 'label' | 'choose'>[] {
  const { table, seats } = play.match;
  if (seats < 2 || table.termination !== null) return [];
  const { acts } = spoken.shell;
  const resign = { label: acts.resign, choose: () => askToResign(stage, play) };
  if (table.playing.some((seat) => table.isProgram(seat))) return [resign]; // it agrees to no draw
  return [{ label: acts.draw, choose: () => askForDraw(stage, play) }, resign];
}

function askToResign(stage: LayerStack, play: PlayLayer): void {
  const { acts } = spoken.shell;
  const { seat, match } = play;
  const question: Menu = confirm(acts.resignSure(match.nameOf(seat)), [], acts.yesResign, () => {
    stage.close(question);
    const refused = match.table.leave(seat);
    if (refused) play.say(told(refused));
    else play.moveOn(stage);
  });
  stage.open(question);
}

function askForDraw(stage: LayerStack, play: PlayLayer): void {
  const { acts } = spoken.shell;
  const { seat, match } = play;
  const question: Menu = confirm(acts.drawSure(match.nameOf(seat)), [], acts.yesDraw, () => {
    stage.close(question);
    const refused = match.table.act(seat, 'draw');
    if (refused) play.say(told(refused));
    else
      askOthers(
        stage,
        play,
        match.table.playing.filter((other) => other !== seat),
      );
  });
  stage.open(question);
}

/** Asks one after the other until one declines, or all have agreed and the game is over. */
function askOthers(stage: LayerStack, play: PlayLayer, [other, ...rest]: readonly Seat[]): void {
  const { acts, confirm: words } = spoken.shell;
  const { match, seat } = play;
  const answer = (act: 'draw' | 'decline') => () => {
    stage.close(question);
    match.table.act(other, act);
    if (act === 'draw' && rest.length > 0) return askOthers(stage, play, rest);
    play.moveOn(stage);
    if (act === 'draw') return;
    play.say(acts.declined(match.nameOf(other)));
    play.cover(stage);
  };
  const question = new Menu({
    title: acts.offered(match.nameOf(seat)),
    words: [acts.agree(match.nameOf(other))],
    choices: [
      { label: words.no, key: 'n', choose: answer('decline') },
      { label: acts.accept, key: words.yesKey, choose: answer('draw') },
    ],
    opaque: true,
    escape: answer('decline'),
  });
  stage.open(question);
}
