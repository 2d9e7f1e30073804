import { expect, test } from 'vitest';
import { moduleAddress, moduleAt } from './module-address.ts';

const food = { slug: 'food', module_type: 'food' };
const night = { slug: 'night-kitchen', module_type: 'food' };
const shop = { slug: 'market', module_type: 'ecommerce' };

test('every module is found at its own address, also the second of its type', () => {
  for (const module of [food, night, shop])
    expect(moduleAt([food, night, shop], decodeURIComponent(moduleAddress(module).slice(1)))).toBe(module);
});

test('the name of a type leads to its first module, whatever that is called', () => {
  expect(moduleAt([night, food], 'food')).toBe(food);
  expect(moduleAt([night], 'food')).toBe(night);
  expect(moduleAt([shop], 'ecommerce')).toBe(shop);
});

test('nothing else is a module', () => expect(moduleAt([food, shop], 'wallet')).toBeNull());
