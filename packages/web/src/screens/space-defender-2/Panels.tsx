/** The ship as numbers, and the commands that are not moves. */
import type { Refusal } from '@quadrant/kernel';
import {
  type EquipmentView,
  game,
  nameIn,
  preview,
  type SeenFact,
  type SpaceCommand,
  selectionsOf,
  standard,
  threats,
  type View,
} from '@quadrant/space-defender-2';
import { CommandButton, Facts, Meter, Switch } from '../../parts/Fields.js';
import { told } from '../../words/shell.js';
import type { Actor, Binding, PartProps, Stage } from '../contract.js';
import { aimOf } from './aim.js';
import { picture } from './pictures.js';
import { Score } from './Score.js';
import { TEXTS, WORDS } from './texts.js';

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
  const risk = stage.live && stage.outcome === null ? (threats(stage.view).get(ship.cell) ?? 0) : 0;
  return (
    <div class="dock space-dock">
      <section class="card-box ship-card">
        <span class="portrait">{picture('S')}</span>
        <div class="meters">
          <Meter
            label={TEXTS.meters.health}
            value={ship.health}
            max={ship.maxHealth}
            kind="health"
            icon="heart"
            risk={risk}
            about={risk > 0 ? TEXTS.atRisk(risk) : ''}
          />
          <Meter label={TEXTS.meters.energy} value={ship.energy} max={ship.maxEnergy} icon="bolt" />
          <p class="score-short">
            {TEXTS.score} <b>{stage.view.score}</b>
          </p>
        </div>
        <Facts
          rows={[
            [TEXTS.rows.regains, `+${ship.healthRegen} / +${ship.energyRegen}`],
            [TEXTS.rows.armour, ship.armour],
            [TEXTS.rows.vision, ship.vision],
            [TEXTS.rows.move, TEXTS.moves(ship.move, ship.moveCost)],
            [TEXTS.rows.weapon, nameIn(WORDS, weapon.name)],
            [TEXTS.rows.damage, weapon.damage],
            [TEXTS.rows.power, nameIn(WORDS, power.name)],
          ]}
        />
      </section>
      <section class="card-box score-card">
        <Score score={stage.view.score} focuses={stage.view.focuses} />
        {debug && <Everything view={stage.view} />}
        {!stage.view.single && <Switch label={TEXTS.debug} on={debug} onChange={() => actor.give(TOGGLE)} />}
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

const reasonOf = (refusal: Refusal | null) => refusal && told(refusal, WORDS.refusals);

export function Controls({ stage, actor, preview: show }: Props) {
  const { view } = stage;
  const { weapon, power } = chosen(view.equipment);
  const refusal = (command: SpaceCommand) =>
    (stage.live ? reasonOf(preview(view, command).refusal) : null) ?? actor.reason(command);
  return (
    <>
      <CommandButton
        label={TEXTS.fire}
        shortcut="f"
        about={TEXTS.shot(weapon.cost, weapon.paidIn, weapon.damage)}
        refusal={refusal(FIRE)}
        main
        onPoint={(on) => show(on ? aimOf(stage, FIRE) : null)}
        onPress={() => actor.give(FIRE)}
      />
      <CommandButton
        label={nameIn(WORDS, power.name)}
        shortcut="s"
        about={WORDS.prices[power.price] ?? power.price}
        refusal={refusal(SPECIAL)}
        onPress={() => actor.give(SPECIAL)}
      />
      <CommandButton
        label={TEXTS.pass}
        shortcut="p"
        about={TEXTS.passAbout}
        refusal={refusal(PASS)}
        onPress={() => actor.give(PASS)}
      />
    </>
  );
}

export const keysOf = (_: Stage<SpaceCommand, SeenFact, View>, actor: Actor<SpaceCommand>): Binding[] => [
  { key: 'f', words: TEXTS.keys.fire, press: () => actor.give(FIRE) },
  { key: 's', words: TEXTS.keys.special, press: () => actor.give(SPECIAL) },
  { key: 'p', words: TEXTS.keys.pass, press: () => actor.give(PASS) },
  { key: 'd', words: TEXTS.debugShort, press: () => actor.give(TOGGLE) },
];
