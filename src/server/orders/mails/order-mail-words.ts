import type { TextKey } from '#contract/texts/en.ts';
import { isTextKey, say } from '#contract/texts/say.ts';
import type { OrderNews } from '#domain/orders/order-news.ts';
import { inLanguage } from '#domain/text.ts';
import type { OrderToMail } from './order-mail.repository.ts';

/** How a mail about it begins. */
export function newsOf(order: OrderToMail, news: OrderNews): { subject: string; title: string; text: string } {
  const { id, language, store, parcel } = order;
  const values = {
    id: String(id),
    store: store ? inLanguage(store.name, language) : '',
    receiver: parcel?.receiver_details.contact_person_name ?? '',
  };
  const said = (part: 'subject' | 'title' | 'text') =>
    say(language, keyOf(`mail.${parcel ? 'parcel' : 'order'}.${news}.${part}`), values);
  return { subject: said('subject'), title: said('title'), text: said('text') };
}

/** Not every kind of order has every kind of news: a parcel is never fetched, an order never comes back. */
function keyOf(key: string): TextKey {
  if (!isTextKey(key)) throw new Error(`no mail says ${key}`);
  return key;
}
