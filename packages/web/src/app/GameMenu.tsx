/** Save, open, share, start anew: as a panel on a phone, as a dialog behind one button elsewhere. */

import { capital } from '@quadrant/kernel';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { packRecord } from '../keep/link.js';
import { Dialog } from '../parts/Dialog.js';
import { useSettings } from '../parts/hooks.js';
import { Icon, type IconName } from '../parts/icons.js';
import type { AnyPlay } from '../play/play.js';
import { makeRoute } from '../route.js';
import { shell } from '../words/shell.js';
import { openFile, savePlay } from './files.js';

interface MenuProps {
  readonly entry: PageGame;
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
      setWords(shell.menu.noLinks);
      return;
    }
    const { href } = new URL(makeRoute(entry.id, 'link', play.stage.turn, packed), location.href);
    setLink(href);
    const copied = await navigator.clipboard?.writeText(href).then(
      () => true,
      () => false,
    );
    setWords(copied ? shell.menu.linkCopied : shell.menu.copyLink);
  };
  const secret = !play.everything;
  const body = (
    <div class="menu">
      {entry.seeded && <p class="hint">{capital(shell.seed(play.seed))}</p>}
      <Item icon="save" label={shell.menu.save} onPress={() => savePlay(play)} />
      {secret && <p class="hint">{shell.menu.fileSecrets}</p>}
      <Item
        icon="load"
        label={shell.menu.load}
        onPress={() => openFile().then((why) => (why ? setWords(why) : close()))}
      />
      <Item icon="share" label={shell.menu.share} off={secret} onPress={share} />
      {secret && <p class="hint">{shell.menu.shareLater}</p>}
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
          aria-label={shell.menu.link}
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
          {shell.menu.window(seat + 1)}
        </a>
      ))}
      <a class="item" href={makeRoute(entry.id, 'play')} onClick={close}>
        <Icon name="new" />
        {shell.menu.newGame}
      </a>
      <a class="item" href={makeRoute(entry.id)}>
        <Icon name="settings" />
        {shell.menu.choose}
      </a>
      {developer && (
        <Item
          icon="eye"
          label={shell.lookInside}
          onPress={() => import('./Inspector.js').then((module) => setInspector(() => module.Inspector))}
        />
      )}
      <a class="item" href={makeRoute(entry.id, 'rules')}>
        <Icon name="help" />
        {shell.rules}
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
        {shell.menu.title}
      </button>
      {inspector}
      {open && !Inspector && (
        <Dialog title={shell.menu.title} onClose={close}>
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
