import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { errorPage } from './error-page.ts';

const asked = (headers: Record<string, string>, url = '/home') => ({ headers, url }) as unknown as FastifyRequest;

test('it speaks the language and wears the theme that were chosen in the shop', () => {
  const page = errorPage(asked({ cookie: 'shop=ar.dark.1-food.1-4', 'accept-language': 'es' }), 'internal');
  expect(page).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
  expect(page).toContain('<h1>حدث خطأ من جانبنا، وقد سجلناه</h1>');
});

test('whoever has chosen nothing gets what the browser prefers', () => {
  const page = errorPage(asked({ 'accept-language': 'es-ES,es;q=0.9' }), 'internal');
  expect(page).toContain('<html lang="es" dir="ltr" data-theme="system">');
});

test.each([
  ['internal', ['Try again', 'Back to the shop']],
  ['too_many_requests', ['Try again', 'Back to the shop']],
  ['not_found', ['Back to the shop']],
  ['maintenance', ['Try again']],
] as const)('%s: asked again only where that may help', (reason, ways) => {
  const page = errorPage(asked({}), reason);
  expect([...page.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text]) => text)).toEqual(ways);
});
