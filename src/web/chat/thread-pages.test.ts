import { describe, expect, test } from 'vitest';
import { messagesOf, newestId, olderThan, type ThreadPage, type ThreadPages, withNewer } from './thread-pages.ts';

const page = (...ids: number[]) => ({ status: true, limit: 3, messages: ids.map((id) => ({ id })) }) as ThreadPage;
const thread = (...pages: ThreadPage[]): ThreadPages => ({ pages, pageParams: [null] });
const idsOf = (pages: ThreadPages) => messagesOf(pages).map(({ id }) => id);

describe('a thread', () => {
  test('is read in the order it was written [CHAT-002]', () => {
    expect(idsOf(thread(page(9, 8, 7), page(6, 5)))).toEqual([5, 6, 7, 8, 9]);
  });

  test('takes what is new once, in order, whichever way and however often it comes [CHAT-006]', () => {
    const late = withNewer(thread(page(9, 8), page(7)), page(12, 10));
    const whole = withNewer(withNewer(late, page(12, 11, 10)), page(12));
    expect(idsOf(whole)).toEqual([7, 8, 9, 10, 11, 12]);
    expect(newestId(whole)).toBe(12);
  });

  test('has older messages as long as not all of them are here, however its pages overlap', () => {
    const of = (total_size: number, ...pages: ThreadPage[]) => olderThan(pages.map((one) => ({ ...one, total_size })));
    expect(of(9, page(9, 8, 7), page(7, 6, 5))).toBe(5);
    expect(of(3, page(3, 2), page(2, 1))).toBeUndefined();
    expect(of(0, page())).toBeUndefined();
  });

  test('has no older ones once a page of them is not full, though more were counted while it was read', () => {
    const of = (total_size: number, ...pages: ThreadPage[]) => olderThan(pages.map((one) => ({ ...one, total_size })));
    expect(of(3, page(2, 1))).toBe(1);
    expect(of(3, page(2, 1), page())).toBeUndefined();
    expect(of(9, page(9, 8, 7), page(6))).toBeUndefined();
  });

  test('that nobody began has nothing, and takes the first message', () => {
    expect(newestId(thread(page()))).toBe(0);
    expect(idsOf(withNewer(thread(page()), page(1)))).toEqual([1]);
  });
});
