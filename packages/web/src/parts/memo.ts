/** A component that is drawn anew only when `same` says that its props differ. */
import { Component, type ComponentChildren, h } from 'preact';

export function memo<P extends object>(draw: (props: P) => ComponentChildren, same: (a: P, b: P) => boolean) {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !same(this.props, next);
    }
    override render(): ComponentChildren {
      return h(draw as never, this.props as never);
    }
  };
}
