import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { readInProcess } from '#server/http/read-in-process.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { carryPageRequest } from '#web/api/page-request.ts';
import { loader as cancellationPolicy } from '#web/routes/content/cancellation-policy.tsx';
import { loader as refundPolicy } from '#web/routes/content/refund-policy.tsx';
import { loader as shippingPolicy } from '#web/routes/content/shipping-policy.tsx';
import { emptyMirror } from '#web/session/mirror.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type PageLoader = typeof refundPolicy | typeof cancellationPolicy | typeof shippingPolicy;

/** The status that the page's loader gives to the page, with this test's own API behind it. */
async function statusOf(loader: PageLoader): Promise<number> {
  const fetch = async (url: string, init: RequestInit) => {
    const { status, text } = await api.call(url, { headers: init.headers as Record<string, string> });
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  };
  const context = carryPageRequest(
    {},
    {
      fetch,
      read: readInProcess(api.app, { id: 'page', ip: '127.0.0.1', log: api.app.log }),
      answered: [],
      mirror: emptyMirror,
      mark: 'mark',
      report: () => {},
      origin: 'http://shop.test',
    },
  );
  try {
    await loader({ context } as never);
    return 200;
  } catch (thrown) {
    const { init } = thrown as { init?: ResponseInit };
    if (init?.status === undefined) throw thrown;
    return init.status;
  }
}

async function isOnlyThereWhileSwitchedOn(key: string, flag: string, loader: PageLoader) {
  expect(await statusOf(loader)).toBe(200);
  expect((await api.call('/api/v1/config')).body[flag]).toBe(1);
  await api.db.run(sql`update content_pages set status = false where key = ${key}`);
  // The cache hears of a change a moment after it was written.
  await vi.waitFor(async () => {
    expect((await api.call('/api/v1/config')).body[flag]).toBe(0);
    expect(await statusOf(loader)).toBe(404);
  }, 5000);
}

test('/refund-policy answers 404 while its flag is 0 [POL-004] [SEO-005]', () =>
  isOnlyThereWhileSwitchedOn('refund-policy', 'refund_policy', refundPolicy));

test('/cancellation-policy answers 404 while its flag is 0 [POL-005] [SEO-005]', () =>
  isOnlyThereWhileSwitchedOn('cancellation-policy', 'cancelation_policy', cancellationPolicy));

test('/shipping-policy answers 404 while its flag is 0 [POL-006] [SEO-005]', () =>
  isOnlyThereWhileSwitchedOn('shipping-policy', 'shipping_policy', shippingPolicy));
