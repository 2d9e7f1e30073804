import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RESULT_QUERY } from '#web/catalog/links/result-request.ts';
import { LIST_QUERY } from '#web/listing/filters/list-filter.ts';
import { SEARCH_QUERY } from '#web/rental/search/search-query.ts';
import { pageAddress } from './page-address.ts';

const route = (id: string, path: string | undefined, handle?: object, parentId: string | undefined = 'root') => ({
  [id]: { id, parentId, path, module: handle ? { handle } : {} },
});
const build = {
  routes: {
    root: { id: 'root', parentId: undefined, path: '', module: {} },
    ...route('home', 'home', { query: ['search', 'id'] }),
    ...route('store', 'store/:id', { query: ['search'] }),
    ...route('plain', 'about-us'),
    ...route('missing', '*', { page: () => '*' }),
  },
};
const of = (url: string) => pageAddress(build, url);

describe('the address of a page', () => {
  test.each([
    ['/home', '/home'],
    ['/home?utm_source=x&fbclid=1', '/home'],
    ['/home?search=a&n=1&id=2', '/home?search=a&id=2'],
    ['/home?search=a&search=b', '/home?search=a'],
    ['/home?search=%00', '/home'],
    [`/home?search=${'x'.repeat(2000)}`, '/home'],
    ['/store/crisp?search=a&id=2', '/store/crisp?search=a'],
    ['/about-us?search=a', '/about-us'],
    ['/home.data?_routes=x&search=a&n=1', '/home.data?_routes=x&search=a'],
  ])('%s is that of %s', (asked, url) => expect(of(asked)).toEqual({ url, key: url }));

  test('all that nothing is at are one page', () => {
    expect(of('/no-such?x=1')).toEqual({ url: '/no-such', key: '*' });
    expect(of('/nor/this')?.key).toBe('*');
  });

  test.each(['//', '//evil.example/home', '/store/%00', '/store/%ff', '/%', '/\\evil', '*', ''])(
    '%s can be none',
    (url) => expect(of(url)).toBeNull(),
  );
});

test('every parameter that a page reads is named by a route', () => {
  const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => !/\.test\.|ui-kit|service-worker/.test(file));
  const read = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:params|query|searchParams)\.(?:get|has|getAll)\('(\w+)'\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  const routes = globSync('src/web/routes/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const named = routes.flatMap((text) => /handle = \{[^;]*query: \[([^\]]*)\]/s.exec(text)?.[1]?.match(/\w+/g) ?? []);
  expect(read.length).toBeGreaterThan(15);
  const all = [...named, ...RESULT_QUERY, ...LIST_QUERY, ...SEARCH_QUERY];
  expect(read.filter((name) => !all.includes(name))).toEqual([]);
});
