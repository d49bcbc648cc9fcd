import { check } from './checks.mjs';
import { build, install } from './steps.mjs';

install();
build();
check();
