import * as z from 'zod/mini';
import { moneyText, numberText, shortText } from '../wire.ts';

/** What every read of the catalogue has in common, whichever feature describes it. */
export const readsCatalogue = <const Feature extends string>(feature: Feature) =>
  ({ feature, access: 'public', method: 'GET', lifetime: 'catalogue' }) as const;

/** all, or only what is (or is not) vegetarian. */
export const type = z.optional(z.enum(['all', 'veg', 'non_veg']));

export const needs = ['moduleId'] as const;

/** One id, several with commas between them (with or without the brackets of a JSON list), or 0 for all. */
export const idList = z.codec(
  z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,49}|\[(\d{1,9}(,\d{1,9}){0,49})?\])$/)),
  z.array(z.number()),
  {
    decode: (text) => [...new Set(text.match(/\d+/g)?.map(Number))].filter((id) => id > 0),
    encode: (ids) => JSON.stringify(ids),
  },
);

/** A thing by its number or by the name in its address. */
export const idOrSlug = shortText(200);

/** Words with commas between them, or as the text of a JSON list; `all` and nothing mean no word. */
export function wordList<const Words extends readonly string[]>(words: Words) {
  const between = '[\\[\\]",\\s]';
  const known = new RegExp(`^${between}*(?:(?:all|${words.join('|')})(?:${between}+|$))*$`);
  const isWord = (word: string): word is Words[number] => words.includes(word);
  return z.codec(z.string().check(z.maxLength(300), z.regex(known)), z.array(z.enum(words)), {
    decode: (text) => [...new Set(text.split(new RegExp(`${between}+`)))].filter(isWord),
    encode: (chosen) => JSON.stringify(chosen),
  });
}

export const ITEM_FILTERS = ['available_now', 'discounted', 'popular', 'top_rated', 'high', 'low'] as const;

export const STORE_FILTERS = [
  'currently_open',
  'available_now',
  'top_rated',
  'discounted',
  'popular',
  'free_delivery',
  'coupon',
  'nearby',
  'fast_delivery',
  'under_30',
] as const;

export type ItemFilterName = (typeof ITEM_FILTERS)[number];

export type StoreFilterName = (typeof STORE_FILTERS)[number];

const price = z.optional(moneyText);

/** Of prices before any discount, in the major unit as shoppers type them. */
export const prices = { min_price: price, max_price: price };

/** At least so many stars on average; named so in this interface. */
export const stars = { rating_count: z.optional(z.pipe(numberText, z.number().check(z.minimum(0), z.maximum(5)))) };

export const itemFilters = { type, ...prices, ...stars, filter: z.optional(wordList(ITEM_FILTERS)) };

export const storeFilters = { type, ...stars, filter: z.optional(wordList(STORE_FILTERS)) };

/** The words of both lists, for the call that answers with either. */
export const anyFilter = z.optional(wordList([...ITEM_FILTERS, ...STORE_FILTERS]));

/** What a shopper typed into a search box. The first 200 characters and the first ten words of it count. */
export const searchText = z.codec(z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000)), z.string(), {
  decode: (text) => text.slice(0, 200),
  encode: (text) => text,
});
