import { buildIfNeeded } from './build-if-needed.ts';

await buildIfNeeded({ always: true });
