/** Keys that work anywhere on a game's page, except while something is typed or a dialog is open. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Binding } from '../screens/contract.js';

export function useKeys(bindings: () => readonly Binding[]): void {
  const latest = useRef(bindings);
  latest.current = bindings;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]') || isTyping(event.target)) return;
      if (isSlider(event.target) && SLIDER_KEYS.test(event.key)) return;
      const name = event.ctrlKey || event.metaKey ? `Ctrl+${event.key.toLowerCase()}` : event.key;
      if (event.altKey) return;
      if (isPressable(event.target) && (name === 'Enter' || name === ' ')) {
        if (event.repeat) event.preventDefault(); // else it would be a press each time
        return;
      }
      const binding = latest.current().find((each) => each.key === name);
      if (!binding) return;
      event.preventDefault();
      if (!event.repeat || binding.repeats) binding.press(); // a key held too long plays one turn, not twelve
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** What moves a slider that has the focus. */
const SLIDER_KEYS = /^(Arrow|Page|Home$|End$)/;
const isSlider = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'range';

/** Inputs that are pressed, not typed into. */
const isSwitch = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && ['button', 'checkbox', 'submit', 'range'].includes(target.type);

const isTyping = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement && !isSwitch(target)) ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Whether Enter and the space bar mean this very thing. */
const isPressable = (target: EventTarget | null) =>
  isSwitch(target) || (target instanceof Element && target.matches('button, a, summary'));
