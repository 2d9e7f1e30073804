import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'access' in value;

const described = await Promise.all(
  globSync('src/contract/*/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/texts/'))
    .map(async (file) => {
      const exported: Record<string, unknown> = await import(resolve(file));
      return { feature: basename(dirname(file)), endpoints: Object.values(exported).filter(isEndpoint) };
    }),
);

test('every endpoint that a feature describes is in its list, and so in the list of all', () => {
  const missing = described.flatMap(({ endpoints }) => endpoints).filter((one) => !ENDPOINTS.includes(one));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('an endpoint carries the name of its feature, which is its folder', () => {
  const misplaced = described.flatMap(({ feature, endpoints }) => endpoints.filter((one) => one.feature !== feature));
  expect(misplaced.map(({ name }) => name)).toEqual([]);
  expect(described.flatMap(({ endpoints }) => endpoints).length).toBe(ENDPOINTS.length);
});
