/** Save, open, share, start anew: as a panel on a phone, as a dialog behind one button elsewhere. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { GameEntry } from '../games.js';
import { packRecord } from '../keep/link.js';
import { Dialog } from '../parts/Dialog.js';
import { useSettings } from '../parts/hooks.js';
import { Icon, type IconName } from '../parts/icons.js';
import type { AnyPlay } from '../play/play.js';
import { makeRoute } from '../route.js';
import { openFile, savePlay } from './files.js';

interface MenuProps {
  readonly entry: GameEntry;
  readonly play: AnyPlay;
  readonly asDialog?: boolean;
}

export function GameMenu({ entry, play, asDialog }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const { developer } = useSettings();
  const [Inspector, setInspector] = useState<ComponentType<{ play: AnyPlay; onClose(): void }> | null>(null);
  const close = () => {
    setOpen(false);
    setLink(null);
    setWords(null);
  };
  const share = async () => {
    const packed = await packRecord(play.record()).catch(() => null);
    if (packed === null) {
      setWords('This browser cannot make such links. Save the game as a file instead.');
      return;
    }
    const { href } = new URL(makeRoute(entry.id, 'link', play.stage.turn, packed), location.href);
    setLink(href);
    const copied = await navigator.clipboard?.writeText(href).then(
      () => true,
      () => false,
    );
    setWords(
      copied
        ? 'The link is copied. It holds the whole game and opens at the turn you are looking at.'
        : 'Copy this link. It holds the whole game.',
    );
  };
  const secret = !play.everything;
  const body = (
    <div class="menu">
      {entry.seeded && <p class="hint">Seed {play.seed}</p>}
      <Item icon="save" label="Save as a file" onPress={() => savePlay(play)} />
      {secret && (
        <p class="hint">
          The file holds the secrets of all players. So does what this browser keeps of the game while it
          runs.
        </p>
      )}
      <Item
        icon="load"
        label="Open a saved game"
        onPress={() => openFile().then((why) => (why ? setWords(why) : close()))}
      />
      <Item icon="share" label="Share a link to this moment" off={secret} onPress={share} />
      {secret && (
        <p class="hint">Sharing waits for the end of the game: a link holds the secrets of all players.</p>
      )}
      {words && (
        <p class="hint" role="status">
          {words}
        </p>
      )}
      {link && (
        <input
          class="link"
          readOnly
          value={link}
          aria-label="Link to this moment"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {others(play).map((seat) => (
        <a
          key={seat}
          class="item"
          target="_blank"
          rel="noreferrer"
          href={play.windows[seat]!}
          onClick={close}
        >
          <Icon name="share" />
          Open a window for Player {seat + 1}
        </a>
      ))}
      <a class="item" href={makeRoute(entry.id, 'play')} onClick={close}>
        <Icon name="new" />
        New game
      </a>
      <a class="item" href={makeRoute(entry.id)}>
        <Icon name="settings" />
        Choose how to play
      </a>
      {developer && (
        <Item
          icon="eye"
          label="Look inside"
          onPress={() => import('./Inspector.js').then((module) => setInspector(() => module.Inspector))}
        />
      )}
      <a class="item" href={makeRoute(entry.id, 'rules')}>
        <Icon name="help" />
        Rules
      </a>
    </div>
  );
  const inspector = Inspector && <Inspector play={play} onClose={() => setInspector(null)} />;
  if (!asDialog)
    return (
      <>
        {body}
        {inspector}
      </>
    );
  return (
    <>
      <button type="button" class="quiet wide-only" onClick={() => setOpen(true)}>
        Game
      </button>
      {inspector}
      {open && !Inspector && (
        <Dialog title="Game" onClose={close}>
          {body}
        </Dialog>
      )}
    </>
  );
}

/** The seats at this screen, beside the one shown, that could have a window of their own. */
const others = ({ stage, windows, seatsHere, screen }: AnyPlay) =>
  screen.secrets ? [] : seatsHere.filter((seat) => seat !== stage.seat && windows[seat] && !stage.outcome);

function Item(props: { icon: IconName; label: string; off?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      class="item"
      aria-disabled={props.off === true}
      onClick={() => !props.off && props.onPress()}
    >
      <Icon name={props.icon} />
      {props.label}
    </button>
  );
}
