import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3, type TestS3 } from '#tests/support/servers/start-s3.ts';
import type { Files } from './files.ts';
import { FilesUnavailable, s3Files } from './s3-files.ts';

describe('files in an S3-compatible store', () => {
  let store: TestS3;
  let files: Files;
  const at = (key: string, bucket = 'shop') =>
    s3Files(`s3+http://${key}:S3RVER@${store.host}/${bucket}?region=eu-north-1`);
  beforeAll(async () => {
    store = await startS3();
    files = at('S3RVER');
  });
  afterAll(() => store.stop());

  test('what was put comes back with its type and size; a second put replaces it', async () => {
    const bytes = randomBytes(300_000);
    await files.put('uploads/a_b-c.webp', Buffer.from('old'), 'image/webp');
    await files.put('uploads/a_b-c.webp', bytes, 'image/webp');
    expect(await files.get('uploads/a_b-c.webp')).toEqual({ bytes, contentType: 'image/webp', size: 300_000 });
    expect(await at('S3RVER').get('uploads/a_b-c.webp')).toMatchObject({ size: 300_000 });
  });

  test('what is not there is null, and may be deleted', async () => {
    expect(await files.get('nothing.webp')).toBeNull();
    await files.put('gone.webp', Buffer.from('x'), 'image/webp');
    await files.delete('gone.webp');
    await files.delete('gone.webp');
    expect(await files.get('gone.webp')).toBeNull();
  });

  test.each(['../secret.webp', '/etc/passwd', 'a//b.webp', 'a?b', 'a#b', ''])('the key %j is refused', async (key) => {
    await expect(files.get(key)).rejects.toThrow('not a file key');
    await expect(files.delete(key)).rejects.toThrow('not a file key');
  });

  test('a file whose ending tells another type is refused', async () => {
    await expect(files.put('a.webp', Buffer.from('x'), 'image/png')).rejects.toThrow('does not end like');
  });

  test('a wrong key and a missing bucket are failures, not missing files', async () => {
    await files.put('secret.webp', Buffer.from('x'), 'image/webp');
    await expect(at('guessed').get('secret.webp')).rejects.toThrow(FilesUnavailable);
    await expect(at('S3RVER', 'nowhere').put('a.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
      FilesUnavailable,
    );
  });

  test('a store that does not answer is a failure, and one that stumbles is asked again', async () => {
    await expect(s3Files('s3+http://a:b@127.0.0.1:9/shop').get('a.webp')).rejects.toThrow(FilesUnavailable);
    const asked: IncomingMessage[] = [];
    const stumbling = createServer((request, reply) => {
      asked.push(request);
      reply.writeHead(asked.length < 2 ? 503 : 200).end('here');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => stumbling.once('listening', resolve));
    const { port } = stumbling.address() as AddressInfo;
    const found = await s3Files(`s3+http://a:s%2Fecret@127.0.0.1:${port}/shop?region=eu-north-1`).get('uploads/a.webp');
    expect([asked.length, found?.bytes.toString()]).toEqual([2, 'here']);
    stumbling.close();

    // The store of these tests does not check signatures; real ones do.
    const [first] = asked;
    if (!first) throw new Error('it was asked');
    expect(first.headers.authorization).toBe(signature(first, { key: 'a', secret: 's/ecret', region: 'eu-north-1' }));
  });
});

/** AWS Signature Version 4 of a request as it arrived, written from its specification. */
function signature({ method, url, headers }: IncomingMessage, own: { key: string; secret: string; region: string }) {
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}\n`);
  const asked = [method, url, '', lines.join(''), signed, headers['x-amz-content-sha256']].join('\n');
  const moment = String(headers['x-amz-date']);
  const scope = [moment.slice(0, 8), own.region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', moment, scope.join('/'), createHash('sha256').update(asked).digest('hex')];
  const key = scope.reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${own.secret}`);
  const proof = hmac(key, text.join('\n')).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${own.key}/${scope.join('/')}, SignedHeaders=${signed}, Signature=${proof}`;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
