import type { Text } from '../text.ts';

/** What somebody can want to hear of or not. The database lists the same kinds. */
export const NOTIFICATION_KINDS = ['order', 'trip', 'parcel', 'wallet', 'points', 'referral', 'chat'] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What an event may show beside its words: a picture's id. */
type Shown = { picture?: string | null };

type OfOrder = Shown & { order_id: number; store: Text };
type OfParcel = Shown & { order_id: number };
type OfTrip = Shown & { trip_id: number; provider: Text };
type OfCourier = { courier: string };

/** Every event, by kind, with what its words are made of. `amount` and `bonus` are minor units, `starts_at` is a moment. */
export type NotificationEvents = {
  order: {
    confirmed: OfOrder;
    /** By prescription: its shopper has to agree to what it costs. */
    priced: OfOrder;
    /** Its shopper has to correct what they told of their transfer. */
    transfer_denied: OfOrder;
    /** It waits in the store for its shopper. */
    ready: OfOrder;
    on_way: OfOrder;
    courier_on_way: OfOrder & OfCourier;
    delivered: OfOrder;
    canceled: OfOrder;
    refunded: OfOrder;
    refund_refused: OfOrder;
  };
  parcel: {
    confirmed: OfParcel;
    transfer_denied: OfParcel;
    picked_up: OfParcel;
    delivered: OfParcel;
    canceled: OfParcel;
    /** It was picked up and goes back to its sender. */
    comes_back: OfParcel;
    returned: OfParcel;
  };
  trip: {
    confirmed: OfTrip & { starts_at: string };
    reminder: OfTrip & { starts_at: string };
    /** The provider has made it longer or shorter, and it costs something else. */
    changed: OfTrip;
    ongoing: OfTrip;
    completed: OfTrip;
    canceled: OfTrip;
  };
  wallet: {
    added: { amount: number };
    added_with_bonus: { amount: number; bonus: number; total: number };
    refunded: { amount: number };
    cashback: { amount: number };
  };
  points: { earned: { points: number } };
  referral: { rewarded: { amount: number; friend: string } };
  chat: { message: Shown & { name: string; text: string } };
};

export type NotificationEvent<Kind extends NotificationKind> = keyof NotificationEvents[Kind] & string;

/** Every event with its kind: order.confirmed, chat.message … */
export type NotificationKey = {
  [Kind in NotificationKind]: `${Kind}.${NotificationEvent<Kind>}`;
}[NotificationKind];

export type NotificationParams = Readonly<Record<string, unknown>>;

/** Where a kind is told: in the shop itself, and by the browser when the shop is not open. */
export type NotificationPreference = { kind: NotificationKind; in_page: boolean; push: boolean };
