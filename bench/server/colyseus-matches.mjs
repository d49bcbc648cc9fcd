/** Matches of RAIInet on Colyseus: two seats each. */
import { Client } from 'colyseus.js';
import { chooser } from './raiinet-table.mjs';

class Seat {
  constructor(room) {
    this.room = room;
    this.state = null;
    this.changed = () => {};
    this.ready = new Promise((done) => {
      room.onMessage('view', (state) => {
        this.state = state;
        done();
        this.changed();
      });
      room.onMessage('refused', () => {
        throw new Error('refused');
      });
    });
  }
  close() {
    this.room.leave();
  }
  give(command) {
    this.room.send('give', { ply: this.state.ply, command });
  }
}

export async function openMatches(address, many) {
  const matches = [];
  for (let n = 0; n < many; n++) {
    const first = await new Client(address).create('raiinet');
    const second = await new Client(address).joinById(first.roomId);
    const seats = [new Seat(first), new Seat(second)];
    second.send('look', {});
    await Promise.all(seats.map(({ ready }) => ready));
    matches.push({ seats, choose: [chooser(n), chooser(n)] });
  }
  return matches;
}
