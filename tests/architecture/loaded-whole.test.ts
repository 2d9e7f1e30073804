import { describe, expect, test } from 'vitest';
import { allImports, importsOf, sourceFiles, sourceOf } from './read-imports.ts';

/** What asks for a file and waits for the texts it needs as well. */
const WAITS_FOR_TEXTS =
  /\b(?:lazyWithRetry|lazySection|loadWhole|withScript)\((?:\s*\w+,)?\s*(?:async )?\(\) =>(?:(?!=>)[^;])*$/;

const SAYS_NOTHING: Readonly<Record<string, string>> = {
  'web/cart/cart.queries.ts': 'reads the cart; who changes it hands the file to withScript',
  'web/home/home-row.tsx': 'handed to lazySection by its name',
  'web/kind-pages.tsx': 'asks for answers ahead of a page',
  'web/rental/cart/trip-cart.queries.ts': 'only fetches the file ahead of a press',
};

const atOnce = Map.groupBy(
  allImports.filter(({ typeOnly, onDemand }) => !typeOnly && !onDemand),
  ({ from }) => from,
);

/** The files of texts that come with a file, by whatever it imports. */
function textsWith(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const own = /^web\/i18n\/lazy(?:-files)?\//.test(file) ? [file] : [];
  return [...own, ...(atOnce.get(file) ?? []).flatMap(({ to }) => textsWith(to, seen))];
}

type OnDemand = { from: string; to: string; before: string };

const onDemand = (file: string, text: string): OnDemand[] =>
  [...text.matchAll(/\bimport\(\s*'[^']+'/g)].flatMap(({ 0: call, index }) =>
    importsOf(file, call).map(({ from, to }) => ({ from, to, before: text.slice(0, index) })),
  );

const bringsTexts = ({ from, to }: OnDemand) => {
  const there = textsWith(from);
  return textsWith(to).some((texts) => !there.includes(texts));
};

const isForgetful = (one: OnDemand) => bringsTexts(one) && !WAITS_FOR_TEXTS.test(one.before);

const forgetful = sourceFiles
  .filter((file) => file.startsWith('web/'))
  .flatMap((file) => onDemand(file, sourceOf(file)))
  .filter(isForgetful);

// A text that has not come throws: the shopper would not hear what was to be said to them.
describe('who loads a file on demand that needs texts waits for them, too', () => {
  test('everywhere, but where nothing is said', () => {
    expect(
      forgetful.filter(({ from }) => !(from in SAYS_NOTHING)).map(({ from, to }) => `${from} loads ${to}`),
    ).toEqual([]);
  });

  test('and no exception is left over', () => {
    expect(Object.keys(SAYS_NOTHING)).toEqual([...new Set(forgetful.map(({ from }) => from))].sort());
  });

  test.each([
    ["const work = async () => (await import('./rental/cart/settle-trip-cart.ts')).settleTripCart()", true],
    ["const work = async () => (await loadWhole(() => import('./rental/cart/settle-trip-cart.ts'))).settle()", false],
    ["withScript(t, () => import('./rental/cart/settle-trip-cart.ts'))", false],
    ["loadWhole(() => other()); import('./rental/cart/settle-trip-cart.ts')", true],
    ["[lazySection(() => other(), gap), async () => import('./rental/cart/settle-trip-cart.ts')]", true],
    ["import('./ui/feedback/toaster.tsx')", false],
  ])('%s', (text, found) => {
    expect(onDemand('web/kinds.ts', text).some(isForgetful)).toBe(found);
  });
});
