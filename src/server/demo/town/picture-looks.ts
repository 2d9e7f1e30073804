import { LOOKS, likeness } from '../pictures/look.ts';

/** As much of an item as decides beside what it stands. */
type Item = {
  id: number;
  orders: number;
  store: { id: number; key: string; module: string };
  content: { key: string; category: string; picture: { object: string } };
};

/** Far enough apart that nobody compares them: a row of a wide screen shows five cards. */
const IN_SIGHT = 5;
/** Of the six ways in which two arrangements can agree (look.ts), neighbours share at most this many. */
export const MOST_ALIKE = 3;

/**
 * An arrangement for every item's picture, so that things drawn by the same object never stand side by side looking
 * alike. Walks the lists that pages show; the same town always gets the same looks.
 */
export function chooseLooks(items: readonly Item[]): Map<number, number> {
  const looks = new Map<number, number>();
  const company = companyOf(items);
  for (const { id, store, content } of items) {
    const around = (company.get(id) ?? []).flatMap((other) => {
      const look = looks.get(other.id);
      return look === undefined ? [] : [{ look, near: other.near }];
    });
    looks.set(id, leastAlike(startOf(`${store.key} ${content.key}`), around));
  }
  return looks;
}

/** Steps on the circle of looks that change the base, the crop and the wall at once. */
const VIEWS = [0, 17, 34] as const;

/** Two more looks for the gallery of an item, the ones that differ most from its first picture. */
export const viewsBeside = (key: string, look: number): number[] =>
  VIEWS.map((step) => (startOf(key) + step) % LOOKS)
    .sort((a, b) => likeness(a, look) - likeness(b, look))
    .slice(0, 2);

type Company = { id: number; near: boolean };

/** Who else of the same drawing is in sight of an item in some list. */
function companyOf(items: readonly Item[]): Map<number, Company[]> {
  const company = new Map<number, Company[]>();
  for (const list of listsOf(items)) {
    list.forEach((item, place) => {
      for (let away = 1; away <= IN_SIGHT; away += 1) {
        const other = list[place + away];
        if (!other || other.content.picture.object !== item.content.picture.object) continue;
        note(company, item.id, { id: other.id, near: away === 1 });
        note(company, other.id, { id: item.id, near: away === 1 });
      }
    });
  }
  return company;
}

const note = (company: Map<number, Company[]>, id: number, other: Company) =>
  void company.set(id, [...(company.get(id) ?? []), other]);

/** The lists of the shop: of a module, of a category and of a store, the popular ones first and the newest first. */
function listsOf(items: readonly Item[]): Item[][] {
  const groups = [
    Map.groupBy(items, ({ store }) => store.module),
    Map.groupBy(items, ({ store, content }) => `${store.module} ${content.category}`),
    Map.groupBy(items, ({ store }) => store.id),
    Map.groupBy(items, ({ store, content }) => `${store.id} ${content.category}`),
  ];
  return groups
    .flatMap((group) => [...group.values()])
    .flatMap((list) => [
      list.toSorted((a, b) => b.orders - a.orders || b.id - a.id),
      list.toSorted((a, b) => b.id - a.id),
    ]);
}

function leastAlike(start: number, around: readonly { look: number; near: boolean }[]): number {
  let best = { look: start, worst: Number.POSITIVE_INFINITY, sum: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < LOOKS; turn += 1) {
    const look = (start + turn) % LOOKS;
    let worst = 0;
    let sum = 0;
    for (const other of around) {
      const alike = likeness(look, other.look);
      sum += alike ** 2;
      if (other.near) worst = Math.max(worst, alike);
    }
    if (worst < best.worst || (worst === best.worst && sum < best.sum)) best = { look, worst, sum };
    if (worst === 0 && sum === 0) break;
  }
  return best.look;
}

const startOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 7919, 7) % LOOKS;
