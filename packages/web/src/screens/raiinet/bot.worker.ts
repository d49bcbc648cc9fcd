/** A computer player in a thread of its own: it is sent a seat's view and legal commands, and answers one of them. */
import { greedy } from '@quadrant/bots';
import { stream } from '@quadrant/kernel';
import { game, type RaiinetCommand } from '@quadrant/raiinet';
import type { Answer, Question } from './bots.js';

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const legal = data.legal.flatMap((text): RaiinetCommand[] => {
    const command = game.grammar.parse(text);
    return command.ok ? [command.value] : [];
  });
  const chosen = greedy.choose(data.view, legal, stream(data.turn + 1, 'greedy'));
  const answer: Answer = { mark: data.mark, command: game.grammar.print(chosen) };
  postMessage(answer);
});
