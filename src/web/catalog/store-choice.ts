/** Which of all stores a home page lists: the tab, and how one gets the order. Both stand in the address. */
export type StoreChoice = { store_type: 'all' | 'popular'; filter: 'all' | 'delivery' | 'take_away' };

export function storeChoiceFrom(params: URLSearchParams): StoreChoice {
  const filter = params.get('order_type');
  return {
    store_type: params.get('store_type') === 'popular' ? 'popular' : 'all',
    filter: filter === 'delivery' || filter === 'take_away' ? filter : 'all',
  };
}

export function withStoreChoice(params: URLSearchParams, change: Partial<StoreChoice>): URLSearchParams {
  const { store_type, filter } = { ...storeChoiceFrom(params), ...change };
  const next = new URLSearchParams(params);
  for (const [name, value] of [
    ['store_type', store_type],
    ['order_type', filter],
  ] as const) {
    if (value === 'all') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
