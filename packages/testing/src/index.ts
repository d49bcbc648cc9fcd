export * from './conformance.js';
export * from './docs.js';
export * from './run-program.js';
export * from './sentences.js';
export * from './transcripts.js';
export * from './words.js';
