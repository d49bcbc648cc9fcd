/**
 * The tree of a search, in a few long arrays: thousands of nodes come and go with every decision, and as objects of
 * their own they would cost more than what is done with them. A node is its number; its actions are the places
 * `first[node]` and after, `size[node]` of them, in rising order.
 */

export const NONE = -1;

export class Tree {
  first = new Int32Array(1 << 10);
  size = new Int32Array(1 << 10);
  private nodes = 0;
  actions = new Int32Array(1 << 14);
  children = new Int32Array(1 << 14); // nodes, or NONE
  visits = new Int32Array(1 << 14);
  priors = new Float64Array(1 << 14);
  sums = new Float64Array(1 << 14); // of the values to who is on move
  private places = 0;

  clear(): void {
    this.nodes = 0;
    this.places = 0;
  }

  /** A new node with these actions, none of them tried yet. */
  add(actions: Int32Array, priors: Float64Array, n: number): number {
    if (this.nodes === this.first.length) {
      this.first = longer(this.first, new Int32Array(2 * this.nodes));
      this.size = longer(this.size, new Int32Array(2 * this.nodes));
    }
    const node = this.nodes++;
    const from = this.reserve(n);
    this.first[node] = from;
    this.size[node] = n;
    for (let i = 0; i < n; i++) this.put(from + i, actions[i], priors[i]);
    return node;
  }

  /** Takes in actions of another world that the node has not met. It moves to where there is room for all. */
  widen(node: number, actions: Int32Array, priors: Float64Array, n: number): void {
    let mine = this.first[node];
    const end = mine + this.size[node];
    const from = this.reserve(this.size[node] + n);
    let to = from;
    for (let i = 0; i < n || mine < end; to++) {
      if (mine === end || (i < n && actions[i] < this.actions[mine])) {
        this.put(to, actions[i], priors[i]);
        i++;
        continue;
      }
      if (i < n && actions[i] === this.actions[mine]) i++;
      this.actions[to] = this.actions[mine];
      this.children[to] = this.children[mine];
      this.visits[to] = this.visits[mine];
      this.priors[to] = this.priors[mine];
      this.sums[to] = this.sums[mine];
      mine++;
    }
    this.first[node] = from;
    this.size[node] = to - from;
    this.places = to;
  }

  private put(place: number, action: number, prior: number): void {
    this.actions[place] = action;
    this.children[place] = NONE;
    this.visits[place] = 0;
    this.priors[place] = prior;
    this.sums[place] = 0;
  }

  private reserve(n: number): number {
    const from = this.places;
    this.places += n;
    let length = this.actions.length;
    if (this.places <= length) return from;
    while (length < this.places) length *= 2;
    this.actions = longer(this.actions, new Int32Array(length));
    this.children = longer(this.children, new Int32Array(length));
    this.visits = longer(this.visits, new Int32Array(length));
    this.priors = longer(this.priors, new Float64Array(length));
    this.sums = longer(this.sums, new Float64Array(length));
    return from;
  }
}

function longer<T extends Int32Array | Float64Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
