import type { Participant } from '#contract/chat/shapes.ts';
import { say } from '#contract/texts/say.ts';
import { type ChatSide, participantId } from '#domain/chat/chat-sides.ts';
import { inLanguage } from '#domain/text.ts';
import { settingsOfToday } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import type { ChatStoreRow, ConversationRow, PersonRow } from './conversation-row.ts';

/** The name and the picture of the shop's support. */
export async function supportOf(deps: Deps, language: string): Promise<Participant> {
  const { business_name, phone, email, logo } = await settingsOfToday(deps, deps.db, language);
  return {
    ...nobody('admin', 0),
    f_name: business_name,
    l_name: say(language, 'chat.support'),
    phone,
    email,
    image_full_url: pictureUrl(deps.env, logo, '1x1'),
    admin_id: 0,
  };
}

export const storeToWire = ({ env }: Pick<Deps, 'env'>, store: ChatStoreRow, language: string): Participant => ({
  ...nobody('vendor', store.vendor_id),
  f_name: inLanguage(store.name, language),
  phone: store.phone,
  email: store.email,
  image_full_url: pictureUrl(env, store.logo, '1x1'),
  vendor_id: store.vendor_id,
  store_id: store.id,
  store_slug: store.slug,
});

export const courierToWire = (deps: Pick<Deps, 'env'>, courier: PersonRow): Participant => ({
  ...personToWire(deps, 'delivery_man', courier),
  deliveryman_id: courier.id,
});

export const customerToWire = (deps: Pick<Deps, 'env'>, customer: PersonRow): Participant => ({
  ...personToWire(deps, 'customer', customer),
  user_id: customer.id,
});

/** The other side of a conversation. */
export function receiverToWire(
  deps: Pick<Deps, 'env'>,
  { store, courier }: Pick<ConversationRow, 'store' | 'courier'>,
  { support, language }: { support: Participant; language: string },
): Participant {
  if (store) return storeToWire(deps, store, language);
  return courier ? courierToWire(deps, courier) : support;
}

const personToWire = ({ env }: Pick<Deps, 'env'>, side: ChatSide, person: PersonRow): Participant => ({
  ...nobody(side, person.id),
  f_name: person.f_name,
  l_name: person.l_name,
  phone: person.phone ?? '',
  email: person.email ?? '',
  image_full_url: pictureUrl(env, person.image, '1x1'),
});

const nobody = (type: ChatSide, id: number): Participant => ({
  id: participantId(type, id),
  type,
  f_name: '',
  l_name: '',
  phone: '',
  email: '',
  image_full_url: null,
  user_id: null,
  vendor_id: null,
  store_id: null,
  store_slug: null,
  deliveryman_id: null,
  admin_id: null,
});
