/** What the menu of a game holds: save, open, share, start anew. */

import { capital } from '@quadrant/kernel';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { packRecord } from '../keep/link.js';
import { useSettings } from '../parts/hooks.js';
import { Icon, type IconName } from '../parts/icons.js';
import { LinkField } from '../parts/LinkField.js';
import type { AnyPlay } from '../play/play.js';
import { makeRoute } from '../route.js';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';
import { openFile, savePlay } from './files.js';
import { TableActs } from './TableActs.js';

interface MenuProps {
  readonly entry: PageGame;
  readonly play: AnyPlay;
  onClose(): void;
}

export function MenuItems({ entry, play, onClose }: MenuProps) {
  const [link, setLink] = useState<string | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const { developer } = useSettings();
  const [Inspector, setInspector] = useState<ComponentType<{ play: AnyPlay; onClose(): void }> | null>(null);
  const share = async () => {
    const packed = await packRecord(play.record()).catch(() => null);
    if (packed === null) {
      setWords(later.menu.noLinks);
      return;
    }
    const { href } = new URL(makeRoute(entry.id, 'link', play.stage.turn, packed), location.href);
    setLink(href);
    const copied = await navigator.clipboard?.writeText(href).then(
      () => true,
      () => false,
    );
    setWords(copied ? later.menu.linkCopied : later.menu.copyLink);
  };
  const secret = !play.everything;
  return (
    <div class="menu">
      {entry.seeded && <p class="hint">{capital(shell.seed(play.seed))}</p>}
      <TableActs play={play} />
      <Item icon="save" label={later.menu.save} onPress={() => savePlay(play)} />
      {secret && <p class="hint">{later.menu.fileSecrets}</p>}
      <Item icon="load" label={later.menu.load} onPress={() => openFile().then(onClose)} />
      <Item icon="share" label={later.menu.share} off={secret} onPress={share} />
      {secret && <p class="hint">{later.menu.shareLater}</p>}
      {words && (
        <p class="hint" role="status">
          {words}
        </p>
      )}
      {link && <LinkField label={later.menu.link} link={link} />}
      {others(play).map((seat) => (
        <a
          key={seat}
          class="item"
          target="_blank"
          rel="noreferrer"
          href={play.windows[seat]!}
          onClick={onClose}
        >
          <Icon name="share" />
          {later.menu.window(seat + 1)}
        </a>
      ))}
      <a class="item" href={makeRoute(entry.id, 'play')} onClick={onClose}>
        <Icon name="new" />
        {later.menu.newGame}
      </a>
      <a class="item" href={makeRoute(entry.id)}>
        <Icon name="settings" />
        {later.menu.choose}
      </a>
      {developer && (
        <Item
          icon="eye"
          label={later.lookInside}
          onPress={() => import('./Inspector.js').then((module) => setInspector(() => module.Inspector))}
        />
      )}
      <a class="item" href={makeRoute(entry.id, 'rules')}>
        <Icon name="help" />
        {shell.rules}
      </a>
      {Inspector && <Inspector play={play} onClose={() => setInspector(null)} />}
    </div>
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
