/** Matches of RAIInet on boardgame.io: two seats each. */
import client from 'boardgame.io/dist/cjs/client.js';
import multiplayer from 'boardgame.io/dist/cjs/multiplayer.js';
import { table } from './boardgame-table.mjs';
import { chooser } from './raiinet-table.mjs';

const { Client } = client;
const { SocketIO } = multiplayer;

class Seat {
  constructor(address, matchID, playerID, credentials) {
    this.state = null;
    this.changed = () => {};
    this.client = Client({
      game: table,
      numPlayers: 2,
      matchID,
      playerID,
      credentials,
      debug: false,
      multiplayer: SocketIO({ server: address }),
    });
    this.ready = new Promise((done) => {
      this.client.subscribe((state) => {
        if (state === null || state.G.view === undefined) return;
        this.state = state.G;
        done();
        this.changed();
      });
    });
    this.client.start();
  }
  /** Else it tries to come back for ever. */
  close() {
    this.client.stop();
  }
  give(command) {
    this.client.moves.give(command);
  }
}

async function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

export async function openMatches(address, many) {
  const matches = [];
  for (let n = 0; n < many; n++) {
    const { matchID } = await post(`${address}games/raiinet/create`, { numPlayers: 2 });
    const seats = [];
    for (const playerID of ['0', '1']) {
      const join = { playerID, playerName: playerID };
      const { playerCredentials } = await post(`${address}games/raiinet/${matchID}/join`, join);
      seats.push(new Seat(address, matchID, playerID, playerCredentials));
    }
    await Promise.all(seats.map(({ ready }) => ready));
    matches.push({ seats, choose: [chooser(n), chooser(n)] });
  }
  return matches;
}
