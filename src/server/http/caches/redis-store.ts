import type { Redis } from 'ioredis';
import type { SharedStore, WrittenAnswer } from './public-cache.ts';

/** Public answers shared between processes. A Redis that does not answer counts as "not there". */
export function redisStore(redis: Redis): SharedStore {
  const name = (key: string) => `answer:${key}`;
  return {
    async get(key) {
      const stored = await redis.getBuffer(name(key)).catch(() => null);
      return stored ? unpack(stored) : null;
    },
    set(key, answer, seconds) {
      redis.set(name(key), pack(answer), 'EX', seconds).catch(() => {});
    },
  };
}

// A line of JSON, then the body's bytes as they are.
function pack({ status, headers, body }: WrittenAnswer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ status, headers })}\n`), body]);
}

function unpack(stored: Buffer): WrittenAnswer {
  const end = stored.indexOf(10);
  return { ...JSON.parse(stored.subarray(0, end).toString()), body: stored.subarray(end + 1) };
}
