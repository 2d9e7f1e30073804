import { describe, expect, test } from 'vitest';
import { ar as notificationsAr } from '#contract/notifications/texts/ar.ts';
import { en as notificationsEn } from '#contract/notifications/texts/en.ts';
import { es as notificationsEs } from '#contract/notifications/texts/es.ts';
import { ar as serverAr } from '#contract/texts/ar.ts';
import { en as serverEn } from '#contract/texts/en.ts';
import { es as serverEs } from '#contract/texts/es.ts';
import { say } from '#contract/texts/say.ts';
import { formsOf } from '#domain/language/count-form.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fill } from './fill.ts';

/** Title and text of every notification, as texts of their own. */
const notifications = (texts: Record<string, { title: string; text: string }>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, { title, text }]) => [
      [`${key}.title`, title],
      [`${key}.text`, text],
    ]),
  );

const english: Record<string, string> = { ...en, ...serverEn, ...notifications(notificationsEn) };
const placeholders = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
/** "{store} · #{order_id}" has nothing to translate. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{[^}]*\}/g, ''));
// Texts that are truly the same in another language.
const SAME = new Set([
  'cart.bill.total',
  'checkout.km',
  'wallet.filter.CashBack',
  'home.flash_days',
  'vehicle.length.km',
  'parcel.km',
  'parcel.line.way',
  'parcel.min',
  'join.store.unit.min',
  'parcel.total',
  'cart.bill.total',
  'bill.sum.total',
  'trips.sum.total',
  'bill.why.distance',
  'place.door.between',
  'placed.total',
  'track.minutes',
  'language.no',
  'error.phone_provider_said',
  'trips.type_and_length',
  'vehicle.type_and_length',
  'tripcart.total',
  'tripcart.type.no',
  'trip_search.hours',
  'trip_search.minutes',
  'trip_search.km',
  'vehicle.manual',
  'trip_checkout.total',
  'trips.sum.total',
  'trip_checkout.sum.subtotal',
  'vehicle.sum.distance_wise',
  'mail.sum.subtotal',
  'mail.sum.total',
]);

describe.each<[string, Record<string, string>]>([
  ['Spanish', { ...es, ...serverEs, ...notifications(notificationsEs) }],
  ['Arabic', { ...ar, ...serverAr, ...notifications(notificationsAr) }],
])('%s', (_name, texts) => {
  test('has every text, with the same places to fill in [I18N-005]', () => {
    for (const [key, text] of Object.entries(english)) {
      expect(texts[key], key).toBeTruthy();
      expect(placeholders(texts[key] ?? ''), key).toEqual(placeholders(text));
    }
  });

  test('is translated, not copied [I18N-005]', () => {
    const copied = Object.keys(english).filter((key) => hasWords(english[key] ?? '') && texts[key] === english[key]);
    expect(copied.filter((key) => !SAME.has(key))).toEqual([]);
  });
});

test('what is counted has one word, and what is gone has one, from the cart to the order', () => {
  for (const [texts, server] of [
    [en, serverEn],
    [es, serverEs],
    [ar, serverAr],
  ] as const) {
    const counted = [texts['cart.count'], texts['checkout.items'], texts['orders.items'], texts['chat.items']];
    expect(new Set(counted).size).toBe(1);
    expect(texts['header.cart_count']).toContain(texts['cart.count']);
    const gone = [texts['item.out_of_stock'], texts['cart.refused.stock'], texts['wishlist.sold_out']];
    expect(new Set([...gone, server['error.stock']]).size).toBe(1);
    expect(texts['cart.gone.stock']).toBe(server['error.stock_short']);
  }
});

test('what is taken back is "canceled", with one letter, in all that we say', () => {
  const spelledOtherwise = Object.entries(english).filter(([, text]) => /cancell(?!ation)/i.test(text));
  expect(spelledOtherwise).toEqual([]);
});

const COUNTED = /\{(count|minutes|hours|seconds|least|after|stars|points|n|over|left|sold)\}/;

/** Numbers beside words that no number changes: measures, "3 of 8", "Orders: 3", and the specification's own sentences. */
const ALONE_EVERYWHERE = [
  'store.show_all',
  'home.slide',
  'vehicle.length.km',
  'vehicle.photo',
  'vehicle.units',
  'vehicle.sum.distance_wise',
  'vehicle.reviews_all',
  'account.remove_running',
  'account.remove_unsettled',
  'trip_search.hours',
  'trip_search.show_more',
  'auth.resend_in',
  'order.quantity',
  'pictures.hint',
  'notifications.minutes',
  'item.picture',
  'item.sum_items',
  'join.filled',
  'points.all',
  'trips.edit.km',
];
const ALONE_IN: Record<string, readonly string[]> = {
  en: [
    'home.flash_days',
    'home.flash_sold',
    'results.count',
    'tripcart.refused.too_many',
    'tripcart.refused.options',
    'tripcart.problem.too_many',
    'vehicle.free',
    'vehicle.sum.hourly',
    'vehicle.day.free',
    'filter.stars',
    'trip_search.minutes',
    'chat.too_long',
    'order.reorder.less',
    'track.minutes',
    'parcel.min',
    'notifications.unread',
    'notifications.count',
    'orders.and_more',
    'trips.and_more',
    'error.trip_too_many',
    'error.trip_hours',
    'error.trip_vehicle_few',
  ],
  es: [
    'home.flash_days',
    'trip_search.minutes',
    'track.minutes',
    'parcel.min',
    'notifications.unread',
    'notifications.count',
    'orders.and_more',
    'trips.and_more',
    'error.trip_hours',
  ],
  ar: [
    'home.flash_sold',
    'tripcart.refused.too_many',
    'tripcart.problem.too_many',
    'vehicle.day.free',
    'chat.too_long',
    'order.reorder.less',
    'error.trip_too_many',
    'error.trip_vehicle_few',
  ],
};

describe.each<[string, Record<string, string>]>([
  ['en', english],
  ['es', { ...es, ...serverEs, ...notifications(notificationsEs) }],
  ['ar', { ...ar, ...serverAr, ...notifications(notificationsAr) }],
])('counted texts in %s', (language, texts) => {
  test('have a form for every number of their language [I18N-005]', () => {
    const wrong = Object.entries(texts).flatMap(([key, text]) =>
      [...text.matchAll(/\{\w+:([^}]*)\}/g)]
        .map(([, forms = '']) => forms.split('|'))
        .filter((forms) => forms.length !== formsOf(language) || forms.some((form) => !form))
        .map(() => key),
    );
    expect(wrong).toEqual([]);
  });

  test('no number stands before a word that it would change', () => {
    const alone = new Set([...ALONE_EVERYWHERE, ...(ALONE_IN[language] ?? [])]);
    const bare = Object.keys(texts).filter((key) => COUNTED.test(texts[key] ?? ''));
    expect(bare.filter((key) => !alone.has(key))).toEqual([]);
    expect([...alone].filter((key) => !bare.includes(key))).toEqual([]);
  });
});

test('one, two, few and many are said as the language says them [I18N-005]', () => {
  const said = (language: 'en' | 'es' | 'ar') =>
    [0, 1, 2, 3, 11, 100].map((count) => fill({ en, es, ar }[language]['cart.count'], { count }, language));
  expect(said('en')).toEqual(['0 items', '1 item', '2 items', '3 items', '11 items', '100 items']);
  expect(said('es').slice(0, 2)).toEqual(['0 artículos', '1 artículo']);
  expect(said('ar')).toEqual(['لا منتجات', 'منتج واحد', 'منتجان', '3 منتجات', '11 منتجًا', '100 منتج']);
  expect(fill(en['header.cart_count'], { count: 1 }, 'en')).toBe('Cart, 1 item');
  expect(fill(en['card.rating'], { value: '4.8', count: '1' }, 'en')).toBe('4.8 of 5 stars, 1 review');
});

test('the server counts alike, also for whoever asks in a language we do not speak', () => {
  expect(say('en', 'error.otp_wait', { seconds: '1' })).toBe('Please wait 1 second before asking for another code');
  expect(say('ar', 'error.otp_wait', { seconds: '2' })).toBe('يرجى الانتظار ثانيتين قبل طلب رمز آخر');
  expect(say('not a language', 'error.points_too_few', { least: '300' })).toBe('Please convert at least 300 points');
});

test('the questions of a language change are the specification’s, letter for letter [I18N-001a] [I18N-001b] [I18N-003]', () => {
  expect(en['language.question']).toBe('Are you sure to change the language?');
  expect(en['language.explain']).toBe('The browser will refresh to get translated content.');
  expect(en['language.changed']).toBe('Language has been changed');
});

test('values are filled in, numbers as the language writes them, and what is missing stays visible', () => {
  expect(fill('{n} of {m} by {who}', { n: 12345.5, who: 'Ada' }, 'es')).toBe('12.345,5 of {m} by Ada');
  expect(fill('{m}.', {}, 'en')).toBe('{m}.');
});

test('a name that ends with a full stop ends the sentence with that one', () => {
  expect(fill('Sold by {store}. New.', { store: 'Smash & Co.' })).toBe('Sold by Smash & Co. New.');
  expect(fill('Sold by {store}.', { store: 'Kafé Kanel' })).toBe('Sold by Kafé Kanel.');
  expect(fill('من {store}.', { store: 'Smash & Co.' }, 'ar')).toBe('من \u2068Smash & Co.\u2069');
});

test('among words from right to left a value keeps its own direction; plain digits need no help', () => {
  expect(fill('من {amount}', { amount: '$5.00' }, 'ar')).toBe('من \u2068$5.00\u2069');
  expect(fill('{count} م', { count: '460' }, 'ar')).toBe('460 م');
  expect(fill('from {amount}', { amount: '$5.00' }, 'en')).toBe('from $5.00');
});
