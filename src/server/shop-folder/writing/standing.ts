import type { Text } from '#domain/text.ts';
import type { Db } from '#server/db/db.ts';
import { idsByKey, type KnownRow, knownItems, knownRows, tagNames, vehicleCategoryNames } from '../known.repository.ts';
import type { Table } from '../tables.ts';
import type { Ids } from '../to-row.ts';
import type { Derivation } from './derive.ts';

/** What stands in the shop while a folder is written: the ids behind keys, read again whenever a list was written. */
export type Standing = Ids &
  Derivation & {
    refresh(db: Db): Promise<void>;
    idsOf(db: Db, table: Table): Promise<Map<string, number>>;
    learnItems(db: Db, slugs: readonly string[]): Promise<void>;
    setOwners(owners: ReadonlyMap<string, number>): void;
  };

export function openStanding(pictures: ReadonlyMap<string, string>, daysLater = 0): Standing {
  let rows = new Map<string, KnownRow>();
  let vehicleCategories = new Map<string, Text>();
  let tags = new Map<string, Text>();
  let owners: ReadonlyMap<string, number> = new Map();
  const items = new Map<string, number>();
  const find = (list: string, key: string): KnownRow => {
    const row = rows.get(`${list} ${key}`);
    if (!row) throw new Error(`"${key}" is not among the ${list}`);
    return row;
  };
  const of = (list: string, key: string) => (list === 'items' ? items.get(key) : undefined) ?? find(list, key).id;
  return {
    of,
    id: of,
    daysLater,
    picture: (name) => pictures.get(name) ?? name,
    store(slug) {
      const { module, zone } = find('stores', slug);
      return { module_id: of('modules', module ?? ''), zone_id: of('zones', zone ?? '') };
    },
    topCategory(slug) {
      const { id, parent } = find('categories', slug);
      return parent === null ? id : of('categories', parent);
    },
    owner(email) {
      const id = owners.get(email);
      if (id === undefined) throw new Error(`${email} owns nothing`);
      return id;
    },
    vehicleCategoryName: (slug) => vehicleCategories.get(slug) ?? { en: '' },
    tagName: (tag) => tags.get(tag) ?? null,
    async refresh(db) {
      rows = new Map((await knownRows(db)).map((row) => [`${row.list} ${row.key}`, row]));
      vehicleCategories = new Map((await vehicleCategoryNames(db)).map(({ slug, name }) => [slug, name]));
      tags = new Map((await tagNames(db)).map(({ tag, name }) => [tag, name]));
    },
    /** By the key that entries have, of lists that nobody points at as well. */
    async idsOf(db, { table, collection: { key } }) {
      const column = key.length === 1 ? key[0] : undefined;
      if (!column) throw new Error(`${table} has parts, so it has one key`);
      return new Map((await idsByKey(db, table, column)).map((row) => [row.key, row.id]));
    },
    /** Items are too many to be held: those that a list points at are asked for. */
    async learnItems(db, slugs) {
      for (const { slug, id } of await knownItems(db, slugs)) items.set(slug, id);
    },
    setOwners(told) {
      owners = told;
    },
  };
}
