export * from './call-file.js';
export * from './call-program.js';
