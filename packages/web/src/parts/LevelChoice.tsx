/** The bots of a game as cards, the weakest first, each with its sentence. */
import type { AnyBotMaker } from '@quadrant/bots';
import { useEffect, useState } from 'preact/hooks';
import { Choices } from './Choices.js';

const TOO_WEAK = 'random';

interface LevelChoiceProps {
  readonly game: string;
  readonly legend: string;
  readonly chosen: string;
  onChoose(level: string): void;
}

export function LevelChoice({ game, legend, chosen, onChoose }: LevelChoiceProps) {
  const [bots, setBots] = useState<readonly AnyBotMaker[]>([]);
  useEffect(() => {
    import('@quadrant/bots').then(async ({ botsOf }) => setBots(await botsOf(game)));
  }, [game]);
  const levels = bots.filter(({ id }) => id !== TOO_WEAK);
  const known = levels.some(({ id }) => id === chosen);
  useEffect(() => {
    if (levels.length > 0 && !known) onChoose(levels[0].id); // one that was kept is gone
  }, [levels.length, known]);
  return (
    <Choices
      legend={legend}
      choices={levels.map(({ id, words }) => ({ value: id, name: levelName(id), about: words }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** `master` as `Master`. */
export const levelName = (id: string): string => `${id[0].toUpperCase()}${id.slice(1)}`;
