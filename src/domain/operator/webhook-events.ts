/** What an operator's own server can be told of. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.changed',
  'order.cancelled',
  'refund.asked',
  'trip.placed',
  'trip.changed',
  'application.sent',
  'message.received',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

type OfOrder = { order_id: number; order_type: string; order_status: string; store_id: number | null };
type OfTrip = { trip_id: number; trip_status: string; provider_id: number };

/**
 * What each event says: which thing it is and how it stands. Nobody's name, address or words leave the shop by it; whoever
 * may know them asks for them with a key.
 */
export type WebhookData = {
  'order.placed': OfOrder;
  'order.changed': OfOrder;
  'order.cancelled': OfOrder;
  'refund.asked': OfOrder;
  'trip.placed': OfTrip;
  'trip.changed': OfTrip;
  'application.sent': { application_id: number; kind: string };
  'message.received': { conversation_id: number; message_id: number };
};
