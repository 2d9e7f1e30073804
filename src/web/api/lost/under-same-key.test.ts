import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { underSameKey } from './under-same-key.ts';

const LOST = new ApiError(0, [], '');
const REFUSED = new ApiError(403, [], 'Outside');

test('what is sent again after a lost answer has the same key, whatever else has another', async () => {
  const keys: string[] = [];
  const send = (body: object, outcome?: ApiError) =>
    underSameKey(body, async (_, key) => {
      keys.push(key['Idempotency-Key']);
      if (outcome) throw outcome;
    }).catch(() => {});

  await send({ floor: '3' }, LOST);
  await send({ floor: '4' });
  await send({ floor: '3' }, REFUSED);
  await send({ floor: '3' });
  await send({ floor: '3' });
  const [lost, other, again, afterRefusal, afterAnswer] = keys;
  expect(again).toBe(lost);
  expect(new Set([lost, other, afterRefusal, afterAnswer]).size).toBe(4);
});
