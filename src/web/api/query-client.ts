import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** One per page on the server, one per tab in the browser. A refusal is final; only a missing answer is asked again. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && (error.status === 0 || error.status === 503),
        refetchOnWindowFocus: false,
      },
    },
  });
