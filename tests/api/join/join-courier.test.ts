import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import {
  applicationOf,
  courierForm,
  newPerson,
  operate,
  picture,
  sendCourier,
  stateOf,
} from '#tests/support/people/applications.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0', OPERATOR_TOKEN } });
});
afterAll(() => api.stop());

const count = async (email: unknown) =>
  (
    await api.db.row<{ n: number }>(sql`
    select count(*)::int as n from applications where lower(email) = lower(${String(email)})`)
  )?.n;
const pictures = (number: number) => Promise.all(Array.from({ length: number }, (_, at) => picture(`${at}.png`)));

describe('a courier applies', () => {
  test('with pictures of the identity, which only the operator reads [REG-002] [REG-006]', async () => {
    const form = await courierForm(api);
    const sent = await sendCourier(api, form);
    expect(sent.status, sent.text).toBe(200);
    expect(await stateOf(api, sent.body.key)).toMatchObject({ kind: 'courier', application_status: 'pending' });

    const { id } = await applicationOf(api, form.email);
    const { body } = await operate(api, `/${id}`);
    expect(body).toMatchObject({
      kind: 'courier',
      courier: { earning: 1, identity_type: 'passport', identity_number: 'P-12345', vehicle_id: 1 },
      store: null,
    });
    expect(body.files.map(({ field }: { field: string }) => field)).toEqual([
      'image',
      'identity_image',
      'identity_image',
    ]);
    const file = await operate(api, `/${id}/files/${body.files[1].id}`);
    expect(file.body.field).toBe('identity_image');
    expect(Buffer.from(file.body.content, 'base64').subarray(8, 12).toString()).toBe('WEBP');

    // By its address it is not there for anybody, and the file of one application is not another's.
    const stored = await api.db.rows<{ picture_id: string }>(sql`
      select picture_id from application_files where application_id = ${id}`);
    expect(stored).toHaveLength(3);
    for (const { picture_id } of stored) expect((await api.call(`/media/${picture_id}/4x3-480.webp`)).status).toBe(404);
    expect((await operate(api, `/${id + 1}/files/${body.files[1].id}`)).status).toBe(404);
    expect((await api.call(`/api/v1/operator/applications/${id}/files/${body.files[1].id}`)).status).toBe(401);
  });

  test('once: the same form sent twice, and fifty with one phone', async () => {
    const form = await courierForm(api);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendCourier(api, form)));
    expect(new Set(answers.map(({ body }) => body.key)).size).toBe(1);
    const { phone } = newPerson();
    const forms = await Promise.all(Array.from({ length: 50 }, () => courierForm(api, { phone })));
    const sent = await Promise.all(forms.map((each) => sendCourier(api, each)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.db.rows(sql`select id from applications where phone = ${phone}`)).toHaveLength(1);
  });
});

describe('pictures of the identity', () => {
  const send = async (files: File[]) => sendCourier(api, await courierForm(api, { 'identity_image[]': files }));

  test('three are taken, and a fourth is told [UPL-004]', async () => {
    expect((await send(await pictures(3))).status).toBe(200);
    expect((await send(await pictures(4))).body.errors).toEqual([
      { code: 'identity_image', message: 'Maximum 3 images can be send at a time.' },
    ]);
  });

  test('are taken by the rules of every upload [UPL-001b] [UPL-002] [UPL-003a]', async () => {
    const real = await picture();
    for (const type of ['avif', 'webp', 'pdf']) {
      const { body } = await send([new File([real], `id.${type}`, { type: `image/${type}` })]);
      expect(body.errors).toEqual([
        {
          code: 'identity_image',
          message: 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
        },
      ]);
    }
    const large = new File([real, new Uint8Array(2 * 1024 * 1024)], 'id.png', { type: 'image/png' });
    expect((await send([large])).body.errors).toEqual([
      { code: 'identity_image', message: 'The file is larger than 2 MB' },
    ]);
  });
});

describe('what is wrong is said at its field, and nothing is stored', () => {
  const wrong: Record<string, [code: string, changed: () => Promise<Record<string, string | File | File[]>>]> = {
    'a fourth picture of the identity': ['identity_image', async () => ({ 'identity_image[]': await pictures(4) })],
    'no picture of the identity': ['identity_image', async () => ({ 'identity_image[]': '' })],
    'a fake picture of the identity': [
      'identity_image',
      async () => ({ 'identity_image[]': [new File(['%PDF'], 'id.png', { type: 'image/png' })] }),
    ],
    'no picture of oneself': ['image', async () => ({ image: '' })],
    'a weak password': ['password', async () => ({ password: 'Secret12' })],
    'an unknown vehicle': ['vehicle_id', async () => ({ vehicle_id: '99999' })],
    'an unknown zone': ['zone_id', async () => ({ zone_id: '99999' })],
    'no number': ['identity_number', async () => ({ identity_number: ' ' })],
    'an unknown document': ['identity_type', async () => ({ identity_type: 'library_card' })],
    'no earning type': ['earning', async () => ({ earning: '2' })],
  };

  test.each(Object.entries(wrong))('%s', async (_, [code, changed]) => {
    const form = { ...(await courierForm(api)), ...(await changed()) };
    const reply = await sendCourier(api, form);
    expect(reply.status, reply.text).toBe(403);
    expect(reply.body.errors.map((error: { code: string }) => error.code)).toEqual([code]);
    expect(await count(form.email)).toBe(0);
  });

  test('a contact that a courier of the town has', async () => {
    const courier = await api.db.row<{ email: string; phone: string }>(sql`select email, phone from couriers limit 1`);
    for (const field of ['email', 'phone'] as const) {
      const reply = await sendCourier(api, await courierForm(api, { [field]: courier?.[field] ?? '' }));
      expect(reply.body.errors[0].code).toBe(field);
    }
  });

  test('nobody joins while it is switched off', async () => {
    await api.db.run(sql`update settings set value = 'false' where key = 'toggle_dm_registration'`);
    expect((await sendCourier(api, await courierForm(api))).body.errors[0].code).toBe('registration');
    await api.db.run(sql`update settings set value = 'true' where key = 'toggle_dm_registration'`);
  });
});
