/** A call whose cost must not follow the number of items. `module` is the module's slug-like type, `most` the ratio. */
export type GrowthRow = { name: string; module: string; path: string; most: number };

const LIST = 1.5;
const SEARCH = 2.4;

const list = (name: string, module: string, path: string): GrowthRow => ({ name, module, path, most: LIST });
const search = (name: string, module: string, path: string): GrowthRow => ({ name, module, path, most: SEARCH });

/** `{store}` and `{category}` are filled in with one of the module. */
export const GROWTH: readonly GrowthRow[] = [
  list('popular items', 'food', '/items/popular?limit=12'),
  list('popular items, third page', 'food', '/items/popular?limit=12&offset=3'),
  list('popular items, every zone', 'ecommerce', '/items/popular?limit=12'),
  list('new items', 'grocery', '/items/latest?limit=12'),
  list('discounted items', 'food', '/items/discounted?limit=12'),
  list('most reviewed items', 'pharmacy', '/items/most-reviewed?limit=12'),
  list('vegetarian items', 'food', '/items/popular?limit=12&type=veg'),
  list('items of a category', 'food', '/categories/items/{category}?limit=12'),
  list('items of a category by price', 'food', '/categories/items/{category}?limit=12&filter=low'),
  list('items between prices', 'grocery', '/items/latest?limit=12&min_price=2&max_price=20'),
  list('items of a store', 'food', '/items/latest?limit=12&store_id={store}'),
  list('popular stores', 'food', '/stores/popular?limit=12'),
  list('all stores that deliver', 'food', '/stores/get-stores/delivery?limit=12'),
  list('new stores', 'grocery', '/stores/latest?limit=12'),
  list('categories', 'food', '/categories'),
  search('search: a usual word', 'food', '/items/search?name=burger&limit=12'),
  search('search: a word half of all have', 'food', '/items/search?name=vegan&limit=12'),
  search('search: two words', 'grocery', '/items/search?name=chocolate%20milk&limit=12'),
  search('search: a beginning', 'grocery', '/items/search?name=cho&limit=12'),
  search('search: one letter', 'grocery', '/items/search?name=c&limit=12'),
  search('search: misspelt', 'grocery', '/items/search?name=choclate&limit=12'),
  search('search: between prices', 'food', '/items/search?name=chicken&max_price=12&limit=12'),
  search('search: stores', 'food', '/stores/search?name=burger&limit=12'),
  search('suggestions', 'food', '/items/item-or-store-search?name=burg'),
  search('search: nothing found', 'food', '/items/search?name=qwertyuiop&limit=12'),
];
