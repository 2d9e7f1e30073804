import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { imageFiles } from '#contract/media/uploads.ts';
import { sql } from '#server/db/sql.ts';
import { demoCustomers } from '#server/demo/town/people.ts';
import { route } from '#server/http/route.ts';
import { cleanUploads, discardUploads, keepUpload, storeUpload, type Upload } from '#server/media/upload.service.ts';
import { cleanImage } from '#server/media/upload-image.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { askFrom, RawCall } from '#tests/support/traffic/raw-call.ts';
import { sendForm } from '../http/send-form.ts';

const PROFILE = '/api/v1/customer/update-profile';
const FORMAT = 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.';
const LIMIT = 2 * 1024 * 1024;

/** Chat messages, prescriptions and registrations will send several pictures like this. */
const sendImages = endpoint({
  name: 'sendImages',
  feature: 'test',
  summary: 'Several pictures',
  method: 'POST',
  path: '/api/v1/test/images',
  access: 'public',
  multipart: true,
  body: z.object({ images: imageFiles }),
  reply: z.object({ widths: z.array(z.nullable(z.int())) }),
});

const pictures = route(sendImages, async ({ body }) => {
  const clean = await Promise.all(body.images.map((image) => cleanImage(image, 'images')));
  const facts = await Promise.all(clean.map((bytes) => sharp(bytes).metadata()));
  return { widths: facts.map(({ width }) => width) };
});

let api: TestApi;
let maja: Customer;
beforeAll(async () => {
  api = await startApi({
    env: { RATE_LIMIT: '0' },
    routes: () => [pictures],
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  maja = await signedInCustomer(api, { f_name: 'Maja' });
});
afterAll(() => api.stop());

const drawn = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 90 } } });
const file = (bytes: Uint8Array, name: string, type: string) => new File([bytes as BlobPart], name, { type });
const image = async (
  format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif',
  name = `me.${format}`,
  type = `image/${format}`,
) => file(await drawn().toFormat(format).toBuffer(), name, type);
/** A picture of a few bytes that claims to be as large as this. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
/** A grey picture of many pixels that is drawn in as many rounds as the format allows, each of a few bytes. */
function endlessJpeg(width: number, height: number): Buffer {
  const segment = (marker: number, ...data: number[]) =>
    Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data]);
  const sides = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const onlySymbol = (table: number, symbol: number) => segment(0xc4, table, 1, ...Array(15).fill(0), symbol);
  // Zeros throughout: the longest run of blocks of which there is nothing to say.
  const nothing = Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8));
  const rounds = Array.from({ length: 14 }, (_, done) => 13 - done).flatMap((bit) =>
    [1, 2, 3].flatMap((component) =>
      Array.from({ length: 63 }, (_, at) =>
        segment(0xda, 1, component, 0, at + 1, at + 1, bit === 13 ? bit : ((bit + 1) << 4) | bit),
      ),
    ),
  );
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array(64).fill(1)),
    segment(0xc2, 8, ...sides, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0),
    onlySymbol(0x00, 0),
    onlySymbol(0x10, 0xe0),
    segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0),
    Buffer.alloc(Math.ceil((blocks * 3) / 8)),
    ...rounds.flatMap((round) => [round, nothing]),
    Buffer.from([0xff, 0xd9]),
  ]);
}
const send = (picture: File, who: Customer = maja) =>
  sendForm(api, PROFILE, { name: 'Maja Lindqvist', image: picture }, who.headers);
const info = async ({ headers }: Customer) => (await api.call('/api/v1/customer/info', { headers })).body;
const refused = async (picture: File) => {
  const before = await info(maja);
  const { status, body } = await send(picture);
  expect(await info(maja)).toEqual(before);
  return [status, body.errors];
};
const get = (url: string) => api.app.inject({ url: new URL(url).pathname });

describe('pictures that are taken', () => {
  test.each([
    ['jpeg', 'me.jpeg', 'image/jpeg'],
    ['jpeg', 'me.JPG', 'image/jpeg'],
    ['png', 'me.png', 'image/png'],
    ['gif', 'me.gif', 'image/gif'],
  ] as const)('%s as %s: written anew and served at every size [UPL-001a] [SEC-005]', async (format, name, type) => {
    const reply = await send(await image(format, name, type));
    expect(reply.status, reply.text).toBe(200);
    const { image: id, image_full_url } = await info(maja);
    expect(id).toMatch(/^upload-[0-9a-f]{48}$/);
    const shown = await get(image_full_url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 });
    expect((await get(image_full_url.replace('1x1-480', '1x1-96'))).statusCode).toBe(200);
  });

  test('the same picture sent again has another name: nobody finds one by what is in it [SEC-005]', async () => {
    await send(await image('png'));
    const { image: first } = await info(maja);
    await send(await image('png'));
    expect((await info(maja)).image).not.toBe(first);
  });

  test('nothing but the picture is kept: no place, no camera, upright [SEC-005]', async () => {
    const withPlace = await drawn(60, 40)
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'secret-owner' } } })
      .jpeg()
      .toBuffer();
    expect(withPlace.includes('secret-owner')).toBe(true);
    const clean = await cleanImage(
      file(Buffer.concat([withPlace, Buffer.from('<script>')]), 'me.jpg', 'image/jpeg'),
      'image',
    );
    expect(clean.includes('secret-owner') || clean.includes('<script>')).toBe(false);
    const { exif, width, height } = await sharp(clean).metadata();
    expect([exif, width, height]).toEqual([undefined, 40, 60]);
  });

  test('2 MB exactly; a large one is made smaller [UPL-003a]', async () => {
    const noise = await sharp(randomBytes(900 * 700 * 3), { raw: { width: 900, height: 700, channels: 3 } })
      .png()
      .toBuffer();
    expect(noise.length).toBeLessThan(LIMIT);
    // What stands behind the end of a picture is ignored by whoever draws it.
    const exact = Buffer.concat([noise, Buffer.alloc(LIMIT - noise.length)]);
    expect((await send(file(exact, 'me.png', 'image/png'))).status).toBe(200);
    const wide = await cleanImage(file(await drawn(4000, 1000).png().toBuffer(), 'me.png', 'image/png'), 'image');
    expect(await sharp(wide).metadata()).toMatchObject({ width: 1600, height: 400 });
  });

  test('a new picture takes the old one’s place: the old file is gone with all its sizes', async () => {
    await send(await image('png'));
    const first = (await info(maja)).image_full_url;
    expect((await get(first)).statusCode).toBe(200);
    await send(await image('jpeg'));
    expect((await get(first)).statusCode).toBe(404);
    const second = (await info(maja)).image_full_url;
    expect((await get(second)).statusCode).toBe(200);
    const rows = await api.db.rows(sql`select id from pictures where file is not null`);
    expect(rows).toHaveLength(1);
  });

  test('what a process left behind that died in between is deleted, what is shown never is', async () => {
    const bytes = await drawn().webp().toBuffer();
    const [left, shown] = [await storeUpload(api.deps, bytes), await storeUpload(api.deps, bytes)];
    await api.db.transaction((tx) => keepUpload(tx, shown));
    // The commit went through, its answer did not.
    await discardUploads(api.deps, [shown]);
    const isThere = async ({ file: name }: Upload) => (await api.deps.files.get(name)) !== null;
    const cleanIn = (hours: number) =>
      cleanUploads({ ...api.deps, now: () => new Date(Date.now() + hours * 3_600_000) });
    await cleanIn(0.5);
    expect([await isThere(left), await isThere(shown)], 'it may be on its way').toEqual([true, true]);
    await cleanIn(2);
    expect([await isThere(left), await isThere(shown)]).toEqual([false, true]);
  });

  test('a file field in which nothing was chosen changes no picture', async () => {
    await send(await image('png'));
    const before = (await info(maja)).image;
    const nothing = new File([], '', { type: 'application/octet-stream' });
    expect((await send(nothing)).status).toBe(200);
    expect((await info(maja)).image).toBe(before);
  });

  test('three at a time, not four', async () => {
    const one = await image('png');
    const images = (count: number) => sendForm(api, '/api/v1/test/images', { 'images[]': Array(count).fill(one) });
    expect((await images(3)).body).toEqual({ widths: [60, 60, 60] });
    expect((await images(1)).body).toEqual({ widths: [60] });
    const four = await images(4);
    expect([four.status, four.body.errors]).toEqual([
      403,
      [{ code: 'images', message: 'Maximum 3 images can be send at a time.' }],
    ]);
    expect((await images(9)).body.errors[0].code).toBe('body');
  });
});

describe('pictures that are refused, and nothing changes', () => {
  test.each(['webp', 'avif'] as const)('%s [UPL-001b] [UPL-002]', async (format) => {
    const text = [403, [{ code: 'image', message: FORMAT }]];
    expect(await refused(await image(format))).toEqual(text);
    expect(await refused(await image(format, 'me.png', 'image/png'))).toEqual(text);
  });

  test.each([
    ['a pdf', '%PDF-1.4 …', 'me.pdf', 'application/pdf'],
    ['a pdf that says it is a picture', '%PDF-1.4 …', 'me.png', 'image/png'],
    ['a page that says it is a picture', '<html><script>alert(1)</script>', 'me.gif', 'image/gif'],
    ['a page that begins like a picture', 'GIF89a<script>alert(1)</script>', 'me.gif', 'image/gif'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'me.svg', 'image/svg+xml'],
    ['nothing', '', 'me.png', 'image/png'],
  ])('%s [UPL-001b] [UPL-002] [SEC-005]', async (_name, content, name, type) => {
    expect(await refused(file(Buffer.from(content), name, type))).toEqual([403, [{ code: 'image', message: FORMAT }]]);
  });

  test('a picture called something else, and one that is cut off [SEC-005]', async () => {
    const whole = await drawn(400, 300).png().toBuffer();
    expect(await refused(file(whole, 'me.pdf', 'application/pdf'))).toEqual([
      403,
      [{ code: 'image', message: FORMAT }],
    ]);
    expect(await refused(file(whole.subarray(0, 200), 'me.png', 'image/png'))).toEqual([
      403,
      [{ code: 'image', message: FORMAT }],
    ]);
  });

  test('a byte over 2 MB, and much more [UPL-003a]', async () => {
    const start = await drawn().png().toBuffer();
    const long = (size: number) =>
      file(Buffer.concat([start, Buffer.alloc(size - start.length)]), 'me.png', 'image/png');
    const text = [403, [{ code: 'image', message: 'The file is larger than 2 MB' }]];
    expect(await refused(long(LIMIT + 1))).toEqual(text);
    expect(await refused(long(3 * LIMIT))).toEqual(text);
    expect(await refused(long(5 * LIMIT))).toEqual([403, [{ code: 'body', message: 'The request body is too large' }]]);
  });

  test('a small file that unpacks to gigabytes [SEC-005]', async () => {
    const text = [403, [{ code: 'image', message: 'The image has too many pixels. Please upload a smaller one' }]];
    for (const [width, height] of [
      [8_000, 6_251],
      [60_000, 60_000],
    ] as const)
      expect(await refused(file(bomb(width, height), 'me.png', 'image/png'))).toEqual(text);
  });

  test('a small file that takes half a minute to decode: refused before the decoder sees it [SEC-005]', async () => {
    const slow = endlessJpeg(2000, 1500);
    expect(slow.length).toBeLessThan(LIMIT);
    // The decoder would take it, with time enough.
    expect(await sharp(endlessJpeg(64, 64)).resize(8).webp().toBuffer()).toBeInstanceOf(Buffer);
    expect(await refused(file(slow, 'me.jpg', 'image/jpeg'))).toEqual([403, [{ code: 'image', message: FORMAT }]]);
    const usual = await drawn(400, 300).jpeg({ progressive: true, mozjpeg: true }).toBuffer();
    expect((await send(file(usual, 'me.jpg', 'image/jpeg'))).status).toBe(200);
  });

  test('whoever is not signed in, before a byte of it is read', async () => {
    const reply = await sendForm(api, PROFILE, { name: 'X', image: await image('png') });
    expect([reply.status, reply.body.errors[0].code]).toEqual([401, 'auth-001']);
  });

  test('two pictures where one belongs, and a text in its place', async () => {
    const one = await image('png');
    const two = await sendForm(api, PROFILE, { name: 'Maja', image: [one, one] }, maja.headers);
    expect([two.status, two.body.errors[0].code]).toEqual([403, 'image']);
    const text = await sendForm(api, PROFILE, { name: 'Maja', image: 'me.png' }, maja.headers);
    expect([text.status, text.body.errors[0].code]).toEqual([403, 'image']);
  });
});

describe('before a byte of a file is kept', () => {
  const PLACE = '/api/v1/customer/order/place';
  /** A form of which only the beginning comes: whoever waits for the rest never answers. */
  const begin = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const { port } = api.app.server.address() as AddressInfo;
    const text = Object.entries(fields).map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const lines = Object.entries({
      host: 'shop',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '4000000',
      ...headers,
    });
    const form = new RawCall(`http://127.0.0.1:${port}`).say(
      `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${text.join('')}` +
        '--x\r\ncontent-disposition: form-data; name="order_attachment[]"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nand some bytes of it',
    );
    begun.push(form);
    return form;
  };
  const begun: RawCall[] = [];
  afterEach(() => begun.splice(0).map(({ socket }) => socket.destroy()));
  const answered = (form: RawCall) => expect.poll(() => form.heard.split(' ')[1]);

  test('it is known whose it is: by the token, by the address, or by what the form said before', async () => {
    await answered(await begin(PLACE, {})).toBe('401');
    await answered(await begin(PLACE, { guest_id: 'made-up' })).toBe('401');
    await answered(await begin(`${PLACE}?guest_id=made-up`, {})).toBe('401');
    await answered(await begin(PLACE, {}, { authorization: 'Bearer made-up' })).toBe('401');
    const { guest_id } = (await api.call('/api/v1/auth/guest/request', { method: 'POST', body: {} })).body;
    const known = await begin(PLACE, { guest_id });
    await answered(await begin(PLACE, {})).toBe('401');
    expect(known.heard).toBe('');
  });

  test('there is room for it: an address fills its share and no more, and has it back afterwards [REL-004]', async () => {
    const small = await startApi({
      env: { RATE_LIMIT: '0', BODY_MB: '4', ADDRESS_SHARE: '50' },
      routes: () => [pictures],
    });
    const base = await small.app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const head =
        '--x\r\ncontent-disposition: form-data; name="images[]"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
      const call = (from: string) =>
        new RawCall(base, from).say(
          `POST /api/v1/test/images HTTP/1.1\r\nhost: shop\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 3000000\r\n\r\n${head}`,
        );
      // Three times 0.9 MB of each, of which two fit into the half of 4 MB.
      const [first, second, third] = ['127.0.0.2', '127.0.0.2', '127.0.0.2'].map((from) =>
        call(from).say('x'.repeat(900_000)),
      );
      await expect.poll(() => [first, second, third].filter((one) => one?.heard.includes(' 429 ')).length).toBe(1);
      const other = await fetch(`${base}/api/v1/test/images`, { method: 'POST', body: formWith(await image('png')) });
      expect(other.status).toBe(200);
      for (const one of [first, second, third]) one?.socket.destroy();
      await expect
        .poll(async () => (await askFrom('127.0.0.1', `${base}/metrics`)).text)
        .toMatch(/http_body_bytes 0\b/);
    } finally {
      await small.stop();
    }
  });

  test('not too many came within a minute from one address', async () => {
    const strict = await startApi({ routes: () => [pictures] });
    try {
      const statuses: number[] = [];
      for (let n = 0; n < 61; n++) statuses.push((await sendForm(strict, '/api/v1/test/images', { a: 'b' })).status);
      expect(new Set(statuses.slice(0, 60))).toEqual(new Set([403]));
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await strict.stop();
    }
  });
});

describe('a picture is looked at last: whatever else is wrong is said first', () => {
  const noPicture = file(Buffer.from('no picture'), 'me.png', 'image/png');

  test.each([
    ['a refund of no order of theirs', '/api/v1/customer/order/refund-request', { customer_reason: 'late' }, 'image[]'],
    ['a review of no order of theirs', '/api/v1/items/reviews/submit', { item_id: '1', rating: '5' }, 'attachment[]'],
    [
      'a review of a courier they never met',
      '/api/v1/delivery-man/reviews/submit',
      { delivery_man_id: '1', rating: '5', comment: 'kind' },
      'attachment[]',
    ],
  ])('%s', async (_what, path, fields, field) => {
    const whole = { ...fields, order_id: '2147483000', [field]: noPicture };
    const { status, body } = await sendForm(api, path, whole, maja.headers);
    expect([status, body.errors[0].code]).toEqual([403, 'order_id']);
  });

  test('somebody else’s email in the profile', async () => {
    const [other] = demoCustomers;
    const fields = { name: 'Maja', email: other?.email ?? '', image: noPicture };
    const { body } = await sendForm(api, PROFILE, fields, maja.headers);
    expect(body.errors[0].code).toBe('email');
  });

  test('an order of an empty cart', async () => {
    const { guest_id } = (await api.call('/api/v1/auth/guest/request', { method: 'POST', body: {} })).body;
    const fields = { guest_id, store_id: '1', order_type: 'take_away', payment_method: 'cash_on_delivery' };
    const { body } = await sendForm(
      api,
      '/api/v1/customer/order/place',
      { ...fields, order_amount: '10', 'order_attachment[]': noPicture },
      { moduleid: '1', zoneid: '[1]' },
    );
    expect(body.errors[0].code).not.toBe('order_attachment');
  });
});

const formWith = (picture: File): FormData => {
  const form = new FormData();
  form.append('images[]', picture);
  return form;
};

describe('broken forms never answer 500 [SEC-006]', () => {
  const raw = async (payload: string | Buffer, type: string) => {
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url: PROFILE,
      headers: { ...maja.headers, 'content-type': type },
      payload,
    });
    return { status: statusCode, code: JSON.parse(body).errors[0].code as string };
  };
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  test.each([
    ['no boundary', part('name', 'Maja'), 'multipart/form-data'],
    ['another boundary', part('name', 'Maja'), 'multipart/form-data; boundary=y'],
    ['cut off', part('name', 'Maja').slice(0, -4), 'multipart/form-data; boundary=x'],
    ['a name of the language', `${part('__proto__', 'x')}--x--\r\n`, 'multipart/form-data; boundary=x'],
    ['text no database holds', `${part('name', 'a\0b')}--x--\r\n`, 'multipart/form-data; boundary=x'],
    ['an endless text', `${part('name', 'x'.repeat(70_000))}--x--\r\n`, 'multipart/form-data; boundary=x'],
    ['too many parts', `${part('a', 'b').repeat(70)}--x--\r\n`, 'multipart/form-data; boundary=x'],
    ['no form at all', 'name=Maja', 'application/x-www-form-urlencoded'],
  ])('%s', async (_name, payload, type) => {
    const { status, code } = await raw(payload, type);
    expect(status).toBe(403);
    expect(code).toMatch(/^(body|name)$/);
  });

  test('a form where JSON belongs is refused by its type', async () => {
    const reply = await sendForm(api, '/api/v1/customer/address/add', { address: 'x' }, maja.headers);
    expect([reply.status, reply.body.errors[0].code]).toEqual([403, 'body']);
  });

  test('an endless stream is answered and let go', async () => {
    const { port } = api.app.server.address() as AddressInfo;
    const head = Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="image"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n',
    );
    let sent = 0;
    const endless = new ReadableStream({
      start: (stream) => stream.enqueue(head),
      pull(stream) {
        sent += 64 * 1024;
        if (sent > 200 * LIMIT) stream.close();
        else stream.enqueue(Buffer.alloc(64 * 1024));
      },
    });
    const reply = await fetch(`http://127.0.0.1:${port}${PROFILE}`, {
      method: 'POST',
      headers: { ...maja.headers, 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    } as RequestInit).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([403, 'cut off']).toContain(reply);
    expect(sent).toBeLessThan(100 * LIMIT);
  });
});

test('the document says how a form is sent', async () => {
  const { body } = await api.call('/docs/json');
  const { content } = body.paths[PROFILE].post.requestBody;
  // Who sends no file may send JSON.
  expect(Object.keys(content)).toEqual(['multipart/form-data', 'application/json']);
  const name = content['multipart/form-data'].schema.$ref.split('/').at(-1);
  expect(body.components.schemas[name].properties.image).toMatchObject({ type: 'string', format: 'binary' });
});
