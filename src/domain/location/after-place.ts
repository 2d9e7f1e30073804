export type AfterPlace = { go: 'home' } | { go: 'home'; with: number } | { go: 'choose-module' };

/** Where a shopper goes who has just said where they are. A module that is not offered there counts as not chosen. */
export function afterPlace(chosen: number | null, offered: readonly number[]): AfterPlace {
  if (chosen !== null && offered.includes(chosen)) return { go: 'home' };
  const [only, ...more] = offered;
  return only !== undefined && more.length === 0 ? { go: 'home', with: only } : { go: 'choose-module' };
}
