import { expect, test } from 'vitest';
import { sayNotification } from './say-notification.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

const format = {
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  timezone: 'Europe/Stockholm',
  timeformat: '24',
} as const;
const store = { en: 'Haga Burger Bar', es: 'Bar de Haga' };
const onWay = { kind: 'order', event: 'courier_on_way', params: { order_id: 7, store, courier: 'Jonas' } } as const;

test('says the same event in each language, with names, amounts and times as its reader knows them [CHAT-007]', () => {
  const said = (language: string) => sayNotification(onWay, { language, format });
  expect(said('en')).toEqual({ title: 'Jonas is on the way', text: 'Haga Burger Bar · #7' });
  expect(said('es')).toEqual({ title: 'Jonas está en camino', text: 'Bar de Haga · n.º 7' });
  expect(said('sv')?.title).toBe('Jonas is on the way');
  const money = {
    kind: 'wallet',
    event: 'added_with_bonus',
    params: { amount: 50_00, bonus: 5_00, total: 55_00 },
  } as const;
  expect(sayNotification(money, { language: 'en', format })).toEqual({
    title: '$55.00 added to your wallet',
    text: '$50.00 and $5.00 bonus',
  });
  const trip = {
    kind: 'trip',
    event: 'confirmed',
    params: { provider: store, starts_at: '2026-11-20T08:00:00Z' },
  } as const;
  expect(sayNotification(trip, { language: 'en', format })?.text).toBe('Haga Burger Bar · Nov 20, 2026, 09:00');
  expect(sayNotification(trip, { language: 'en', format: { ...format, timeformat: '12' } })?.text).toMatch(
    /^Haga Burger Bar · Nov 20, 2026, 9:00.AM$/,
  );
});

test('names and amounts keep their direction in a sentence that runs from right to left', () => {
  expect(sayNotification(onWay, { language: 'ar', format })?.title).toBe('\u2068Jonas\u2069 في الطريق إليك');
});

test('an event of a newer version is not told', () => {
  expect(sayNotification({ kind: 'order', event: 'flown', params: {} }, { language: 'en', format })).toBeNull();
});

test('every language fills in the same values', () => {
  const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [key, { title, text }] of Object.entries(en))
    for (const other of [es, ar]) {
      const translated = other[key as keyof typeof en];
      expect([key, values(`${translated.title} ${translated.text}`)]).toEqual([key, values(`${title} ${text}`)]);
    }
});
