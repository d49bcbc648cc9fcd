/** The bots of a game as cards, the weakest first, each with its sentence and its strength. */

import { capital } from '@quadrant/kernel';
import { useEffect, useState } from 'preact/hooks';
import { said } from '../words/shell.js';
import { Choices } from './Choices.js';

const TOO_WEAK = 'random';

interface Level {
  readonly id: string;
  readonly about: string;
}

interface LevelChoiceProps {
  readonly game: string;
  readonly legend: string;
  readonly chosen: string;
  onChoose(level: string): void;
}

export function LevelChoice({ game, legend, chosen, onChoose }: LevelChoiceProps) {
  const [levels, setLevels] = useState<readonly Level[]>([]);
  useEffect(() => {
    import('@quadrant/bots').then(async ({ botsOf, sentenceOf }) => {
      const bots = (await botsOf(game)).filter(({ id }) => id !== TOO_WEAK);
      setLevels(bots.map((bot) => ({ id: bot.id, about: said(sentenceOf(bot)) })));
    });
  }, [game]);
  const known = levels.some(({ id }) => id === chosen);
  useEffect(() => {
    if (levels.length > 0 && !known) onChoose(levels[0].id); // one that was kept is gone
  }, [levels.length, known]);
  return (
    <Choices
      legend={legend}
      choices={levels.map(({ id, about }) => ({ value: id, name: levelName(id), about }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** `master` as `Master`. */
export const levelName = (id: string): string => capital(said(id));
