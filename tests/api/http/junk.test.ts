import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { junkCalls } from '#tests/support/traffic/junk.ts';
import { failuresOf } from '#tests/support/traffic/send-junk.ts';

let api: TestApi;
let base: string;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
  base = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.stop());

// The whole of it, with the pages of the build, is `npm run bench -- --only junk`.
test('1,500 generated calls over all endpoints: every one is answered, none fails [SEC-006]', async () => {
  const failed = await failuresOf(base, junkCalls(ENDPOINTS, { seed: 11, count: 1500 }));
  expect(
    failed.map(({ call, status }) => ({ ...call, status, body: String(call.body).slice(0, 80) })).slice(0, 5),
  ).toEqual([]);
});
