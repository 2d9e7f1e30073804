import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { packAnswers } from './answers.ts';
import { Loaded } from './loaded.tsx';

const DAY_MS = 86_400_000;

test('what came with the page grows old, also on a device whose clock is a day behind', () => {
  const queries = new QueryClient();
  const before = Date.now() - 5000;
  const made = [
    { key: ['stores'], updatedAt: Date.now() + DAY_MS, data: [1] },
    { key: ['items'], updatedAt: before, data: [2] },
  ];
  renderToString(
    <QueryClientProvider client={queries}>
      <Loaded answers={packAnswers(made)}>{null}</Loaded>
    </QueryClientProvider>,
  );
  expect(queries.getQueryState(['stores'])?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  expect(queries.getQueryState(['items'])?.dataUpdatedAt).toBe(before);
});
