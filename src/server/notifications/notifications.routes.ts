import {
  countUnread,
  getPreferences,
  listNotifications,
  pageNotifications,
  readNotifications,
  setFirebaseToken,
  setPreferences,
  subscribeToPush,
  unsubscribeFromPush,
} from '#contract/notifications/notifications.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn } from '../http/shopper.ts';
import {
  changePreferences,
  keepFirebaseToken,
  markAsRead,
  notificationsPage,
  preferences,
  recentNotifications,
  unreadCounts,
} from './notifications.service.ts';
import { subscribe, unsubscribe } from './push.service.ts';

export const notificationsRoutes = (deps: Deps) => [
  route(listNotifications, ({ shopper, query, language }) =>
    recentNotifications(deps, customerIn(shopper).id, { ...query, language }),
  ),
  route(pageNotifications, ({ shopper, query, language }) =>
    notificationsPage(deps, customerIn(shopper).id, { ...query, language }),
  ),
  route(countUnread, async ({ shopper }) => ({ unread: await unreadCounts(deps, customerIn(shopper).id) })),
  route(readNotifications, ({ shopper, body }) => markAsRead(deps, customerIn(shopper).id, body)),
  route(getPreferences, ({ shopper }) => preferences(deps, customerIn(shopper).id)),
  route(setPreferences, ({ shopper, body }) => changePreferences(deps, customerIn(shopper).id, body.preferences)),
  route(subscribeToPush, ({ shopper, body: { endpoint, keys }, language }) =>
    subscribe(deps, { ...customerIn(shopper), language }, { endpoint, ...keys }),
  ),
  route(unsubscribeFromPush, ({ shopper, query, language }) =>
    unsubscribe(deps, { ...customerIn(shopper), language }, query.endpoint),
  ),
  route(setFirebaseToken, ({ shopper, body, language }) =>
    keepFirebaseToken(deps, customerIn(shopper).id, body.cm_firebase_token, language),
  ),
];
