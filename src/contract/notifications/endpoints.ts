import type { Endpoint } from '../endpoint.ts';
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
} from './notifications.ts';

export const NOTIFICATIONS_ENDPOINTS: readonly Endpoint[] = [
  listNotifications,
  pageNotifications,
  countUnread,
  readNotifications,
  getPreferences,
  setPreferences,
  subscribeToPush,
  unsubscribeFromPush,
  setFirebaseToken,
];
