import { afterEach } from 'vitest';
import { forgetUnstored } from '#web/session/stored-value.ts';

// Files share their modules, and many have no storage: what the page then knows in its place is of one test.
afterEach(() => forgetUnstored([]));
