import { describe, expect, test } from 'vitest';
import { knownRequests } from './known-requests.ts';

const read = { key: 'k', lifetime: 'page', route: '/*' } as const;
const asking = (url: string, cookie?: string) => ({ url, headers: cookie === undefined ? {} : { cookie } });

describe('requests that were read before', () => {
  test('take no more memory than they are given; the oldest goes first', () => {
    const reads = knownRequests(20_000);
    for (let n = 0; n < 1000; n++) reads.remember(asking(`/home?n=${n}`), read);
    expect(reads.bytes()).toBeLessThanOrEqual(20_000);
    expect(reads.find(asking('/home?n=0'))).toBeUndefined();
    expect(reads.find(asking('/home?n=999'))).toEqual(read);
    reads.forget();
    expect(reads.bytes()).toBe(0);
  });

  test('are known by the shop’s own cookie and no other, however large', () => {
    const reads = knownRequests(1_000_000);
    reads.remember(asking('/home', `a=${'x'.repeat(7000)}; shop=en.dark..; b=1`), read);
    expect(reads.bytes()).toBeLessThan(500);
    expect(reads.find(asking('/home', 'shop=en.dark..'))).toEqual(read);
    expect(reads.find(asking('/home', 'shop=en.light..'))).toBeUndefined();
    expect(reads.find(asking('/home', 'myshop=en.dark..'))).toBeUndefined();
  });

  test('are not remembered when they are longer than any of ours', () => {
    const reads = knownRequests(1_000_000);
    reads.remember(asking(`/home?${'x'.repeat(3000)}`), read);
    reads.remember(asking('/home', `shop=${'1-'.repeat(2000)}`), read);
    expect(reads.bytes()).toBe(0);
  });
});
