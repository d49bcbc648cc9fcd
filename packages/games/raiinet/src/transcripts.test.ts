import { testTranscripts } from '@quadrant/testing';
import { program } from './program.js';

testTranscripts(program, { cases: new URL('../cases/', import.meta.url), accepted: 'raiinet' });
