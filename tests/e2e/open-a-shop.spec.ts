import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error: plain JavaScript, for whoever copies it
import { isFromShop } from '../../examples/webhook-receiver/verify.mjs';
import { checkOutAsGuest } from '../support/pages/cart-drawer.ts';
import { freePort } from '../support/servers/free-port.ts';
import { startProcess } from '../support/servers/start-process.ts';
import { startWebhookReceiver } from '../support/servers/webhook-receiver.ts';
import { expect, test } from '../support/shops/shop.ts';
import { shopEnv } from '../support/shops/shop-settings.ts';
import { emptyDatabase } from '../support/town/town-server.ts';

test.use({ provoked: /GPU stall/ });

test('a company opens: from an empty database to an order that its kitchen accepts and its guest sees accepted', async ({
  page,
  databases,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'new-shop-'));
  const database = await emptyDatabase(databases.server);
  const env = {
    ...shopEnv({ database: database.url, folder, port: await freePort() }),
    DATABASE_CONNECTIONS: '5',
    WEBHOOKS_INSIDE: '1',
  };
  const command = async (...args: [string, ...string[]]): Promise<string> => {
    const run = startProcess([process.execPath, ...args], { env });
    expect(await run.exit, run.output()).toBe(0);
    return run.output();
  };
  const receiver = await startWebhookReceiver();
  const ends: (() => Promise<unknown>)[] = [() => receiver.stop()];

  try {
    await test.step('its catalogue is read from a folder into an empty PostgreSQL', async () => {
      expect(await command('scripts/shop-import.ts', 'examples/corner-shop')).toContain('Done.');
    });
    const [key = ''] = /opk_\S+/.exec(
      await command('scripts/operator-key.ts', 'make', 'kitchen', '--scopes', 'orders,webhooks,couriers'),
    ) ?? [''];
    const shop = startProcess([process.execPath, 'tests/support/shops/run-shop.ts'], { env });
    ends.unshift(() => shop.end());
    const address = await shop.address;
    const operate = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
      const answer = await fetch(`${address}/api/v1/operator/${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(answer.status, `${method} ${path}`).toBe(200);
      return answer.json();
    };
    const { secret } = await operate('POST', 'webhooks', { url: receiver.url, events: ['order.placed'] });

    const order_id = await test.step('a guest finds it, and buys', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.addInitScript(() => localStorage.setItem('cookie_consent', 'true'));
      await page.goto(address);
      await page.getByRole('combobox', { name: 'Delivery address' }).fill('haga nygata 12');
      await page.getByRole('button', { name: 'Explore' }).click();
      await expect(page).toHaveURL(`${address}/home`);
      await page.goto(`${address}/product/mild-cheese`);
      const added = page.waitForResponse('**/customer/cart/add');
      await page
        .getByRole('button', { name: /^Add to Cart/i })
        .first()
        .click();
      await added;
      await checkOutAsGuest(page);
      await page.getByRole('button', { name: 'Please add your delivery address' }).click();
      const dialog = page.getByRole('dialog', { name: /address$/ });
      const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
      await expect(field('Address')).not.toHaveValue('');
      await field('Contact person name').fill('Gustav Ek');
      await field('Contact person number').fill('070-123 45 67');
      await dialog.getByRole('button', { name: 'Save address' }).click();
      await expect(dialog).toBeHidden();
      await page.getByText('Cash on delivery').click();
      await page.getByRole('button', { name: /^Place Order/ }).click();
      await expect(page).toHaveURL(/\/order-placed\/\d+/);
      return Number(/\/order-placed\/(\d+)/.exec(page.url())?.[1]);
    });

    await test.step('its kitchen hears of it, and knows that it is true', async () => {
      await expect.poll(() => receiver.posted.length).toBe(1);
      const [{ headers, body } = { headers: {}, body: '' }] = receiver.posted;
      expect(JSON.parse(body)).toMatchObject({ event: 'order.placed', data: { order_id, order_status: 'pending' } });
      expect(isFromShop({ secret, signature: headers['x-webhook-signature'], body })).toBe(true);
      expect(isFromShop({ secret, signature: headers['x-webhook-signature'], body: `${body} ` })).toBe(false);
    });

    await test.step('it reads the order, accepts it, and the guest sees it live', async () => {
      const order = await operate('GET', `orders/${order_id}`);
      expect(order).toMatchObject({ id: order_id, delivery_address: { contact_person_name: 'Gustav Ek' } });
      expect(order.lines).toMatchObject([{ quantity: 1, item_details: { slug: 'mild-cheese' } }]);
      await page.getByRole('link', { name: /Track/ }).first().click();
      const status = page.locator('main');
      await expect(
        status
          .getByText('Gustav Ek')
          .or(status.getByRole('heading', { level: 1 }))
          .first(),
      ).toBeVisible();
      const heard = page.waitForResponse(
        async (answer) =>
          /\/customer\/order\/track/.test(answer.url()) &&
          // One that the page itself gave up has no content.
          (await answer.json().catch(() => null))?.order_status === 'confirmed',
      );
      await operate('PUT', `orders/${order_id}/status`, { order_status: 'confirmed', processing_time: 20 });
      await heard;
      await expect(status.getByText(/confirmed/i).first()).toBeVisible();
    });

    await test.step('it names who brings it', async () => {
      const { zone_id } = await operate('GET', `orders/${order_id}`);
      const ada = { f_name: 'Ada', phone: '+46 70-123 00 01', email: 'ada@corner-shop.example', zone_id };
      const { id } = await operate('POST', 'couriers', ada);
      await operate('PUT', `orders/${order_id}/courier`, { delivery_man_id: id });
      expect((await operate('GET', `orders/${order_id}`)).delivery_man).toMatchObject({ id, phone: '+46701230001' });
    });
  } finally {
    await page.close();
    for (const end of ends) await end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
