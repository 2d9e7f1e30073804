import { AwsClient } from 'aws4fetch';
import { contentTypeOf, type Files, isFileKey } from './files.ts';

const TIMEOUT_MS = 15_000;
const RETRIES = 2;

/** The store did not carry out the request; its own words are for the log. */
export class FilesUnavailable extends Error {}

/**
 * An S3-compatible store that several machines share: s3://key:secret@host/bucket?region=eu-north-1, or s3+http:// for
 * one on your own machines. The bucket is part of the path, which every such store understands.
 */
export function s3Files(url: string): Files {
  const { protocol, host, pathname, searchParams, username, password } = new URL(url);
  const root = `${protocol === 's3+http:' ? 'http' : 'https'}://${host}${pathname.replace(/\/+$/, '')}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: RETRIES,
  });

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, init: RequestInit = {}): Promise<Response> {
    if (!isFileKey(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
    const reply = await client
      .fetch(`${root}/${key}`, { method, signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
      .catch((error: unknown) => {
        throw new FilesUnavailable(`the file store does not answer: ${method} ${key}`, { cause: error });
      });
    if (reply.ok || reply.status === 404) return reply;
    throw new FilesUnavailable(`the file store answers ${reply.status}: ${method} ${key}: ${await reply.text()}`);
  }

  return {
    async put(key, bytes, contentType) {
      if (contentTypeOf(key) !== contentType) throw new Error(`${key} does not end like ${contentType}`);
      const reply = await ask('PUT', key, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType },
      });
      if (!reply.ok) throw new FilesUnavailable(`the file store has no such bucket: ${await reply.text()}`);
    },

    async get(key) {
      const reply = await ask('GET', key);
      if (!reply.ok) {
        await reply.body?.cancel();
        return null;
      }
      const bytes = Buffer.from(await reply.arrayBuffer());
      return { bytes, contentType: contentTypeOf(key), size: bytes.length };
    },

    async delete(key) {
      const reply = await ask('DELETE', key);
      await reply.body?.cancel();
    },
  };
}
