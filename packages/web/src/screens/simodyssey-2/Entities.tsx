/** What a test mission shows about every entity: those of one sector at hand, all of them on demand. */
import type { EntityView } from '@quadrant/simodyssey-2';
import { keyOf } from './board.js';
import { picture } from './pictures.js';
import { SPEECH, TEXTS } from './texts.js';

export function Entities({ entities, sector }: { entities: readonly EntityView[]; sector: string }) {
  const here = entities.filter(({ at }) => keyOf(at) === sector);
  return (
    <section class="card-box entities">
      <h2 class="label-line">{TEXTS.inSector(sector)}</h2>
      {here.length === 0 && <p class="empty">{TEXTS.nothing}</p>}
      <List entities={here} words={SPEECH.describeHere} />
      <details>
        <summary>{TEXTS.allEntities(entities.length)}</summary>
        <List entities={entities} words={SPEECH.describe} />
      </details>
    </section>
  );
}

function List(props: { entities: readonly EntityView[]; words: (entity: EntityView) => string }) {
  return (
    <ul>
      {props.entities.map((entity) => (
        <li key={entity.id}>
          {picture(entity.letter)}
          <span>{props.words(entity)}</span>
        </li>
      ))}
    </ul>
  );
}
