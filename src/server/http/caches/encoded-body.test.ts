import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodedBody } from './encoded-body.ts';

const TEXT = JSON.stringify(Array.from({ length: 300 }, (_, id) => ({ id, name: `item ${(id * id * 7919) % 9973}` })));
const bodyOf = (text: string) => {
  let size = Buffer.byteLength(text);
  const body = encodedBody(Buffer.from(text), (grown) => {
    size += grown;
  });
  return { body, noted: () => size };
};

describe('a body in the forms it is sent in', () => {
  test('is kept only as it was sent, and its size is told', () => {
    const { body, noted } = bodyOf(TEXT);
    expect(body.size()).toBe(TEXT.length);
    const sent = body.as('br');
    expect(brotliDecompressSync(sent).toString()).toBe(TEXT);
    expect(body.size()).toBe(sent.length);
    expect(noted()).toBe(sent.length);
    expect(body.ready(null)).toBeNull();
    // No more memory than its bytes hangs on it.
    expect(sent.buffer.byteLength).toBe(sent.length);
  });

  test('is unpacked for who takes it plain or otherwise', () => {
    const { body, noted } = bodyOf(TEXT);
    const brotli = body.as('br');
    expect(body.as(null).toString()).toBe(TEXT);
    expect(body.plain().toString()).toBe(TEXT);
    const gzip = body.as('gzip');
    expect(gunzipSync(gzip).toString()).toBe(TEXT);
    expect(noted()).toBe(brotli.length + gzip.length);
  });

  test.each(['br', 'gzip'] as const)('is packed well once it is asked for again: %s', async (encoding) => {
    const { body, noted } = bodyOf(TEXT);
    const light = body.as(encoding);
    expect(body.ready(encoding)).toBe(light);
    await expect.poll(() => body.ready(encoding)?.length).toBeLessThan(light.length);
    const well = body.as(encoding);
    expect((encoding === 'br' ? brotliDecompressSync(well) : gunzipSync(well)).toString()).toBe(TEXT);
    expect(noted()).toBe(well.length);
    expect(body.size()).toBe(well.length);
  });

  test('that is short is not packed', () => {
    const { body } = bodyOf('short');
    expect(body.encodingFor('gzip, br')).toBeNull();
    expect(body.ready(null)?.toString()).toBe('short');
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    [undefined, null],
  ])('accepted %s: %s', (accepted, encoding) => {
    expect(bodyOf(TEXT).body.encodingFor(accepted)).toBe(encoding);
  });
});
