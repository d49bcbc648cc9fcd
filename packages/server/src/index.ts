/** The match server. */
export { LIMITS, type Limits } from './limits.js';
export { type Server, type ServerOptions, startServer } from './server.js';
