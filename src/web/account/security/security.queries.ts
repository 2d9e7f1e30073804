import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { useSession } from '#web/session/session.tsx';

const contract = () => import('#contract/account/security.ts');

/** Under `profile`, which is dropped at sign-out. */
const keyOf = (token: string | null, part: string) => ['profile', token ?? '', part] as const;

/** Where the customer is signed in. */
export function useSessions() {
  const api = useApi();
  const token = useSession((session) => session.token);
  return useQuery({
    queryKey: keyOf(token, 'sessions'),
    queryFn: async ({ signal }) => (await api((await contract()).listSessions, {}, signal)).sessions,
    enabled: token !== null,
    staleTime: 0,
  });
}

/** What deleting the account would mean now. */
export function useRemoval() {
  const api = useApi();
  const token = useSession((session) => session.token);
  return useQuery({
    queryKey: keyOf(token, 'removal'),
    queryFn: async ({ signal }) => api((await contract()).getRemoval, {}, signal),
    enabled: token !== null,
    staleTime: 0,
  });
}

/** How the owner can show that it is them. */
export function useConfirmation() {
  const api = useApi();
  const token = useSession((session) => session.token);
  return useQuery({
    queryKey: keyOf(token, 'confirmation'),
    queryFn: async ({ signal }) => api((await contract()).getConfirmation, {}, signal),
    enabled: token !== null,
    staleTime: 0,
  });
}
