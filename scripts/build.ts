import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build-if-needed.ts';

const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean', default: false } } });
await buildIfNeeded({ always: !values['if-needed'] });
