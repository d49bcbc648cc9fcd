/** The match server. */

export { callServer, type OnlineBot, playOnline } from './client/online-bot.js';
export { SERVE_OPTIONS, type ServeOptions, type ServeValues, servingOf } from './options.js';
export { dataFolder, type Served, type Serving, serve } from './serve.js';
export { servedWords, whyNotServed } from './serve-words.js';
export { type Server, type ServerOptions, startServer } from './server.js';
