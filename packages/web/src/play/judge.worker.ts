/** Judges views in a thread of its own, one after the other. */
import { gameOf } from './grammars.js';
import { expect, type JudgeQuestion } from './judge.js';

export interface ToJudge extends Omit<JudgeQuestion, 'legal'> {
  readonly id: number;
  readonly game: string;
  readonly legal: readonly string[];
}
export type FromJudge = { readonly id: number; readonly value: number } | { readonly failed: string };

let last: Promise<unknown> = Promise.resolve();

async function judge({ id, game: name, ...question }: ToJudge): Promise<void> {
  const game = await gameOf(name);
  const legal = question.legal.flatMap((text) => {
    const command = game.grammar.parse(text);
    return command.ok ? [command.value] : [];
  });
  postMessage({ id, value: await expect(game, { ...question, legal }) } satisfies FromJudge);
}

addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
  last = last
    .then(() => judge(data))
    .catch((error: Error) => {
      postMessage({ failed: error.message } satisfies FromJudge);
    });
});
