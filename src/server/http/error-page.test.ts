import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { errorPage } from './error-page.ts';

const asked = (headers: Record<string, string>, url = '/home') => ({ headers, url }) as unknown as FastifyRequest;

test('it speaks the language and wears the theme that were chosen in the shop', () => {
  const page = errorPage(asked({ cookie: 'shop=ar.dark.1-food.1-4', 'accept-language': 'es' }), 500, 'error.internal');
  expect(page).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
  expect(page).toContain('<h1>حدث خطأ من جانبنا، وقد سجلناه</h1>');
});

test('whoever has chosen nothing gets what the browser prefers', () => {
  const page = errorPage(asked({ 'accept-language': 'es-ES,es;q=0.9' }), 500, 'error.internal');
  expect(page).toContain('<html lang="es" dir="ltr" data-theme="system">');
});

test.each([
  [500, 'error.internal', ['Try again', 'Back to the shop']],
  [429, 'error.too_many_requests', ['Try again', 'Back to the shop']],
  [404, 'error.not_found', ['Back to the shop']],
] as const)('%i: asked again only where that may help', (status, message, ways) => {
  const page = errorPage(asked({}), status, message);
  expect([...page.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text]) => text)).toEqual(ways);
});
