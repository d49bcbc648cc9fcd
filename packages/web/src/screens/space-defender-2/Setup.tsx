/** One screen: equipment as cards with the ship they make, board, difficulty and seed. */

import { SWARMS } from '@quadrant/catalogue';
import { capital } from '@quadrant/kernel';
import { game, menuOf, PARTS, type Part, type Selections, shipOf } from '@quadrant/space-defender-2';
import { useState } from 'preact/hooks';
import { randomSeed } from '../../keep/seeds.js';
import { Choices } from '../../parts/Choices.js';
import { Facts, SeedField, Switch } from '../../parts/Fields.js';
import { SetupStart } from '../../parts/SetupStart.js';
import { said } from '../../words/shell.js';
import type { SetupProps } from '../contract.js';
import { SIZES, type StartChoice, startOf, USUAL } from './start.js';
import { TEXTS, WORDS } from './texts.js';

export function Setup({ start }: SetupProps) {
  const [choice, setChoice] = useState<StartChoice>(() => ({ ...USUAL, seed: randomSeed() }));
  const [words, setWords] = useState<string | null>(null);
  const change = (part: Partial<StartChoice>) => setChoice({ ...choice, ...part });
  const select = (part: Part, value: number) =>
    change({ selections: { ...choice.selections, [part]: value } });
  return (
    <form
      class="setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        setWords(start(startOf(choice)));
      }}
    >
      <div class="setup-choices">
        {PARTS.map((part) => (
          <Choices
            key={part}
            legend={TEXTS.parts[part]}
            choices={menuOf(part, WORDS).map((entry, i) => ({
              value: i,
              name: entry.name,
              about: entry.words,
            }))}
            chosen={choice.selections[part]}
            onChoose={(value) => select(part, value)}
          />
        ))}
      </div>
      <div class="setup-side">
        <Choices
          legend={TEXTS.board}
          compact
          choices={SIZES.map((value) => ({ value, name: TEXTS.sizes[value] }))}
          chosen={choice.size}
          onChoose={(size) => change({ size })}
        />
        <Choices
          legend={TEXTS.difficulty}
          choices={SWARMS.map(({ id, title, words: about }) => ({
            value: id,
            name: capital(said(title)),
            about: said(about),
          }))}
          chosen={choice.swarm}
          onChoose={(swarm) => change({ swarm })}
        />
        <SeedField seed={choice.seed} usual={game.defaultSeed} onChange={(seed) => change({ seed })} />
        <Switch label={TEXTS.debug} on={choice.debug} onChange={(debug) => change({ debug })} />
      </div>
      <SetupStart label={TEXTS.start} refusal={words}>
        <ShipSummary selections={choice.selections} />
      </SetupStart>
    </form>
  );
}

function ShipSummary({ selections }: { selections: Readonly<Selections> }) {
  const ship = shipOf(selections);
  return (
    <>
      <strong>{TEXTS.yourShip}</strong>
      <Facts
        rows={[
          [TEXTS.meters.health, TEXTS.aTurn(ship.maxHealth, ship.healthRegen)],
          [TEXTS.meters.energy, TEXTS.aTurn(ship.maxEnergy, ship.energyRegen)],
          [TEXTS.rows.armour, ship.armour],
          [TEXTS.rows.vision, ship.vision],
          [TEXTS.rows.move, TEXTS.movesFor(ship.move, ship.moveCost)],
        ]}
      />
    </>
  );
}
