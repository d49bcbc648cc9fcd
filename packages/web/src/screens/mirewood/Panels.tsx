/** The players as numbers, always in sight, and the commands as buttons. */
import {
  brushes,
  DIRECTIONS,
  type Fact,
  game,
  gateFrom,
  helpIn,
  type MirewoodCommand,
  type PieceView,
  type View,
} from '@quadrant/mirewood';
import type { VNode } from 'preact';
import { drawn } from '../../parts/drawing.js';
import { CommandButton, Facts, Switch } from '../../parts/Fields.js';
import { Icon } from '../../parts/icons.js';
import type { PartProps } from '../contract.js';
import {
  actingSeat,
  go,
  keyFor,
  nameOf,
  send,
  TURN,
  theirTurn,
  travel,
  WAIT,
  type WoodStage,
} from './aim.js';
import { DRAWINGS } from './drawings.js';
import { ERRANDS, shortcutOf, toggleVerbose } from './keys.js';
import { brushPicture, hueOf } from './pictures.js';
import { SPEECH, TEXTS, WORDS } from './texts.js';

type Props = PartProps<MirewoodCommand, Fact, View>;

const effectsOf = ({ effects }: PieceView): string =>
  Object.entries(effects)
    .filter(([, left]) => left > 0)
    .map(([name, left]) => `${WORDS.effects[name] ?? name} ${left}`)
    .join(', ');

export function State({ stage }: Props) {
  const { view } = stage;
  const me = view.players[actingSeat(stage)];
  return (
    <div class="dock wood-dock">
      {view.players.map((player) => (
        <PlayerCard key={player.seat} player={player} stage={stage} />
      ))}
      <section class="card-box goal-card">
        {drawn('gate', DRAWINGS.gate)}
        <div>
          <h2 class="level-name">{view.name || TEXTS.nameless}</h2>
          {me.alive && <p>{TEXTS.goal(gateFrom(view, me))}</p>}
          {view.levels > 1 && <p class="hint">{TEXTS.levelOf(view.level, view.levels)}</p>}
        </div>
        <Legend />
      </section>
    </div>
  );
}

export const AboveText = ({ stage, actor }: Props) => (
  <Switch label={TEXTS.verbose} on={stage.view.verbose} onChange={() => toggleVerbose(actor)} />
);

const hueOfPlayer = ({ kind, seat }: PieceView): string => hueOf(kind, 'player', seat);

/** `Player 1 (P)`, `Tim (P), you, on move` */
const titleOf = (stage: WoodStage, { seat, glyph }: PieceView, isAsked: boolean): string =>
  `${nameOf(stage, seat ?? 0)} (${glyph})${seat === stage.reader ? TEXTS.you : ''}${isAsked ? TEXTS.onMove : ''}`;

function PlayerCard({ player, stage }: { player: PieceView; stage: WoodStage }) {
  const several = stage.view.players.length > 1;
  const isAsked = several && !stage.outcome && player.seat === stage.view.asked;
  return (
    <section class={isAsked ? 'card-box player-card asked' : 'card-box player-card'}>
      {drawn('player', { ...DRAWINGS.player, hue: hueOfPlayer(player) })}
      <div>
        {several && <h2>{titleOf(stage, player, isAsked)}</h2>}
        {player.alive ? <Hearts count={player.health} /> : TEXTS.dead}
        <p class="hint">{effectsOf(player)}</p>
      </div>
      <Facts
        rows={[
          [TEXTS.rows.score, player.score],
          [TEXTS.rows.bombs, player.bombs],
          [TEXTS.rows.faces, player.alive ? WORDS.directions[player.facing] : '–'],
        ]}
      />
    </section>
  );
}

const MOST_HEARTS = 10;

/** Health as hearts, with the number beside them. */
const Hearts = ({ count }: { count: number }) => (
  <p class={count <= 1 ? 'health low' : 'health'}>
    {Array.from({ length: Math.min(count, MOST_HEARTS) }, (_, i) => (
      <Icon key={i} name="heart" />
    ))}{' '}
    {TEXTS.health(count)}
  </p>
);

/** Everything with a letter, and what it does. */
const Legend = () => (
  <details class="legend">
    <summary>{TEXTS.legend}</summary>
    <ul>
      {SPEECH.legend().map(({ id, glyph, name, about }) => (
        <li key={id}>
          <Thing name={id} />
          <span>
            <strong>{name}</strong> {glyph.trim() && <code>{glyph}</code>}
            <small>{about}</small>
          </span>
        </li>
      ))}
    </ul>
  </details>
);

const Thing = ({ name }: { name: string }) => <span class="thing">{thing(name)}</span>;

/** The picture of anything that has a name: 'bandit', 'quicksand'. */
export function thing(name: string): VNode | null {
  const brush = brushes.find((each) => each.name === name);
  return (brush && brushPicture(brush)) ?? null;
}

/** One line a player, for screens on which the panel may be covered. */
function PlayerLines({ stage: { view, reader } }: { stage: WoodStage }) {
  return (
    <div class="player-lines">
      {view.players.map((player) => (
        <p key={player.seat} class={player.seat === view.asked ? 'asked' : ''}>
          <strong style={`color: var(--${hueOfPlayer(player)})`}>
            {player.glyph}
            {view.players.length > 1 && player.seat === reader ? TEXTS.you : ''}
          </strong>
          {player.alive ? (
            <>
              <span class={player.health <= 1 ? 'health low' : 'health'}>
                {TEXTS.line.health(player.health)}
              </span>
              <span>{TEXTS.line.bombs(player.bombs)}</span>
            </>
          ) : (
            <span>{TEXTS.dead}</span>
          )}
          <span>{TEXTS.line.score(player.score)}</span>
          {effectsOf(player) && <span class="effects">{effectsOf(player)}</span>}
        </p>
      ))}
    </div>
  );
}

const TURN_KEYS = ['i', 'j', 'k', 'l'];
const ARROWS = { up: 'M12 20V5M5 12l7-7 7 7', down: 'M12 4v15M5 12l7 7 7-7', left: 'M20 12H5M12 5l-7 7 7 7', right: 'M4 12h15M12 5l7 7-7 7' } as const; // biome-ignore format: a table

export function Controls({ stage, actor }: Props) {
  const turning = stage.selected === TURN;
  const theirs = theirTurn(stage);
  const refusal = (key: string) => actor.reason(game.grammar.intern(key));
  const button = (label: string, key: string, about?: string) => (
    <CommandButton
      label={label}
      shortcut={shortcutOf(stage, key)}
      about={about}
      refusal={refusal(key)}
      onPress={() => send(stage, actor, key)}
    />
  );
  const { bombs } = stage.view.players[actingSeat(stage)];
  return (
    <div class="wood-controls">
      <PlayerLines stage={stage} />
      <fieldset class="pad" data-quick>
        <legend class="unseen">{turning ? TEXTS.turnPad : TEXTS.movePad}</legend>
        {DIRECTIONS.map((direction, heading) => (
          <button
            key={direction}
            type="button"
            class={`command pad-${direction}`}
            aria-label={helpIn(WORDS, keyFor(turning ? 'Face' : 'Move', heading).help)}
            title={helpIn(WORDS, keyFor(turning ? 'Face' : 'Move', heading).help)}
            aria-disabled={refusal(keyFor(turning ? 'Face' : 'Move', heading).key) !== null}
            onClick={() => go(stage, actor, heading)}
          >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={ARROWS[direction]} />
            </svg>
            <kbd>{shortcutOf(stage, keyFor(turning ? 'Face' : 'Move', heading).key)}</kbd>
          </button>
        ))}
      </fieldset>
      <div class="deeds">
        <button
          type="button"
          class={turning ? 'command chosen' : 'command'}
          aria-pressed={turning}
          aria-disabled={stage.outcome !== null || !stage.live || theirs !== null}
          title={theirs ?? TEXTS.turnAbout}
          onClick={() => actor.select(turning ? null : TURN)}
        >
          <span>{TEXTS.turn}</span>
          <kbd>{TURN_KEYS.map((key) => shortcutOf(stage, key)).join(' ')}</kbd>
        </button>
        {button(TEXTS.hit, 'h')}
        {button(TEXTS.shoot, 'f')}
        {button(TEXTS.bomb, 'e', String(bombs))}
        {button(TEXTS.wait, WAIT)}
        {ERRANDS.map(({ key, label, wanted }) => (
          <CommandButton
            key={key}
            look={`errand-${key}`}
            label={label()}
            shortcut={key}
            refusal={stage.live && !stage.outcome ? theirs : refusal(WAIT)}
            onPress={() => travel(stage, actor, wanted(stage))}
          />
        ))}
      </div>
    </div>
  );
}
