import { expect, test } from 'vitest';
import type { Scope } from '../scope.ts';
import { addressedScope } from './addressed-scope.ts';

const inFood: Scope = { language: 'en', module: { id: 1, module_type: 'food' }, zone_ids: [1, 4] };
const modules = [
  { id: 1, module_type: 'food' },
  { id: 2, module_type: 'grocery' },
] as const;
const moduleAt = (query: string, scope = inFood) => addressedScope(scope, new URLSearchParams(query), modules).module;

test('a link is looked through in the module it names [ROUTE-024]', () => {
  expect(moduleAt('search=category&id=9&module_id=2&data_type=category')).toEqual({ id: 2, module_type: 'grocery' });
  expect(moduleAt('module_id=2', { ...inFood, module: null })).toEqual({ id: 2, module_type: 'grocery' });
});

test('without one, or with one that is not offered here, in the shopper’s own', () => {
  expect(moduleAt('search=category&id=9&data_type=category')).toEqual(inFood.module);
  expect(moduleAt('module_id=77')).toEqual(inFood.module);
  expect(moduleAt('module_id=2x')).toEqual(inFood.module);
});
