/** Whether a run is one's try of this day: its record is given to nobody before the day is over, so nobody asks for it. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from './api.js';
import type { StateMessage } from './client/story.js';
import { me } from './who.js';

async function isOfToday({ match, game }: StateMessage): Promise<boolean> {
  const found = await ask('boards', 'boards');
  const daily = found.ok && found.value.boards.find((each) => each.kind === 'daily' && each.game === game);
  if (!daily) return false;
  const board = await ask('board', `boards/${encodeURIComponent(daily.board)}`, { token: me()?.token });
  return board.ok && board.value.tried === match;
}

/** Null while it is not known yet. */
export function useOfToday(state: StateMessage): boolean | null {
  const alone = state.players.length === 1;
  const [ofToday, setOfToday] = useState(alone ? null : false);
  useEffect(() => {
    if (alone) void isOfToday(state).then(setOfToday);
  }, []);
  return ofToday;
}
