/** Who is on the board, and what lies about on it: each kind once. */
import { brushes, type Fact, game, type MirewoodCommand, nameIn, type View } from '@quadrant/mirewood';
import type { PartProps } from '../contract.js';
import { thing } from './Panels.js';
import { SPEECH, TEXTS, WORDS } from './texts.js';

const ENEMIES = game.book.kinds.filter(({ role }) => role === 'enemy').map(({ name }) => name);
const WALKABLE = game.book.tiles.filter(({ enterable, goal }) => enterable && !goal).map(({ name }) => name);
/** Ground without anything on it has no picture of its own. */
const LYING = brushes.filter(({ name, role }) => role === 'tile' && WALKABLE.includes(name) && thing(name));

const aboutOf = (name: string) => SPEECH.legend().find(({ id }) => id === name)?.about;

export function About({ stage: { view } }: PartProps<MirewoodCommand, Fact, View>) {
  const enemies = ENEMIES.flatMap((name) => {
    const count = view.pieces.filter(({ kind }) => kind === name).length;
    return count > 0 ? [{ name, count }] : [];
  });
  const lying = LYING.filter(({ name }) => view.tiles.some((row) => row.includes(name)));
  return (
    <>
      <h2 class="label-line">{TEXTS.outThere}</h2>
      {enemies.length > 0 ? (
        <ul>
          {enemies.map(({ name, count }) => (
            <li key={name} title={aboutOf(name)}>
              {thing(name)}
              <span>{nameIn(WORDS, name)}</span>
              <b class="count-of">{count}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p class="hint">{TEXTS.nobody}</p>
      )}
      {lying.length > 0 && <h2 class="label-line">{TEXTS.underFoot}</h2>}
      <ul>
        {lying.map(({ name }) => (
          <li key={name} title={aboutOf(name)}>
            {thing(name)}
            <span>{nameIn(WORDS, name)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
