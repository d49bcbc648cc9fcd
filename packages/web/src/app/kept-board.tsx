/**
 * The board of a game that goes on, as a picture for the start page: as its player left it, or as everybody may see it
 * where several players share this screen.
 */
import { type DigestLine, SPECTATOR } from '@quadrant/kernel';
import type { VNode } from 'preact';
import type { PageGame } from '../games.js';
import type { Kept } from '../keep/games.js';
import { settings } from '../keep/settings.js';
import { Board } from '../parts/Board.js';
import { DrawingBook } from '../parts/drawing.js';
import { type AnyPlay, Play } from '../play/play.js';
import { makeStage } from '../play/stage.js';
import type { AnyStage } from '../screens/contract.js';

export interface KeptPicture {
  readonly board: VNode;
  readonly news: DigestLine | null; // what concerned the player last
}

/** Null: what is kept cannot be played again. */
export async function pictureOf(entry: PageGame, kept: Kept): Promise<KeptPicture | null> {
  const screen = await entry.screen();
  const play = await Play.load(screen, kept.record, kept.undone);
  if (!play.ok) return null;
  const stage = stageFor(play.value);
  const model = screen.board(stage);
  if (model.cells.length === 0) return null;
  return {
    news: screen.digest(stage.news, stage.seat).find(({ tone }) => tone !== 'quiet') ?? null,
    board: (
      <div class="kept-board" inert aria-hidden="true">
        <DrawingBook drawings={screen.drawings} />
        <Board
          model={model}
          marks={stage.marks}
          preview={[]}
          travels={false}
          glyphs={settings().glyphs}
          arrows="focus"
          confirmTouch={false}
          notice={null}
          onPoint={() => {}}
          onPress={() => {}}
        />
      </div>
    ),
  };
}

function stageFor(play: AnyPlay): AnyStage {
  if (play.phase === 'open') return { ...play.stage, legal: [], live: false };
  const { table, stage, screen } = play;
  const around = { ...stage, seat: SPECTATOR, reader: SPECTATOR, live: false, legal: [] };
  return makeStage(screen, table.moment(SPECTATOR), table.log(SPECTATOR), around);
}
