import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ApiClient } from '#web/api/client.ts';
import { everyModuleQuery, modulesQuery } from './modules.queries.ts';

test('My Trips asks for the modules of every zone, not of the shopper’s only [HDR-013d]', async () => {
  const asked: (Record<string, string> | undefined)[] = [];
  const api = (async (_call: unknown, _input: unknown, _signal: unknown, headers?: Record<string, string>) => {
    asked.push(headers);
    return [{ module_type: headers ? 'rental' : 'food' }];
  }) as unknown as ApiClient;
  const queries = new QueryClient();
  expect(await queries.fetchQuery(modulesQuery(api, [2]))).toMatchObject([{ module_type: 'food' }]);
  expect(await queries.fetchQuery(everyModuleQuery(api))).toMatchObject([{ module_type: 'rental' }]);
  expect(asked).toEqual([undefined, { zoneid: '[]' }]);
});
