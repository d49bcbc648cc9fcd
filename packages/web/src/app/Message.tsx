/** A whole page that says one thing and offers the way on. */
import type { ComponentChildren } from 'preact';

export function Message(props: {
  title: string;
  words: string;
  detail?: string | undefined;
  children?: ComponentChildren;
}) {
  return (
    <main class="message">
      <h1>{props.title}</h1>
      <p>{props.words}</p>
      {props.detail && <p class="hint">{props.detail}</p>}
      {props.children && <p class="row">{props.children}</p>}
    </main>
  );
}
