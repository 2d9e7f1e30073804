import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const MOST = 25;

/** Folders that may hold more, each with its reason. */
const LARGER: Readonly<Record<string, string>> = {
  'src/web/i18n/en': 'a file of texts for each feature, found by its name',
  'src/web/i18n/es': 'as in English',
  'src/web/i18n/ar': 'as in English',
  'src/web/i18n/lazy': 'a file for each of them that comes late',
};

/** Folders with more files of their own than a reader takes in. A test beside what it tests is not counted. */
const crowded = (files: readonly string[]): string[] =>
  Object.entries(
    Object.groupBy(
      files.filter((file) => !/^src\/.*\.test\.tsx?$/.test(file)),
      dirname,
    ),
  )
    .filter(([, inside = []]) => inside.length > MOST)
    .map(([folder]) => folder)
    .sort();

test('no folder holds more files than a reader takes in', () => {
  const files = globSync('{src,tests,scripts,bench}/**/*.{ts,tsx,mjs,cjs,css}', {
    exclude: ['**/node_modules', 'tests/typed-client/made'],
  });
  expect(files).toContain('tests/architecture/folder-sizes.test.ts');
  // Both ways: what no longer is that large stands in no list.
  expect(crowded(files)).toEqual(Object.keys(LARGER).sort());
});

test('counter-proof: one file too many is found; a test beside its rule and a folder below are not counted', () => {
  const rules = Array.from({ length: MOST }, (_, at) => `src/domain/cart/rule-${at}.ts`);
  expect(crowded([...rules, 'src/domain/cart/rule-1.test.ts', 'src/domain/cart/lines/line.ts'])).toEqual([]);
  expect(crowded([...rules, 'src/domain/cart/one-more.ts'])).toEqual(['src/domain/cart']);
  const tests = Array.from({ length: MOST + 1 }, (_, at) => `tests/api/cart/case-${at}.test.ts`);
  expect(crowded(tests)).toEqual(['tests/api/cart']);
});
