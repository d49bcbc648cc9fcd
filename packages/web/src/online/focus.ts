/**
 * Where the keyboard is while pages and buttons come and go: a new page begins at its heading, and where what had the
 * focus is gone, the focus goes to what is there in its place.
 */
import { useEffect } from 'preact/hooks';

/** The first of these that is there. */
const PLACES = ['.end-card', '.board [role="gridcell"][tabindex="0"]', 'h1'];
const FOCUSABLE = ['a', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]'].join();

function focusOn(place: string): void {
  const found = document.querySelector<HTMLElement>(place);
  if (found === null) return;
  if (place === 'h1') {
    found.tabIndex = -1;
    found.style.outline = 'none'; // nothing can be pressed there
  }
  found.focus({ preventScroll: place !== 'h1' });
}

/** `page`: which one is shown. The one that the site began with leaves the focus where the browser put it. */
export function useFocus(page: string, isFirst: boolean): void {
  useEffect(() => {
    let had: Element | null = null; // null also where somebody pressed on nothing
    const note = ({ target }: Event) => {
      had = target instanceof Element ? target.closest(FOCUSABLE) : null;
    };
    const look = () => {
      if (had === null || had.isConnected || document.activeElement !== document.body) return;
      const place = PLACES.find((each) => document.querySelector(each) !== null);
      if (place) focusOn(place);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note, true);
    return () => {
      watcher.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note, true);
    };
  }, []);
  useEffect(() => {
    if (!isFirst) focusOn('h1');
  }, [page]);
}
