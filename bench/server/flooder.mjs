/** flooder.mjs ADDRESS | sink: floods a server of matches, or a server beside it that does nothing. */
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

const PIECE = 50; // messages before it looks whether they went out
let [, , address] = process.argv;
if (address === 'sink') {
  const http = createServer().listen(0, '127.0.0.1');
  new WebSocketServer({ server: http });
  await new Promise((done) => http.once('listening', done));
  address = `http://127.0.0.1:${http.address().port}/`;
}
const text = JSON.stringify({ t: 'ping', n: 1 });

function start() {
  const socket = new WebSocket(`${address.replace('http', 'ws')}api/socket`);
  const more = () => {
    if (socket.readyState !== WebSocket.OPEN) return;
    for (let n = 0; n < PIECE; n++) socket.send(text);
    setImmediate(more);
  };
  socket.on('open', () => {
    socket.send(JSON.stringify({ t: 'hello', protocol: 'quadrant-match/1' }));
    more();
  });
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(start, 10));
}
start();
process.send('floods');
