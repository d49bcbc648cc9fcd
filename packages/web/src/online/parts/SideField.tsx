/** RAIInet: one's own links and cards, for who does not want them dealt. */
import { useState } from 'preact/hooks';
import { findGame } from '../../games.js';
import { DrawingBook } from '../../parts/drawing.js';

export interface Side {
  readonly links: string; // 'V1V2V3V4D1D2D3D4'
  readonly hand: string; // 'LFDSP'
}

const load = async () => {
  const [{ Arrange }, { Hand }, { chance, dealSide, USUAL_HAND }, screen] = await Promise.all([
    import('../../screens/raiinet/Arrange.js'),
    import('../../screens/raiinet/Hand.js'),
    import('../../screens/raiinet/start.js'),
    findGame('raiinet')!.screen(),
  ]);
  const deal = (): string => dealSide(chance()).links;
  return { Arrange, Hand, deal, usual: USUAL_HAND, drawings: screen.drawings };
};

export function SideField({ onChange }: { onChange: (side: Side | null) => void }) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [side, setSide] = useState<Side | null>(null);
  const change = (next: Side | null) => {
    setSide(next);
    onChange(next);
  };
  const arrange = async () => {
    const loaded = await load();
    setParts(loaded);
    change({ links: loaded.deal(), hand: loaded.usual });
  };
  if (!parts || !side)
    return (
      <p class="row">
        <button type="button" onClick={arrange}>
          Arrange my links and cards…
        </button>
        <span class="hint">They are dealt otherwise.</span>
      </p>
    );
  return (
    <section class="side-field">
      <DrawingBook drawings={parts.drawings} />
      <parts.Arrange
        seat={0}
        links={side.links}
        onChange={(links) => change({ ...side, links })}
        onShuffle={() => change({ ...side, links: parts.deal() })}
      />
      <parts.Hand hand={side.hand} onChange={(hand) => change({ ...side, hand })} />
      <p class="row">
        <button type="button" onClick={() => change(null)}>
          Let them be dealt
        </button>
      </p>
    </section>
  );
}
