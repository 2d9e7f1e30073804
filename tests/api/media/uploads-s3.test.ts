import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeWholeAccount } from '#server/account/remove-account.service.ts';
import { sql } from '#server/db/sql.ts';
import { cleanUp } from '#server/job-list.ts';
import { FilesUnavailable } from '#server/providers/files/s3-files.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { startS3, type TestS3 } from '#tests/support/servers/start-s3.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { sendForm } from '../http/send-form.ts';

let store: TestS3;
let api: TestApi;
let another: TestApi;
beforeAll(async () => {
  store = await startS3();
  api = await startApi({ env: { FILES_URL: `s3+http://S3RVER:S3RVER@${store.host}/shop?region=eu-north-1` } });
  another = await startApi({ env: { FILES_URL: 's3+http://S3RVER:wrong@127.0.0.1:9/shop' } });
});
afterAll(async () => {
  await Promise.all([api.stop(), another.stop()]);
  await store.stop();
});

const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
          .png()
          .toBuffer(),
      ),
    ],
    'me.png',
    { type: 'image/png' },
  );

test('an upload goes to the store, is served from it, and leaves it with its owner [SEC-005]', async () => {
  const maja = await signedInCustomer(api);
  const sent = await sendForm(
    api,
    '/api/v1/customer/update-profile',
    { name: 'Maja', image: await picture() },
    maja.headers,
  );
  expect(sent.status, sent.text).toBe(200);
  const { body } = await api.call('/api/v1/customer/info', { headers: maja.headers });
  const key = `uploads/${body.image.replace('upload-', '')}.webp`;
  expect(await sharp((await api.deps.files.get(key))?.bytes).metadata()).toMatchObject({ width: 300, height: 200 });

  const { pathname } = new URL(body.image_full_url);
  const shown = await api.app.inject({ url: pathname });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 480, height: 480 });

  await api.call('/api/v1/customer/remove-account', { method: 'DELETE', headers: maja.headers });
  expect(await api.deps.files.get(key)).toBeNull();
  expect((await api.app.inject({ url: pathname })).statusCode).toBe(404);
});

test('a file that the store does not let go just now is deleted at night [SEC-005]', async () => {
  const maja = await signedInCustomer(api);
  await sendForm(api, '/api/v1/customer/update-profile', { name: 'Maja', image: await picture() }, maja.headers);
  const { body } = await api.call('/api/v1/customer/info', { headers: maja.headers });
  const key = `uploads/${body.image.replace('upload-', '')}.webp`;
  const { files } = api.deps;
  const away = { ...api.deps, files: { ...files, delete: () => Promise.reject(new FilesUnavailable('away')) } };
  await removeWholeAccount(away, maja, { givesUpBalance: false }, []);
  expect(await files.get(key)).not.toBeNull();
  expect((await api.call('/api/v1/customer/info', { headers: maja.headers })).status).toBe(401);
  await cleanUp({ ...api.deps, now: () => new Date(Date.now() + 2 * 3_600_000) });
  expect(await files.get(key)).toBeNull();
  expect(await api.db.rows(sql`select file from files_to_delete`)).toEqual([]);
});

test('a store that is away answers 503, and the profile stays as it was', async () => {
  const diego = await signedInCustomer(another, { f_name: 'Diego' });
  const sent = await sendForm(
    another,
    '/api/v1/customer/update-profile',
    { name: 'Other Name', image: await picture() },
    diego.headers,
  );
  expect([sent.status, sent.headers['retry-after']]).toEqual([503, '2']);
  const { body } = await another.call('/api/v1/customer/info', { headers: diego.headers });
  expect(body).toMatchObject({ f_name: 'Diego', image: null });
});
