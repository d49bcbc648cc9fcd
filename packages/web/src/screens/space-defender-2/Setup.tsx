/** One screen: equipment as cards with the ship they make, board, difficulty and seed. */

import { SWARMS } from '@quadrant/catalogue';
import { capital } from '@quadrant/kernel';
import {
  game,
  menuOf,
  PARTS,
  type Part,
  type Selections,
  shipOf,
  standard,
} from '@quadrant/space-defender-2';
import { useState } from 'preact/hooks';
import { randomSeed } from '../../keep/seeds.js';
import { Choices } from '../../parts/Choices.js';
import { Switch } from '../../parts/Fields.js';
import { SeedField } from '../../parts/SetupFields.js';
import { SetupStart } from '../../parts/SetupStart.js';
import { said } from '../../words/shell.js';
import type { SetupProps } from '../contract.js';
import { Bar, Firing, GAINS, Gains, ShotDiagram } from './Comparison.js';
import { READY, SIZES, type StartChoice, startOf, USUAL } from './start.js';
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
        <fieldset class="choices ready">
          <legend>{TEXTS.ready}</legend>
          <div class="choice-row">
            {READY.map(({ id, selections }) => (
              <button
                key={id}
                type="button"
                class="choice"
                aria-pressed={PARTS.every((part) => selections[part] === choice.selections[part])}
                onClick={() => change({ selections })}
              >
                <span class="choice-name">{TEXTS.readyNames[id]}</span>
                <span class="choice-about">{TEXTS.readyAbout[id]}</span>
              </button>
            ))}
          </div>
        </fieldset>
        {PARTS.map((part) => (
          <Choices
            key={part}
            legend={TEXTS.parts[part]}
            choices={menuOf(part, WORDS).map((entry, i) => ({
              value: i,
              name: entry.name,
              about: aboutOf(part, i, entry.words) ?? entry.words,
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

/** Bars instead of sentences, where there are numbers to compare. */
function aboutOf(part: Part, place: number, words: string) {
  if (part === 'power') return null;
  const all = { weapon: standard.weapons, armour: standard.armours, engine: standard.engines }[part];
  const weapon = part === 'weapon' ? standard.weapons[place] : null;
  return (
    <>
      <span class="unseen">{words}</span>
      {weapon && <ShotDiagram weapon={weapon} />}
      {weapon && <Firing weapon={weapon} />}
      <Gains each={all[place]} all={all} />
    </>
  );
}

/** Every ship there is, but for its power; and the most that any of them has. */
const SHIPS = standard.weapons.flatMap((_, weapon) =>
  standard.armours.flatMap((_, armour) =>
    standard.engines.map((_, engine) => shipOf({ weapon, armour, engine, power: 0 })),
  ),
);
const MOST = {
  health: Math.max(...SHIPS.map(({ maxHealth }) => maxHealth)),
  energy: Math.max(...SHIPS.map(({ maxEnergy }) => maxEnergy)),
  armour: Math.max(...SHIPS.map(({ armour }) => armour)),
  vision: Math.max(...SHIPS.map(({ vision }) => vision)),
  move: Math.max(...SHIPS.map(({ move }) => move)),
};

function ShipSummary({ selections }: { selections: Readonly<Selections> }) {
  const ship = shipOf(selections);
  const has = {
    health: ship.maxHealth,
    energy: ship.maxEnergy,
    armour: ship.armour,
    vision: ship.vision,
    move: ship.move,
  };
  const notes = {
    health: TEXTS.regains(ship.healthRegen),
    energy: TEXTS.regains(ship.energyRegen),
    armour: '',
    vision: '',
    move: TEXTS.each(ship.moveCost),
  };
  return (
    <div class="ship-summary">
      <strong>{TEXTS.yourShip}</strong>
      <span class="bars">
        {GAINS.map((gain) => (
          <Bar key={gain} label={TEXTS.gains[gain]} value={has[gain]} most={MOST[gain]} note={notes[gain]} />
        ))}
      </span>
    </div>
  );
}
