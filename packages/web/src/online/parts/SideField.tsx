/** One's own side, for who does not want it dealt. RAIInet: links and cards. */
import { useState } from 'preact/hooks';
import { findGame } from '../../games.js';
import { DrawingBook } from '../../parts/drawing.js';
import { online } from '../../words/online.js';

/** What one begins with, where that is one's own choice. */
export interface ChosenSide {
  readonly links: string; // 'V1V2V3V4D1D2D3D4'
  readonly hand: string; // 'LFDSP'
}

const load = async (game: string) => {
  const [{ Arrange }, { Hand }, { chance, dealSide, USUAL_HAND }, screen] = await Promise.all([
    import('../../screens/raiinet/Arrange.js'),
    import('../../screens/raiinet/Hand.js'),
    import('../../screens/raiinet/start.js'),
    findGame(game)!.screen(),
  ]);
  const deal = (): string => dealSide(chance()).links;
  return { Arrange, Hand, deal, usual: USUAL_HAND, drawings: screen.drawings };
};

interface SideFieldProps {
  readonly game: string;
  onChange(side: ChosenSide | null): void;
}

function RaiinetSide({ game, onChange }: SideFieldProps) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [side, setSide] = useState<ChosenSide | null>(null);
  const change = (next: ChosenSide | null) => {
    setSide(next);
    onChange(next);
  };
  const arrange = async () => {
    const loaded = await load(game);
    setParts(loaded);
    change({ links: loaded.deal(), hand: loaded.usual });
  };
  if (!parts || !side)
    return (
      <p class="row">
        <button type="button" onClick={arrange}>
          {online.side.arrange}
        </button>
        <span class="hint">{online.side.dealt}</span>
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
          {online.side.deal}
        </button>
      </p>
    </section>
  );
}

const FIELDS: Readonly<Record<string, typeof RaiinetSide>> = { raiinet: RaiinetSide };

/** What a player chooses before a match; nothing where a game's sides are dealt. */
export function SideField(props: SideFieldProps) {
  const Field = Object.hasOwn(FIELDS, props.game) ? FIELDS[props.game] : null;
  return Field && <Field {...props} />;
}
