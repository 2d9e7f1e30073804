import { wasReloadedFor } from '#web/session/offline/reloaded-for.ts';
import { keepTyped } from './restore-typed.ts';

/**
 * A page of an older build asks for a part that the server does not have any more: it is loaded anew, once a build, with
 * what was typed. Without a connection nothing is gone, only out of reach: who asked for it asks again.
 */
export function reloadForGoneFiles(): () => void {
  const missed = (event: Event) => void reloadIfGone((event as Event & { payload?: unknown }).payload);
  addEventListener('vite:preloadError', missed);
  return () => removeEventListener('vite:preloadError', missed);
}

async function reloadIfGone(error: unknown) {
  const [file] = /\/assets\/[\w./-]+/.exec(String(error)) ?? [];
  if (!file || !(await isGone(file)) || wasReloadedFor(buildOfPage())) return;
  keepTyped();
  location.reload();
}

const isGone = async (file: string): Promise<boolean> =>
  (await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null))?.status === 404;

/** The build that this page came with, as the router names it. */
const buildOfPage = (): string =>
  (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version ?? '';
