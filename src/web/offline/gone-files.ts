import { wasReloadedFor } from '#web/session/offline/reloaded-for.ts';

/**
 * A page of an older build asks for a part that the server does not have any more: it is loaded anew, once a build, with
 * what was typed; `isStillGone` hears of what is gone all the same. Without a connection nothing is gone, only out of
 * reach: who asked for it asks again.
 */
export function reloadForGoneFiles(isStillGone: () => void): () => void {
  const missed = (event: Event) => void reloadIfGone((event as Event & { payload?: unknown }).payload, isStillGone);
  const { navigation } = window as RouterWindow;
  addEventListener('vite:preloadError', missed);
  navigation?.addEventListener('navigate', goOn);
  return () => {
    removeEventListener('vite:preloadError', missed);
    navigation?.removeEventListener('navigate', goOn);
  };
}

/** One press often misses several files, and the first of them has the page loaded anew. */
let isReloading = false;

async function reloadIfGone(error: unknown, isStillGone: () => void) {
  const [file] = /\/assets\/[\w./-]+/.exec(String(error)) ?? [];
  if (!file || !(await isGone(file)) || isReloading) return;
  if (wasReloadedFor(buildOfPage())) isStillGone();
  else await reloadWithTyped();
}

export async function reloadWithTyped() {
  isReloading = true;
  // It has come with the first gesture: without one nothing was typed.
  await import('./keep-typed.ts').then(({ keepTyped }) => keepTyped()).catch(() => {});
  location.reload();
}

const isGone = async (file: string): Promise<boolean> =>
  (await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null))?.status === 404;

/** What the router and newer browsers put on the window. */
type RouterWindow = {
  __reactRouterManifest?: { version?: string };
  __reactRouterDataRouter?: { state: { navigation: { location?: object } }; createHref(to: object): string };
  navigation?: EventTarget;
};

/** The build that this page came with, as the router names it. */
const buildOfPage = (): string => (window as RouterWindow).__reactRouterManifest?.version ?? '';

/**
 * Of a link to a page whose script is gone the router knows only to load the page anew on which it was pressed: the press
 * would be lost. Where browsers tell of it in time, the page is loaded that the link leads to.
 */
function goOn(event: Event) {
  const { navigationType, userInitiated } = event as Event & { navigationType?: string; userInitiated?: boolean };
  const router = (window as RouterWindow).__reactRouterDataRouter;
  const next = router?.state.navigation.location;
  if (navigationType !== 'reload' || userInitiated || !router || !next) return;
  event.preventDefault();
  location.assign(router.createHref(next));
}
