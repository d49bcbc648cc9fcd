/** The match server. */
export { dataFolder, type Served, type Serving, serve } from './serve.js';
export { type Server, type ServerOptions, startServer } from './server.js';
