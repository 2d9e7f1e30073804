import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The whole product as a shopper meets it, on a fresh demo town of its own. The /ui page is only in development builds.
const folder = mkdtempSync(join(tmpdir(), 'shop-'));
process.env.DATA_DIR = folder;
process.env.RATE_LIMIT = '0';
process.env.NODE_ENV ??= 'production';
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../../src/main.ts');
