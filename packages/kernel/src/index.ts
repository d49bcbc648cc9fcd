export * from './command.js';
export * from './contract.js';
export * from './digest.js';
export * from './grammar.js';
export * from './hash.js';
export * from './program.js';
export * from './random.js';
export * from './words.js';
