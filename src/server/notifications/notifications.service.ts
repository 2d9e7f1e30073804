import type { Reply } from '#contract/endpoint.ts';
import type {
  listNotifications,
  Notification,
  NotificationsPage,
  Preferences,
  Unread,
} from '#contract/notifications/notifications.ts';
import { say } from '#contract/texts/say.ts';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreference,
} from '#domain/notifications/notification.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import {
  dropOldNotifications,
  markRead,
  type NotificationRow,
  notificationsOf,
  preferencesOf,
  saveFirebaseToken,
  savePreferences,
  statesOfThings,
  unreadOf,
} from './notifications.repository.ts';
import { actionOf, dataTypeOf, numberIn, pictureOf, pictureUrlOf, type Reader, wordsOf } from './tell-notification.ts';

const DAY_MS = 86_400_000;
const LISTED_DAYS = 15;
const KEPT_DAYS = 90;
const MOST_KEPT = 300;

export const readerOf = async (deps: Deps, language: string): Promise<Reader> => ({
  language,
  format: await settingsNow(deps, language),
});

/** As clients of this interface list them. */
export async function recentNotifications(
  deps: Deps,
  customer_id: number,
  { limit = 50, offset = 1, language }: { limit?: number | undefined; offset?: number | undefined; language: string },
): Promise<Reply<typeof listNotifications>> {
  const since = new Date(deps.now().getTime() - LISTED_DAYS * DAY_MS);
  const [rows, reader] = await Promise.all([
    notificationsOf(deps.db, customer_id, { kind: null, before: null, since, limit, skip: (offset - 1) * limit }),
    readerOf(deps, language),
  ]);
  return rows.flatMap((row) => {
    const words = wordsOf(row, reader);
    if (!words) return [];
    const [said, image] = [{ title: words.title, description: words.text }, pictureUrlOf(deps.env, row)];
    const about = { order_id: numberIn(row, 'order_id'), trip_id: numberIn(row, 'trip_id') };
    const data = { ...said, ...about, image, type: dataTypeOf(row) };
    return { id: row.id, ...said, image_full_url: image, data, created_at: row.created_at.toISOString() };
  });
}

type PageRequest = {
  limit?: number | undefined;
  before?: number | undefined;
  kind?: NotificationKind | undefined;
  language: string;
};

export async function notificationsPage(
  deps: Deps,
  customer_id: number,
  { limit = 20, before, kind, language }: PageRequest,
): Promise<NotificationsPage> {
  const request = { kind: kind ?? null, before: before ?? null, since: null, limit, skip: 0 };
  const [rows, unread, reader] = await Promise.all([
    notificationsOf(deps.db, customer_id, request),
    unreadCounts(deps, customer_id),
    readerOf(deps, language),
  ]);
  const notifications = await told(deps, customer_id, rows, reader);
  return { notifications, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null, unread };
}

/** In words, each thing's action at its newest one only. */
async function told(
  deps: Deps,
  customer_id: number,
  rows: readonly NotificationRow[],
  reader: Reader,
): Promise<Notification[]> {
  const ids = (name: 'order_id' | 'trip_id') => rows.flatMap((row) => numberIn(row, name) ?? []);
  const concerned = { order_ids: ids('order_id'), trip_ids: ids('trip_id') };
  const states = await statesOfThings(deps.db, customer_id, concerned);
  const acted = new Set<string>();
  return rows.flatMap((row) => {
    const words = wordsOf(row, reader);
    if (!words) return [];
    const { id, kind, event, link } = row;
    const action = acted.has(link) ? null : actionOf(row, states);
    if (action) acted.add(link);
    const at = { is_read: row.read_at !== null, created_at: row.created_at.toISOString() };
    return { id, kind, event, link, ...words, picture: pictureOf(row), action, ...at };
  });
}

export async function unreadCounts({ db }: Deps, customer_id: number): Promise<Unread> {
  return Object.fromEntries((await unreadOf(db, customer_id)).map(({ kind, count }) => [kind, count]));
}

export async function markAsRead(
  deps: Deps,
  customer_id: number,
  { ids, kind }: { ids?: number[] | undefined; kind?: NotificationKind | undefined },
): Promise<{ unread: Unread }> {
  await markRead(deps.db, customer_id, { ids: ids ?? null, kind: kind ?? null, now: deps.now() });
  return { unread: await unreadCounts(deps, customer_id) };
}

/** Whoever has said nothing wants everything. */
export async function preferences(deps: Deps, customer_id: number): Promise<Preferences> {
  const said = await preferencesOf(deps.db, customer_id);
  return {
    preferences: NOTIFICATION_KINDS.map(
      (kind) => said.find((one) => one.kind === kind) ?? { kind, in_page: true, push: true },
    ),
    push_public_key: deps.push?.publicKey ?? null,
  };
}

export async function changePreferences(
  deps: Deps,
  customer_id: number,
  changed: readonly NotificationPreference[],
): Promise<Preferences> {
  // Whoever names a kind twice means the last one.
  const byKind = new Map(changed.map((one) => [one.kind, one]));
  await savePreferences(deps.db, customer_id, [...byKind.values()]);
  return preferences(deps, customer_id);
}

export async function keepFirebaseToken(deps: Deps, customer_id: number, token: string, language: string) {
  await saveFirebaseToken(deps.db, customer_id, token);
  return { message: say(language, 'notifications.saved') };
}

export function cleanNotifications(deps: Deps): Promise<void> {
  const ago = (days: number) => new Date(deps.now().getTime() - days * DAY_MS);
  return dropOldNotifications(deps.db, { before: ago(KEPT_DAYS), pushedBefore: ago(1), most: MOST_KEPT });
}
