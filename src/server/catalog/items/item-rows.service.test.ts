import { expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { type Sql, sql } from '#server/db/sql.ts';
import type { Memo } from '#server/deps.ts';
import { itemRows } from './item-rows.service.ts';

const now = { moment: new Date(0), date: '1970-01-01', time: '00:00:00', day: 4 };
const anItem = {
  id: 1,
  category_id: 5,
  top_category_id: 2,
  unit_id: null,
  nutritions: [8, 7],
  allergies: [],
  tags: [
    { id: 3, tag: 'spicy' },
    { id: 4, tag: 'grandmother’s' },
  ],
  hours: null,
};
const names = [
  { of: 'categories', id: 2, name: { en: 'Soup' } },
  { of: 'categories', id: 5, name: { en: 'Cold soup' } },
  { of: 'nutritions', id: 7, name: { en: 'Iron' } },
  { of: 'nutritions', id: 8, name: { en: 'Zinc' } },
  { of: 'tags', id: 3, name: { en: 'Spicy', es: 'Picante' } },
];

test('an item is named by what is known, and by what is there where its category is newer than that', async () => {
  let stored = names.slice(0, 1);
  const db = {
    rows: async ({ text }: Sql) => (text.includes('from nutritions') ? stored : [{ ...anItem }]),
  } as unknown as Db;
  const before = new Map<string, Promise<unknown>>();
  const memo: Memo = async <Value>(name: string, load: () => Promise<Value>) => {
    const known = before.get(name) ?? load();
    before.set(name, known);
    return (await known) as Value;
  };
  await itemRows({ db, memo }, now, sql``);
  stored = names;
  const [row] = await itemRows({ db, memo }, now, sql``);
  expect(row).toMatchObject({
    category_name: { en: 'Cold soup' },
    top_category_name: { en: 'Soup' },
    unit: null,
    nutritions_name: [{ en: 'Iron' }, { en: 'Zinc' }],
    allergies_name: [],
    tags: [
      { id: 3, tag: { en: 'Spicy', es: 'Picante' } },
      { id: 4, tag: 'grandmother’s' },
    ],
  });
});
