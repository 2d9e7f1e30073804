import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { LoginReply } from '#contract/auth/auth.ts';
import { afterSignUp } from '#domain/auth/after-sign-up.ts';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useIsMounted } from '#web/ui/use-is-mounted.ts';
import type { prefetchFavourites as prefetch } from '#web/wishlist/prefetch-favourites.ts';

/** Lies with the cards, of which a form has none. What fails now is asked for by the first heart that is drawn. */
const prefetchFavourites: typeof prefetch = async (...who) =>
  (await import('#web/wishlist/prefetch-favourites.ts').catch(() => null))?.prefetchFavourites(...who);

/** Pages that are of no use to whoever is signed in. */
const isDoor = (pathname: string) => /^\/(auth\/|forgot-password)/.test(pathname);

/**
 * The moment somebody is in. What belongs to them is asked for anew: cart and profile by themselves, since the header
 * shows them and they are kept by whose they are. `goOn` is what they wanted when they were asked to sign in; whoever has
 * gone on by themselves meanwhile is led nowhere.
 */
export function useEnter(goOn?: (() => void) | undefined) {
  const t = useTranslate();
  const store = useSessionStore();
  const { close } = useOpener();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const api = useApi();
  const queries = useQueryClient();
  const isMounted = useIsMounted();

  return (token: string, reply: LoginReply, isNew: boolean) => {
    store.set({ token });
    void prefetchFavourites(queries, api, store.get());
    const isWaiting = isMounted();
    close();
    showToast({ id: 'session', text: t(isNew ? 'auth.signed_up' : 'auth.logged_in'), comesAlong: true });
    if (reply.cart_replaced)
      showToast({ id: 'cart', tone: 'info', text: reply.message ?? t('auth.cart_replaced'), comesAlong: true });
    if (reply.notice) showToast({ id: 'notice', tone: 'info', text: reply.notice, comesAlong: true });
    if (!isWaiting) return;
    if (isNew) {
      const { zoneid, module } = store.get();
      return navigate(afterSignUp(zoneid.length > 0, module?.module_type ?? null));
    }
    if (isDoor(pathname)) return navigate('/home');
    goOn?.();
  };
}
