/**
 * The tree of a search, in a few long arrays: thousands of nodes come and go with every decision, and as objects of
 * their own they would cost more than what is done with them. A node is its number; its actions are the places
 * `first[node]` and after, `size[node]` of them, in rising order. Each stands as 2 * action + its secret.
 */

export const NONE = -1;

export class Tree {
  first = new Int32Array(1 << 10);
  size = new Int32Array(1 << 10);
  private shown = new Int32Array(1 << 10); // what tells it from other nodes behind the same action
  private next = new Int32Array(1 << 10); // such a node, or NONE
  seen = new Int32Array(1 << 10); // how often the node was walked through
  totals = new Float64Array(1 << 10); // of the values that came out
  private nodes = 0;
  actions = new Int32Array(1 << 14);
  children = new Int32Array(1 << 14); // the first of the nodes behind it, or NONE
  visits = new Int32Array(1 << 14);
  priors = new Float64Array(1 << 14);
  sums = new Float64Array(1 << 14); // of the values to who is on move
  private places = 0;

  get isEmpty(): boolean {
    return this.nodes === 0;
  }

  clear(): void {
    this.nodes = 0;
    this.places = 0;
  }

  /** A new node with these actions, none of them tried yet. */
  add(actions: Int32Array, priors: Float64Array, n: number): number {
    if (this.nodes === this.first.length) {
      this.first = longer(this.first, new Int32Array(2 * this.nodes));
      this.size = longer(this.size, new Int32Array(2 * this.nodes));
      this.shown = longer(this.shown, new Int32Array(2 * this.nodes));
      this.next = longer(this.next, new Int32Array(2 * this.nodes));
      this.seen = longer(this.seen, new Int32Array(2 * this.nodes));
      this.totals = longer(this.totals, new Float64Array(2 * this.nodes));
    }
    const node = this.nodes++;
    const from = this.reserve(n);
    this.first[node] = from;
    this.size[node] = n;
    this.seen[node] = 0;
    this.totals[node] = 0;
    for (let i = 0; i < n; i++) this.begin(from + i, actions[i], priors[i]);
    return node;
  }

  /** The node behind a place where this was shown, or NONE. */
  behind(place: number, shown: number): number {
    let node = this.children[place];
    while (node !== NONE && this.shown[node] !== shown) node = this.next[node];
    return node;
  }

  /** The same behind the same action with the other secret. */
  behindTwin(node: number, place: number, shown: number): number {
    const twin = this.actions[place] ^ 1;
    const at = twin > this.actions[place] ? place + 1 : place - 1;
    const isHere = at >= this.first[node] && at < this.first[node] + this.size[node];
    return isHere && this.actions[at] === twin ? this.behind(at, shown) : NONE;
  }

  /** Lets a place lead where another one leads that looks the same. */
  share(place: number, node: number): void {
    if (this.children[place] === NONE) this.children[place] = node;
  }

  /** Puts a new node behind a place, for who was shown this. */
  put(place: number, shown: number, node: number): void {
    this.shown[node] = shown;
    this.next[node] = this.children[place];
    this.children[place] = node;
  }

  /** Takes in actions of another world that the node has not met. It moves to where there is room for all. */
  widen(node: number, actions: Int32Array, priors: Float64Array, n: number): void {
    let mine = this.first[node];
    const end = mine + this.size[node];
    const from = this.reserve(this.size[node] + n);
    let to = from;
    for (let i = 0; i < n || mine < end; to++) {
      if (mine === end || (i < n && actions[i] < this.actions[mine])) {
        this.begin(to, actions[i], priors[i]);
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

  private begin(place: number, action: number, prior: number): void {
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
