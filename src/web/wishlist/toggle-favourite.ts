import '#web/i18n/lazy/wishlist.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isOutcomeUnknown } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import type { Overlay } from '#web/overlay/overlay.tsx';
import type { SessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import type { Favourite, Favourites } from './favourites.ts';
import { addFavourite, removeFavourite } from './wishlist.calls.ts';
import { favouriteScope, favouritesQuery } from './wishlist.queries.ts';

type Tools = {
  api: ApiClient;
  store: SessionStore;
  queries: QueryClient;
  t: Translate;
  open(overlay: Overlay): void;
};

/** Changes of one heart reach the server in the order of the presses. */
const underWay = new Map<string, Promise<unknown>>();

export async function toggleFavourite(tools: Tools, what: Favourite): Promise<void> {
  const { api, store, queries, t } = tools;
  if (!store.get().token) return askToSignIn(tools, what);
  try {
    await queries.ensureQueryData(favouritesQuery(api, favouriteScope(store.get())));
    // Not the list as it came: another press may have waited for it, too.
    await setFavourite(tools, what, !isShown(tools, what));
  } catch (error) {
    sayFailure(t, error);
  }
}

/** Favourites belong to an account. A shopper who signs in from here meant to like this. */
function askToSignIn(tools: Tools, what: Favourite) {
  const { t, open } = tools;
  const like = () => void setFavourite(tools, what, true);
  const onPress = () => open({ name: 'auth', mode: 'sign-in', goOn: like });
  showToast({
    id: 'error',
    tone: 'error',
    text: t('session.not_logged_in'),
    action: { text: t('header.sign_in'), onPress },
  });
}

/** Shown at once, taken back with the server's words when it refuses. */
export async function setFavourite(tools: Tools, what: Favourite, liked: boolean): Promise<boolean> {
  const { api, t } = tools;
  const name = `${what.kind}-${what.id}`;
  show(tools, what, liked);
  const sent = (underWay.get(name) ?? Promise.resolve()).then(() =>
    (liked ? addFavourite : removeFavourite)(api, what),
  );
  const settled = sent.catch(() => {});
  underWay.set(name, settled);
  // The answer to an earlier press says nothing about what the heart shows since the last one.
  const isLast = () => underWay.get(name) === settled;
  try {
    const { message } = await sent;
    if (!isLast()) return true;
    const undo = { text: t('wishlist.undo'), onPress: () => void setFavourite(tools, what, true) };
    showToast({ id: 'wishlist', text: message, action: liked ? undefined : undo });
    // A shopper who has just signed in had no list yet to show it in.
    show(tools, what, liked);
    await askAgain(tools);
    return true;
  } catch (error) {
    if (isLast() && !knewAlready(error, liked)) show(tools, what, !liked);
    // Nobody knows whether it was done: the list does, and whoever has what they pressed for need not press again.
    if (isOutcomeUnknown(error)) {
      await tools.queries.invalidateQueries({ queryKey: listOf(tools) });
      if (isLast() && isShown(tools, what) === liked) return true;
    }
    sayFailure(t, error);
    return false;
  }
}

/** Another tab has added it (409) or removed it (404) before: what the heart shows is right then. */
const knewAlready = (error: unknown, liked: boolean) =>
  error instanceof ApiError && error.status === (liked ? 409 : 404);

function show(tools: Tools, { kind, id }: Favourite, liked: boolean) {
  tools.queries.setQueryData<Favourites>(listOf(tools), (known) => {
    if (!known) return known;
    const others = known.ids[kind].filter((other) => other !== id);
    return { ...known, ids: { ...known.ids, [kind]: liked ? [id, ...others] : others } };
  });
}

const isShown = (tools: Tools, { kind, id }: Favourite) =>
  tools.queries.getQueryData(listOf(tools))?.ids[kind].includes(id);

/** A list that was requested before the change would bring the old state back. */
async function askAgain(tools: Tools) {
  const queryKey = listOf(tools);
  if (tools.queries.isFetching({ queryKey }) > 0) await tools.queries.invalidateQueries({ queryKey });
}

const listOf = ({ api, store }: Tools) => favouritesQuery(api, favouriteScope(store.get())).queryKey;
