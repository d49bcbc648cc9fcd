import { testTranscripts } from '@quadrant/testing';
import { program } from './index.js';

testTranscripts(program, { cases: new URL('../cases/', import.meta.url), accepted: 'mirewood' });
