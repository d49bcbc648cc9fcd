/** boardgame.io in a process of its own: its store is memory, each seat is sent its view by `playerView`. */
import boardgame from 'boardgame.io/dist/cjs/server.js';
import { table } from './boardgame-table.mjs';
import { answerCosts } from './costs.mjs';

const { Server, Origins } = boardgame;
process.stdout.write = () => true; // it announces itself
const server = Server({ games: [table], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
answerCosts(`http://127.0.0.1:${appServer.address().port}/`);
