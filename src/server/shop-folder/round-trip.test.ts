import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLLECTIONS, collectionSchema, folderJsonSchema } from '#contract/shop-folder/format.ts';
import { items } from '#contract/shop-folder/goods.ts';
import { cashbackRules } from '#contract/shop-folder/offers.ts';
import { convertSettings, shopSettings } from '#contract/shop-folder/shop-settings.ts';
import { majorText } from '#domain/money/minor-units.ts';
import { type Names, toEntry } from './to-entry.ts';
import { type Ids, minor, toRow } from './to-row.ts';

const ids: Ids = { of: (_, key) => key.length, picture: (name) => `id-of-${name}`, daysLater: 0 };
const names: Names = { of: (_, id) => 'k'.repeat(id), picture: (id) => id.slice('id-of-'.length) };

test('an item goes into its columns and comes back as it was written', () => {
  const written = {
    slug: 'soup',
    store: 'kkk',
    category: 'kkkk',
    name: { en: 'Soup', es: 'Sopa', ar: 'حساء' },
    description: { en: 'Hot' },
    image: 'soup.jpg',
    images: ['soup.jpg', 'soup-2.jpg'],
    price: '12.50',
    discount: '2.05',
    stock: 3,
    options: [
      {
        name: { en: 'Size' },
        type: 'single',
        min: 1,
        max: 1,
        required: true,
        values: [{ label: { en: 'Large' }, price: '1.20' }],
      },
    ],
    available_time_starts: '11:30',
    nutritions: ['kk'],
  };
  const read = collectionSchema(items).safeParse(written);
  if (!read.success) throw read.error;
  const row = toRow(items.fields, read.data, ids, ['add_ons', 'tags']);
  expect(row).toMatchObject({
    store_id: 3,
    price: 1250,
    discount: 205,
    discount_type: 'amount',
    image: 'id-of-soup.jpg',
    food_variations: [{ required: 'on', values: [{ optionPrice: 120 }] }],
    status: true,
    nutritions: [2],
  });
  expect(toEntry(items.fields, row, names, ['add_ons', 'tags'])).toEqual(written);
});

test('a share and an amount are one field, by the word the table has for it', () => {
  const field = {
    cashback_amount: cashbackRules.fields.cashback_amount ?? items.fields.discount,
  } as typeof items.fields;
  for (const [written, amount, type] of [
    ['12.5%', 12.5, 'percentage'],
    ['3.00', 300, 'amount'],
  ]) {
    const row = toRow(field, { cashback_amount: written }, ids);
    expect(row).toEqual({ cashback_amount: amount, cashback_type: type });
    expect(toEntry(field, row, names)).toEqual({ cashback_amount: written });
  }
});

test('amounts and pictures in the settings are turned round, wherever they stand', () => {
  const written = {
    logo: 'logo.png',
    additional_charge: '0.49',
    admin_free_delivery: { status: true, type: 'free_delivery_by_order_amount', free_delivery_over: '40.00' },
    new_customer_discount_amount: '10',
    new_customer_discount_amount_type: 'percentage',
  };
  expect(shopSettings.safeParse(written).success).toBe(true);
  const stored = convertSettings(written, { money: minor, picture: (name) => `id-of-${name}` });
  expect(stored).toMatchObject({
    logo: 'id-of-logo.png',
    additional_charge: 49,
    admin_free_delivery: { free_delivery_over: 4000 },
    new_customer_discount_amount: 10,
  });
  const back = convertSettings(stored, {
    money: (value) => majorText(Number(value)),
    picture: (id) => String(id).slice(6),
  });
  expect(back).toEqual(written);
});

test('the schema that editors check a folder by is the one of this format (npm run shop:schema)', () => {
  expect(JSON.parse(readFileSync('docs/shop-folder.schema.json', 'utf8'))).toEqual(folderJsonSchema());
});

test('every list can be pointed at by the key that others name it by', () => {
  const targets = COLLECTIONS.flatMap(({ fields, parts = {} }) => [
    fields,
    ...Object.values(parts).map((part) => part.fields),
  ])
    .flatMap((fields) => Object.values(fields))
    .flatMap(({ to }) => (to && to !== 'add_ons' ? [to] : []));
  for (const target of new Set(targets)) {
    const collection = COLLECTIONS.find(({ name }) => name === target);
    expect([target, collection?.key.length]).toEqual([target, 1]);
  }
});
