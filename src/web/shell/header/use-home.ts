import { useSession } from '#web/session/session.tsx';

/** Where "home" is: the shop once a place is chosen, the landing page before that. */
export const useHome = (): '/home' | '/' => (useSession(({ zoneid }) => zoneid).length > 0 ? '/home' : '/');
