/** Matches of RAIInet on our server: two seats each. */
import { WebSocket } from 'ws';

const LONGEST_ANSWER = 60_000; // milliseconds

async function call(address, token, path, body) {
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_ANSWER),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Views come as what changed in them, as the protocol offers; QUADRANT_VIEWS=whole asks for whole ones. */
const CHANGES = process.env.QUADRANT_VIEWS !== 'whole';

/** One step of RFC 6902 on the view of a state. */
function perform(state, { op, path, value }) {
  const keys = path.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  keys[0] = 'view';
  const last = keys.pop();
  const parent = keys.reduce((at, key) => at[key], state);
  if (!Array.isArray(parent)) {
    if (op === 'remove') delete parent[last];
    else parent[last] = value;
  } else if (op === 'remove') parent.splice(Number(last), 1);
  else if (op === 'add') parent.splice(last === '-' ? parent.length : Number(last), 0, value);
  else parent[last] = value;
}

/** A seat's socket: what it knows of its match. */
class Seat {
  constructor(address, token, match) {
    this.match = match;
    this.state = null;
    this.ids = 0;
    this.prefix = `load-${match}`.slice(0, 20);
    this.socket = new WebSocket(`${address.replace('http', 'ws')}api/socket`);
    this.ready = new Promise((done, failed) => {
      this.socket.on('open', () => {
        this.say({ t: 'hello', protocol: 'quadrant-match/1', token });
        this.say({ t: 'watch', match, changes: CHANGES });
      });
      this.socket.on('error', failed);
      this.socket.on('close', (code) => failed(new Error(`a socket was closed: ${code}`)));
      this.begun = done;
    });
    this.changed = () => {};
    this.socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.t === 'state') {
        this.state = message;
        this.begun();
      } else if (message.t === 'event') {
        if (message.change) for (const step of message.change) perform(this.state, step);
        Object.assign(this.state, message);
      } else if (message.t === 'refused' || message.t === 'error') throw new Error(JSON.stringify(message));
      this.changed();
    });
  }
  say(message) {
    this.socket.send(JSON.stringify(message));
  }
  close() {
    this.socket.close();
  }
  give(command) {
    const { ply } = this.state;
    this.say({ t: 'give', match: this.match, id: `${this.prefix}-${++this.ids}`, ply, command });
  }
}

/** Opens so many matches with both seats connected; `choosers` says how the seats of each choose. */
export async function openMatches(addresses, many, choosers, options = {}) {
  const matches = [];
  const queue = Array.from({ length: many }, (_, n) => n).values();
  const worker = async () => {
    for (const n of queue) {
      const [one, other] = [addresses[0], addresses[addresses.length - 1]]; // seats are spread over the nodes
      const ann = await call(one, null, '/api/guest', { name: 'Ann' });
      const bob = await call(other, null, '/api/guest', { name: 'Bob' });
      const { match } = await call(one, ann.token, '/api/matches', {
        game: 'raiinet',
        seats: ['me', 'open'],
        ...options,
      });
      await call(other, bob.token, `/api/matches/${match}/join`, {});
      const seats = [new Seat(one, ann.token, match), new Seat(other, bob.token, match)];
      matches.push({ seats, choose: choosers(n) });
      await Promise.all(seats.map(({ ready }) => ready));
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return matches;
}
