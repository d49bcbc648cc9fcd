/** Presses while a turn is being shown: they end the showing, and all but a double one do what they do. */

interface Showing {
  readonly stage: { readonly animating: boolean };
  skip(): void;
}

const buttonOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('button') : null;

/**
 * Any press shows the end of a turn. Where it is a second one of the button that played the turn it does nothing else, so
 * that a double click is no second turn; walking is quick, and each press of it a step. Gives the way to stop.
 */
export function heedPresses(play: Showing): () => void {
  let last: Element | null = null; // button
  let isDouble = false;
  const down = ({ target }: Event) => {
    isDouble = last !== null && play.stage.animating && buttonOf(target) === last;
    play.skip();
  };
  const click = (event: MouseEvent) => {
    const button = buttonOf(event.target);
    if (isDouble && button === last && !button?.matches('[data-quick] *')) event.stopPropagation();
    isDouble = false;
    last = button;
  };
  addEventListener('pointerdown', down, true);
  addEventListener('click', click, true);
  return () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('click', click, true);
  };
}
