import sharp from 'sharp';
import { sql } from '#server/db/sql.ts';
import { newOrder, type OrderFacts } from '#tests/support/orders/orders.ts';
import type { SignedIn } from '#tests/support/people/customers.ts';
import type { Answer, TestApi } from '#tests/support/shops/start-api.ts';
import { sendForm } from '../http/send-form.ts';

export const CHAT = '/api/v1/customer/message';
export const OPERATOR = '/api/v1/operator/conversations';

/** Who writes, and to whom. */
export const support = { receiver_type: 'admin', receiver_id: 0 };

export const sendText = (api: TestApi, { headers }: Pick<SignedIn, 'headers'>, body: object): Promise<Answer> =>
  api.call(`${CHAT}/send`, { method: 'POST', headers, body });

export const sendPictures = (
  api: TestApi,
  { headers }: Pick<SignedIn, 'headers'>,
  fields: Record<string, string | File | readonly File[]>,
): Promise<Answer> => sendForm(api, `${CHAT}/send`, fields, headers);

/** An order that goes on, with the vendor and store it is from. */
export async function orderOfStore(
  api: TestApi,
  facts: OrderFacts,
): Promise<{ order_id: number; vendor_id: number; store_id: number; store: string }> {
  const { id: order_id } = await newOrder(api, facts);
  const row = await api.db.row<{ vendor_id: number; store_id: number; store: string }>(sql`
    select s.vendor_id, s.id as store_id, s.name ->> 'en' as store
    from orders o join stores s on s.id = o.store_id where o.id = ${order_id}`);
  if (!row) throw new Error('an order has a store');
  return { order_id, ...row };
}

export const picture = async (format: 'png' | 'jpeg' | 'gif' | 'webp' = 'png', name = `shown.${format}`) => {
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: { r: 20, g: 140, b: 90 } } });
  return new File([(await drawn.toFormat(format).toBuffer()) as BlobPart], name, { type: `image/${format}` });
};
