import * as z from 'zod/mini';
import { NOTIFICATION_KINDS } from '#domain/notifications/notification.ts';
import { endpoint, type Reply } from '../endpoint.ts';
import { page, pictureUrl, shortText, wholeText } from '../wire.ts';

const ofNotifications = { feature: 'notifications', access: 'customer' } as const;

const kind = z.enum(NOTIFICATION_KINDS);

/** What clients of this interface tell apart. */
const dataType = z.enum([
  'order_status',
  'trip_status',
  'message',
  'add_fund',
  'cashback',
  'loyalty_point',
  'referral_code',
]);
export type NotificationDataType = z.output<typeof dataType>;

export const listNotifications = endpoint({
  ...ofNotifications,
  name: 'listNotifications',
  summary: 'What happened in the last 15 days, the newest first',
  method: 'GET',
  path: '/api/v1/customer/notifications',
  query: z.object(page),
  reply: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      description: z.string(),
      image_full_url: pictureUrl,
      data: z.object({
        title: z.string(),
        description: z.string(),
        order_id: z.nullable(z.int()),
        trip_id: z.nullable(z.int()),
        image: pictureUrl,
        type: dataType,
      }),
      created_at: z.string(),
    }),
  ),
});

const notification = z.object({
  id: z.int(),
  kind,
  event: z.string(),
  title: z.string(),
  text: z.string(),
  /** A picture's id. */
  picture: z.nullable(z.string()),
  /** Where it leads: a path of this shop. */
  link: z.string(),
  /** What can be done about it now; null: nothing, or it is over. */
  action: z.nullable(z.enum(['track', 'pay', 'answer'])),
  is_read: z.boolean(),
  created_at: z.string(),
});
export type Notification = z.output<typeof notification>;

const unread = z.partialRecord(kind, z.int());
/** How many of each kind nobody has read; a kind of which all is read is not there. */
export type Unread = z.output<typeof unread>;

export const pageNotifications = endpoint({
  ...ofNotifications,
  name: 'pageNotifications',
  summary: 'Notifications by pages, all or of one kind, from the one before `before` on; with how many are unread',
  method: 'GET',
  path: '/api/v1/customer/notifications/page',
  query: z.object({ limit: page.limit, before: z.optional(wholeText), kind: z.optional(kind) }),
  reply: z.object({
    notifications: z.array(notification),
    /** Where the next page begins; null: this was the last one. */
    next: z.nullable(z.int()),
    unread,
  }),
});
export type NotificationsPage = Reply<typeof pageNotifications>;

export const countUnread = endpoint({
  ...ofNotifications,
  name: 'countUnreadNotifications',
  summary: 'How many notifications are unread, by kind',
  method: 'GET',
  path: '/api/v1/customer/notifications/unread',
  reply: z.object({ unread }),
});

export const readNotifications = endpoint({
  ...ofNotifications,
  name: 'readNotifications',
  summary: 'Marks as read: the named ones, those of a kind, or all',
  method: 'PUT',
  path: '/api/v1/customer/notifications/read',
  body: z.object({
    ids: z.optional(z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(100))),
    kind: z.optional(kind),
  }),
  reply: z.object({ unread }),
});

const preference = z.object({ kind, in_page: z.boolean(), push: z.boolean() });

const preferences = z.object({
  preferences: z.array(preference),
  /** With what a browser subscribes at its push service; null: this shop does not push. */
  push_public_key: z.nullable(z.string()),
});
export type Preferences = z.output<typeof preferences>;

export const getPreferences = endpoint({
  ...ofNotifications,
  name: 'getNotificationPreferences',
  summary: 'Of which kinds the customer wants to hear, in the page and by push',
  method: 'GET',
  path: '/api/v1/customer/notifications/preferences',
  reply: preferences,
});

export const setPreferences = endpoint({
  ...ofNotifications,
  name: 'setNotificationPreferences',
  summary: 'Changes the named kinds; the others stay as they are',
  method: 'PUT',
  path: '/api/v1/customer/notifications/preferences',
  body: z.object({
    preferences: z.array(preference).check(z.minLength(1), z.maxLength(NOTIFICATION_KINDS.length)),
  }),
  reply: preferences,
});

/** As the browser's PushSubscription says it. */
const pushEndpoint = shortText(1000);
const base64url = (pattern: RegExp) => z.string().check(z.regex(pattern));

export const subscribeToPush = endpoint({
  ...ofNotifications,
  name: 'subscribeToPush',
  summary: 'This browser wants to be pushed to, as long as this session lasts',
  method: 'PUT',
  path: '/api/v1/customer/push-subscription',
  body: z.object({
    endpoint: pushEndpoint,
    keys: z.object({
      /** A point on P-256, 65 bytes. */
      p256dh: base64url(/^B[A-Za-z0-9_-]{86}={0,1}$/),
      /** 16 bytes. */
      auth: base64url(/^[A-Za-z0-9_-]{22}={0,2}$/),
    }),
  }),
  reply: z.object({ message: z.string() }),
  perMinute: 20,
});

export const unsubscribeFromPush = endpoint({
  ...ofNotifications,
  name: 'unsubscribeFromPush',
  summary: 'This browser does not want to be pushed to any more',
  method: 'DELETE',
  path: '/api/v1/customer/push-subscription',
  query: z.object({ endpoint: pushEndpoint }),
  reply: z.object({ message: z.string() }),
});

export const setFirebaseToken = endpoint({
  ...ofNotifications,
  name: 'setFirebaseToken',
  summary: 'The token that a client has obtained from its messaging provider',
  method: 'PUT',
  path: '/api/v1/customer/cm-firebase-token',
  body: z.object({ cm_firebase_token: shortText(4096) }),
  reply: z.object({ message: z.string() }),
});
