import { describe, expect, test } from 'vitest';
import { stampedMemory } from './stamped-memory.ts';

describe('stampedMemory', () => {
  test('a value is found by the stamp it was made with, and by no other', () => {
    const memory = stampedMemory(1000);
    memory.begin().keep('item 1', 'a', { price: 1 }, 10);
    expect(memory.find('item 1', 'a')).toEqual({ price: 1 });
    expect(memory.find('item 1', 'b')).toBeNull();
    expect(memory.find('item 2', 'a')).toBeNull();
  });

  test('what was read before everything was forgotten is not kept', () => {
    const memory = stampedMemory(1000);
    const before = memory.begin();
    memory.forget();
    before.keep('item 1', 'a', 'old', 10);
    expect(memory.find('item 1', 'a')).toBeNull();
    memory.begin().keep('item 1', 'a', 'new', 10);
    expect(memory.find('item 1', 'a')).toBe('new');
  });

  test('no more than there is room for, and the longest unused goes first', () => {
    const memory = stampedMemory(30);
    const { keep } = memory.begin();
    for (const key of ['a', 'b', 'c']) keep(key, '', key, 10);
    memory.find('a', '');
    keep('d', '', 'd', 10);
    expect(['a', 'b', 'c', 'd'].filter((key) => memory.find(key, '') !== null)).toEqual(['a', 'c', 'd']);
    expect(memory.size()).toEqual({ entries: 3, bytes: 30 });
    keep('e', '', 'e', 31);
    expect(memory.find('e', '')).toBeNull();
    keep('a', 'changed', 'a', 5);
    expect(memory.size()).toEqual({ entries: 3, bytes: 25 });
  });
});
