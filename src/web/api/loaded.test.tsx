import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { packAnswers } from './answers.ts';
import { Loaded } from './loaded.tsx';

const DAY_MS = 86_400_000;

afterEach(() => vi.unstubAllGlobals());

test('what came with the page grows old, also on a device whose clock is a day behind', () => {
  const queries = new QueryClient();
  const before = Date.now() - 5000;
  const made = [
    { key: ['stores'], updatedAt: Date.now() + DAY_MS, data: [1] },
    { key: ['items'], updatedAt: before, data: [2] },
  ];
  vi.stubGlobal('document', { querySelector: () => ({ textContent: packAnswers(made) }) });
  renderToString(
    <QueryClientProvider client={queries}>
      <Loaded answers={0}>{null}</Loaded>
    </QueryClientProvider>,
  );
  expect(queries.getQueryState(['stores'])?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  expect(queries.getQueryState(['items'])?.dataUpdatedAt).toBe(before);
});
