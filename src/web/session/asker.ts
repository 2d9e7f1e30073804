import { useSession } from './session.tsx';

/** Who asks: a customer, or whoever holds a guest's secret. */
export type Asker = { token: string | null; guest_id: string | null };

export const useAsker = (): Asker => ({
  token: useSession((session) => session.token),
  guest_id: useSession((session) => session.guest_id),
});
