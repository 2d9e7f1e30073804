import { describe, expect, test } from 'vitest';
import { bodyBudget } from './body-budget.ts';

const nobody = () => {};

describe('memory for what callers send', () => {
  test('one address gets its share, and has it back after the answer', () => {
    const budget = bodyBudget({ most: 100, perAddress: 40 });
    const first = budget.open('a', nobody);
    first.take(30);
    const second = budget.open('a', nobody);
    expect(() => second.take(11)).toThrow(expect.objectContaining({ reason: 'too_many_requests' }));
    budget.open('b', nobody).take(40);
    first.release();
    first.release();
    second.take(11);
    expect(budget.held()).toBe(51);
  });

  test('when all is full, who has been sending longest is dropped, never who is being worked on', () => {
    const budget = bodyBudget({ most: 100, perAddress: 60 });
    const dropped: string[] = [];
    const whole = budget.open('a', () => dropped.push('whole'));
    whole.take(50);
    whole.arrived();
    budget.open('b', () => dropped.push('slow')).take(40);
    const quick = budget.open('c', () => dropped.push('quick'));
    quick.take(10);
    quick.take(20);
    expect(dropped).toEqual(['slow']);
    expect(budget.held()).toBe(80);
    const late = budget.open('d', nobody);
    quick.arrived();
    expect(() => late.take(30)).toThrow(expect.objectContaining({ reason: 'overloaded' }));
    expect(dropped).toEqual(['slow']);
  });
});
