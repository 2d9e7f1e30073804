import type { Settings } from '#contract/config/settings-shape.ts';
import { say } from '#contract/texts/say.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { inLanguage } from '#domain/text.ts';
import { settingsOfToday } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { Fact, MailBlock } from '#server/mail/mail-content.ts';
import { mailShop } from '#server/mail/mail-shop.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { postMail } from '#server/outbox/outbox.service.ts';
import type { OrderToMail } from './order-mail.repository.ts';
import { type KnownToMail, readMailedOrder } from './order-mail.service.ts';
import { orderBill } from './order-mail-bill.ts';
import { mailLines } from './order-mail-blocks.ts';
import { orderFacts } from './order-mail-facts.ts';

/** Stores say of no language which they read. */
const LANGUAGE = 'en';

/** To the store, once: what was ordered, for whom, where it goes and what they wrote. */
export async function mailStore(deps: Deps, tx: Db, order_id: number, known: KnownToMail = {}): Promise<void> {
  const { order: found, lines } = known.mailed ?? (await readMailedOrder(tx, order_id));
  if (!found?.store_email) return;
  // What the shopper wrote is told below, in other words than to themselves.
  const order: OrderToMail = { ...found, language: LANGUAGE, is_own_address: false };
  const inTheirs = found.language === LANGUAGE ? known.settings : undefined;
  const settings = inTheirs ?? (await settingsOfToday(deps, tx, LANGUAGE));
  const values = { id: String(order_id), store: order.store ? inLanguage(order.store.name, LANGUAGE) : '' };
  const text = say(LANGUAGE, order.prescription_order ? 'mail.store.prescription' : 'mail.store.text', values);
  const blocks: MailBlock[] = [
    { kind: 'text', text },
    { kind: 'lines', lines: mailLines({ order, lines, settings, env: deps.env }) },
    orderBill(order, settings),
    {
      kind: 'facts',
      facts: [...contactOf(order), ...orderFacts(order, settings, 'placed'), ...notesOf(order, settings)],
    },
  ];
  const content = renderMail({
    language: LANGUAGE,
    shop: mailShop(deps.env, settings),
    subject: say(LANGUAGE, 'mail.store.subject', values),
    preview: text,
    title: say(LANGUAGE, 'mail.store.title', values),
    blocks,
    reason: say(LANGUAGE, 'mail.reason_store', values),
  });
  await postMail(deps, tx, {
    to: found.store_email,
    language: LANGUAGE,
    ...content,
    about: `order ${order_id} to its store`,
  });
}

const fact = (name: Parameters<typeof say>[1], value: string | null | undefined): Fact[] =>
  value ? [{ name: say(LANGUAGE, name), value }] : [];

function notesOf({ order_note, wishes }: OrderToMail, settings: Settings): Fact[] {
  const { cutlery, unavailable_item_note, delivery_instruction, bring_change_amount } = wishes;
  return [
    ...fact('mail.fact.customer_note', order_note),
    ...fact('mail.fact.cutlery', cutlery ? say(LANGUAGE, 'mail.wanted') : null),
    ...fact('mail.fact.unavailable', unavailable_item_note),
    ...fact('mail.fact.instruction', delivery_instruction),
    ...fact('mail.fact.change', bring_change_amount > 0 ? formatMoney(bring_change_amount, settings) : null),
  ];
}

function contactOf({ delivery_address, order_type }: OrderToMail): Fact[] {
  const { contact_person_name, contact_person_number, house, floor } = delivery_address;
  return [
    ...fact('mail.fact.customer', [contact_person_name, contact_person_number].filter(Boolean).join(', ')),
    ...fact('mail.fact.order_type', say(LANGUAGE, order_type === 'take_away' ? 'mail.take_away' : 'mail.delivery')),
    ...fact('mail.fact.door', [house, floor].filter(Boolean).join(', ')),
  ];
}
