/** Colyseus in a process of its own: a room a match, each seat is sent its view after every command; nothing is kept. */

import { createServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answerCosts } from './costs.mjs';
import { begin, give, isOver, seenBy } from './raiinet-table.mjs';

class Table extends Room {
  onCreate() {
    this.maxClients = 2;
    this.position = begin();
    this.ply = 0;
    this.onMessage('give', (client, { ply, command }) => {
      const seat = this.clients.indexOf(client);
      if (ply !== this.ply || !give(this.position, seat, command)) return client.send('refused', {});
      this.ply++;
      this.tell();
    });
    this.onMessage('look', () => this.tell());
  }
  tell() {
    this.clients.forEach((client, seat) => {
      client.send('view', { ...seenBy(this.position, seat), ply: this.ply, over: isOver(this.position) });
    });
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('raiinet', Table);
await server.listen(0, '127.0.0.1');
answerCosts(`http://127.0.0.1:${http.address().port}/`);
