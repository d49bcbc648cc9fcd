/** The ship as numbers, and the commands that are not moves. */
import {
  type EquipmentView,
  game,
  preview,
  type SeenFact,
  type SpaceCommand,
  selectionsOf,
  standard,
  type View,
} from '@quadrant/space-defender-2';
import { CommandButton, Facts, Meter, Switch } from '../../parts/Fields.js';
import type { Actor, Binding, PartProps, Stage } from '../contract.js';
import { aimOf } from './aim.js';
import { picture } from './pictures.js';
import { Score } from './Score.js';
import { TEXTS } from './texts.js';

type Props = PartProps<SpaceCommand, SeenFact, View>;

const FIRE = game.grammar.intern('fire');
const SPECIAL = game.grammar.intern('special');
const PASS = game.grammar.intern('pass');
const TOGGLE = game.grammar.intern('toggle_debug_mode');

function chosen(equipment: EquipmentView) {
  const places = selectionsOf(equipment);
  return { weapon: standard.weapons[places.weapon], power: standard.powers[places.power] };
}

export function State({ stage, actor }: Props) {
  const { ship, equipment, debug } = stage.view;
  const { weapon, power } = chosen(equipment);
  return (
    <div class="dock space-dock">
      <section class="card-box ship-card">
        <span class="portrait">{picture('S')}</span>
        <div class="meters">
          <Meter label="Health" value={ship.health} max={ship.maxHealth} kind="health" icon="heart" />
          <Meter label="Energy" value={ship.energy} max={ship.maxEnergy} icon="bolt" />
        </div>
        <Facts
          rows={[
            ['Regains', `+${ship.healthRegen} / +${ship.energyRegen}`],
            ['Armour', ship.armour],
            ['Vision', ship.vision],
            ['Move', `${ship.move}, ${ship.moveCost} each`],
            ['Weapon', weapon.name],
            ['Damage', weapon.damage],
            ['Power', power.name],
          ]}
        />
      </section>
      <section class="card-box score-card">
        <Score score={stage.view.score} focuses={stage.view.focuses} />
        {debug && <Everything view={stage.view} />}
        <Switch label={TEXTS.debug} on={debug} onChange={() => actor.give(TOGGLE)} />
      </section>
    </div>
  );
}

/** The debug view: every piece on the board, as the rules have it. */
function Everything({ view }: { view: View }) {
  return (
    <details class="everything" open>
      <summary>{TEXTS.pieces(view.enemies.length, view.projectiles.length)}</summary>
      <ul>
        {view.enemies.map((enemy) => (
          <li key={enemy.id}>{TEXTS.enemy(enemy)}</li>
        ))}
        {view.projectiles.map((projectile) => (
          <li key={projectile.id}>{TEXTS.projectile(projectile)}</li>
        ))}
      </ul>
    </details>
  );
}

export function Controls({ stage, actor, preview: show }: Props) {
  const { view } = stage;
  const { weapon, power } = chosen(view.equipment);
  const refusal = (command: SpaceCommand) =>
    stage.live ? (preview(view, command).refusal?.words ?? null) : actor.reason(command);
  return (
    <>
      <CommandButton
        label="Fire"
        shortcut="f"
        about={`${weapon.cost} ${weapon.paidIn}, ${weapon.damage} damage`}
        refusal={refusal(FIRE)}
        main
        onPoint={(on) => show(on ? aimOf(stage, FIRE) : null)}
        onPress={() => actor.give(FIRE)}
      />
      <CommandButton
        label={power.name}
        shortcut="s"
        about={power.price}
        refusal={refusal(SPECIAL)}
        onPress={() => actor.give(SPECIAL)}
      />
      <CommandButton
        label="Pass"
        shortcut="p"
        about="regenerate twice"
        refusal={refusal(PASS)}
        onPress={() => actor.give(PASS)}
      />
    </>
  );
}

export const keysOf = (_: Stage<SpaceCommand, SeenFact, View>, actor: Actor<SpaceCommand>): Binding[] => [
  { key: 'f', words: 'fire', press: () => actor.give(FIRE) },
  { key: 's', words: 'special: use the power', press: () => actor.give(SPECIAL) },
  { key: 'p', words: 'pass', press: () => actor.give(PASS) },
  { key: 'd', words: TEXTS.debugShort, press: () => actor.give(TOGGLE) },
];
