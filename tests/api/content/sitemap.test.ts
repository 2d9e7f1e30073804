import { afterAll, beforeAll, expect, test } from 'vitest';
import { MODULE_TYPES } from '#domain/modules/module-profile.ts';
import { sql } from '#server/db/sql.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://shop.example' } });
});
afterAll(() => api.stop());

const addresses = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
const pathOf = (address: string) => new URL(address).pathname;

test('the sitemap is an index of files, and together they name every page once [SEO-004]', async () => {
  const index = await api.call('/sitemap.xml');
  expect(index.status).toBe(200);
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = addresses(index.text);
  expect(files.every((file) => file.startsWith('https://shop.example/sitemaps/'))).toBe(true);

  const listed: string[] = [];
  for (const file of files) {
    const answer = await api.call(pathOf(file));
    expect(answer.status, file).toBe(200);
    listed.push(...addresses(answer.text));
  }
  expect(new Set(listed).size).toBe(listed.length);
  const rows = await api.db.rows<{ path: string }>(sql`
    select '/product/' || i.slug as path from items i join stores s on s.id = i.store_id
      where i.status and i.is_approved and s.status
    union all select '/store/' || s.slug from stores s join modules m on m.id = s.module_id
      where s.status and m.module_type not in ('rental', 'parcel')
    union all select '/category/' || c.slug from categories c join modules m on m.id = c.module_id
      where c.status and m.module_type not in ('rental', 'parcel')
    union all select '/rental/provider-details/' || s.slug from stores s join modules m on m.id = s.module_id
      where s.status and m.module_type = 'rental'
    union all select '/rental/vehicle-details/' || v.slug from vehicles v join stores s on s.id = v.provider_id
      where v.status and s.status`);
  const { true: prefixed = [], false: paths = [] } = Object.groupBy(listed.map(pathOf), (path) =>
    String(/^\/(es|ar)(\/|$)/.test(path)),
  );
  // Every page has an address in every language.
  expect(prefixed.sort()).toEqual(
    ['es', 'ar'].flatMap((language) => paths.map((path) => `/${language}${path === '/' ? '' : path}`)).sort(),
  );
  expect(paths.filter((path) => /^\/(product|store|category|rental)\//.test(path)).sort()).toEqual(
    rows.map(({ path }) => path).sort(),
  );
  expect(paths).toContain('/');
  for (const type of MODULE_TYPES) expect(paths).toContain(`/${type}`);
  expect(paths).toContain('/categories');
});

test('what one file has no room for stands in the next [SEO-004]', async () => {
  const files = async () => addresses((await api.call('/sitemap.xml')).text).map(pathOf);
  expect((await files()).filter((file) => file.includes('categories'))).toEqual(['/sitemaps/categories-1.xml']);
  await api.db.run(sql`
    insert into categories (id, module_id, name, image, slug) overriding system value
    select 10001, module_id, name, image, 'beyond-the-first-file' from categories order by id limit 1`);
  await expect.poll(files).toContain('/sitemaps/categories-2.xml');
  const second = addresses((await api.call('/sitemaps/categories-2.xml')).text).map(pathOf);
  expect(second).toContain('/category/beyond-the-first-file');
});

test('ids have gaps: a file with nothing in it is not listed, and every one that is listed is there [SEO-004]', async () => {
  await api.db.run(sql`
    insert into categories (id, module_id, name, image, slug) overriding system value
    select 40001, module_id, name, image, 'far-beyond' from categories order by id limit 1`);
  const files = async () => addresses((await api.call('/sitemap.xml')).text).map(pathOf);
  await expect.poll(files).toContain('/sitemaps/categories-5.xml');
  for (const file of await files()) expect((await api.call(file)).status, file).toBe(200);
});

test('each address names the same page in the other languages [SEO-002] [SEO-004]', async () => {
  const { text } = await api.call('/sitemaps/pages.xml');
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/categories"/>' +
    '<xhtml:link rel="alternate" hreflang="es" href="https://shop.example/es/categories"/>' +
    '<xhtml:link rel="alternate" hreflang="ar" href="https://shop.example/ar/categories"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/categories"/>';
  for (const path of ['/categories', '/es/categories', '/ar/categories'])
    expect(text).toContain(`<url><loc>https://shop.example${path}</loc>${alternates}</url>`);
  expect(text).toContain('<loc>https://shop.example/ar</loc>');
});

test('what was switched off is not in it; a file beyond the last one is missing [SEO-004]', async () => {
  const store = await api.db.row<{ id: number; slug: string }>(
    sql`select s.id, s.slug from stores s join modules m on m.id = s.module_id and m.module_type = 'food' limit 1`,
  );
  await api.db.run(sql`update stores set status = false where id = ${store?.id}`);
  await expect
    .poll(async () => addresses((await api.call('/sitemaps/stores-1.xml')).text).map(pathOf))
    .not.toContain(`/store/${store?.slug}`);
  for (const name of ['items-9999', 'items-0', 'nonsense-1', 'items', '../stores-1', 'items-1e3'])
    expect((await api.call(`/sitemaps/${name}.xml`)).status, name).toBe(404);
});

test('robots.txt names the sitemap and keeps shoppers’ own pages out [SEO-004]', async () => {
  const { text, headers } = await api.call('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml');
  for (const path of ['/api/', '/checkout', '/profile', '/auth/', '/settings', '/es/checkout', '/ar/profile'])
    expect(text).toContain(`Disallow: ${path}\n`);
});

test('a query that nobody knows makes no file anew', async () => {
  for (const path of ['/sitemap.xml', '/sitemaps/stores-1.xml']) {
    const known = await api.call(path);
    const before = api.deps.cache.size();
    for (const query of ['a', 'b=1']) expect((await api.call(`${path}?${query}`)).text).toBe(known.text);
    expect(api.deps.cache.size()).toEqual(before);
  }
});
