import type { Quote, QuoteLine } from '#contract/checkout/quote.ts';
import { openingAt } from '#domain/catalog/opening-hours.ts';
import { hoursShown } from '#domain/checkout/hours-shown.ts';
import { takesSchedules } from '#domain/checkout/takes-schedules.ts';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import type { LineTotal } from '#domain/pricing/goods-total.ts';
import { inLanguage, type Text } from '#domain/text.ts';
import { couponToWire } from '../coupons/coupon-to-wire.ts';
import type { Env } from '../env.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { problemToWire } from './problem.ts';
import type { Quoted } from './quote.service.ts';
import type { OrderLine } from './read-goods.ts';
import { windowsOf } from './refuse-order.ts';

type Say = (text: Text) => string;

export function quoteToWire(quoted: Quoted, env: Env, language: string): Quote {
  const say: Say = (text) => inLanguage(text, language);
  const { store, zone, now, settings, total, surge, coupon, customer } = quoted;
  const days = settings.schedule_order_days;
  const { always_open } = MODULE_PROFILES[store.module_type].abilities;
  return {
    module_id: store.module_id,
    module_type: store.module_type,
    zone_id: zone.id,
    input: { ...quoted.input, ...listsOf(quoted.input) },
    lines: quoted.lines.map((line, at) => lineToWire(line, total.goods.lines[at], env, say)),
    store: {
      id: store.id,
      slug: store.slug,
      name: say(store.name),
      logo_full_url: pictureUrl(env, store.logo, '1x1'),
      address: say(store.address),
      phone: store.phone,
      latitude: String(store.latitude),
      longitude: String(store.longitude),
      open: store.status && openingAt({ ...store, always_open }, now).open ? 1 : 0,
      delivery: store.delivery && settings.home_delivery_status === 1,
      take_away: store.take_away && settings.takeaway_status === 1,
      delivery_time: store.delivery_time,
      minimum_order: store.minimum_order,
      self_delivery_system: store.self_delivery_system ? 1 : 0,
      cutlery: store.cutlery,
      prescription_order: store.prescription_order && settings.prescription_order_status,
    },
    order_amount: total.order_amount,
    prescription_required: quoted.prescription_required,
    schedule: {
      offered: takesSchedules(settings, store),
      slot_duration: settings.schedule_order_slot_duration,
      days,
      ...hoursShown(windowsOf(store), { timezone: settings.timezone, days }, now),
      now: { date: now.date, day: now.day, time: now.time },
    },
    coupon: coupon && couponToWire(coupon, language),
    surge: surge && {
      title: say(surge.title),
      customer_note: say(surge.customer_note),
      customer_note_status: surge.customer_note_status ? 1 : 0,
    },
    payment: {
      ...quoted.payment,
      maximum_cod_order_amount: zone.maximum_cod_order_amount,
      wallet_balance: customer?.wallet_balance ?? 0,
    },
    cashback_amount: quoted.cashback?.calculated_amount ?? 0,
    lost_cashback_amount: quoted.lost_cashback_amount,
    problems: quoted.problems.map((problem) => problemToWire(problem, language)),
  };
}

/** The contract's lists are ordinary ones, the rules' are for reading only. */
const listsOf = ({ lines, vehicles }: Quoted['input']) => ({
  lines: lines.map((line) => ({ ...line, add_ons: [...line.add_ons] })),
  vehicles: [...vehicles],
});

function lineToWire(line: OrderLine, total: LineTotal | undefined, env: Env, say: Say): QuoteLine {
  const { item, choice } = line;
  const combination = item.variations.find(({ type }) => type === choice.variation);
  return {
    item_id: item.id,
    item_type: line.item_type,
    cart_id: line.cart_line_id,
    slug: item.slug,
    name: say(item.name),
    image_full_url: pictureUrl(env, item.image, '4x3'),
    unit_type: item.unit && say(item.unit),
    is_prescription_required: item.is_prescription_required ? 1 : 0,
    quantity: line.quantity,
    price: line.price,
    variation: combination ? say(combination.label) : '',
    options: choice.options.map(({ name, labels }) => optionToWire(item, { name, labels }, say)),
    add_ons: choice.add_ons.flatMap(({ id, quantity }) => {
      const addOn = item.add_ons.find((one) => one.id === id);
      return addOn ? [{ id, name: say(addOn.name), price: addOn.price, quantity }] : [];
    }),
    discount_on_item: total?.off ?? 0,
    discount_on_product_by: total?.source ?? 'product_discount',
  };
}

/** Chosen by its English names, read in the shopper's language; what is gone keeps the name it had. */
function optionToWire(
  { food_variations }: OrderLine['item'],
  { name, labels }: { name: string; labels: readonly string[] },
  say: Say,
) {
  const group = food_variations.find((one) => one.name.en === name);
  return {
    name: group ? say(group.name) : name,
    labels: labels.map((label) => {
      const value = group?.values.find((one) => one.label.en === label);
      return value ? say(value.label) : label;
    }),
  };
}
