import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useSessionStore } from '#web/session/session.tsx';

/** What the calls of orders.calls.ts work with. */
export function useOrderTools() {
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  return useMemo(() => ({ api, store, queries }), [api, store, queries]);
}
