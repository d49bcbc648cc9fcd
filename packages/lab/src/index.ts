export * from './games.js';
