import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { CLIENT_FOLDER, installPackages } from '../../../scripts/testing/install-packages.ts';
import { type OrderTown, orderTown } from '../orders/order-town.ts';

const run = promisify(execFile);

let town: OrderTown;
beforeAll(async () => {
  installPackages(CLIENT_FOLDER);
  town = await orderTown({ env: { OPERATOR_TOKEN } });
});
afterAll(() => town.stop());

test('a client generated from the document compiles, orders, and is refused what the document does not say [OPS-005]', async () => {
  await town.api.app.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${(town.api.app.server.address() as AddressInfo).port}`;
  const made = join(CLIENT_FOLDER, 'made');
  mkdirSync(made, { recursive: true });
  writeFileSync(join(made, 'document.json'), await (await fetch(`${address}/docs/json`)).text());

  await run(
    process.execPath,
    ['node_modules/openapi-typescript/bin/cli.js', 'made/document.json', '-o', 'made/api.d.ts'],
    {
      cwd: CLIENT_FOLDER,
    },
  );
  const faults = await run('node_modules/.bin/tsc', ['-p', CLIENT_FOLDER]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(faults).toBe('');

  const shop = await town.shop('grocery');
  const zone_ids = (await town.db.rows<{ id: number }>(sql`select id from zones`)).map(({ id }) => id);
  const item_id = shop.items[0]?.id ?? 0;
  const purchase = { module_id: shop.module_id, zone_ids, store_id: shop.store_id, item_id, at: shop.at };
  const { stdout } = await run(process.execPath, ['journey.ts'], {
    cwd: CLIENT_FOLDER,
    env: { ...process.env, ADDRESS: address, OPERATOR_KEY: OPERATOR_TOKEN, PURCHASE: JSON.stringify(purchase) },
  });
  const told = JSON.parse(stdout);
  expect(told).toEqual({
    lines: [[item_id, 2]],
    order_amount: told.placed.total_ammount,
    placed: expect.objectContaining({ status: 'pending', order_id: expect.any(Number) }),
    isListed: true,
    accepted: 'confirmed',
    seen: ['confirmed', told.placed.total_ammount],
    refused: [404, 'order'],
  });
});
