import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '../../scripts/build-if-needed.ts';
import { OPERATOR_TOKEN } from './operator-token.ts';
import { settleIn } from './town-image.ts';
import { leaveOutPictures } from './without-pictures.ts';

// The whole product as a shopper meets it, on a fresh demo town of its own, and the ui kit's show room with it.
const folder = mkdtempSync(join(tmpdir(), 'shop-'));
process.env.DATA_DIR = folder;
process.env.RATE_LIMIT = '0';
process.env.NODE_ENV = 'production';
process.env.UI_KIT = '1';
// Orders move when a test says so, not by themselves.
process.env.DEMO_ORDER_PACE = '0';
process.env.OPERATOR_TOKEN = OPERATOR_TOKEN;
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await buildIfNeeded();
await settleIn(folder);
leaveOutPictures();
await import('../../src/main.ts');
