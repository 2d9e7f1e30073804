import { describe, expect, test } from 'vitest';
import { SERVER_ARROWS, WEB_ARROWS } from './arrows.ts';
import { sourceFiles as files, allImports as imports, importsOf, sourceOf } from './read-imports.ts';
import { whyForbidden } from './rules.ts';

describe('who may import whom', () => {
  test('the imports are really read', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(imports).toContainEqual({
      from: 'server/modules/modules.service.ts',
      to: 'server/modules/modules.repository.ts',
      typeOnly: false,
      onDemand: false,
    });
    const text =
      "import type { A } from './a.ts';\nimport { type B, c } from '#domain/b.ts';\nawait import('./d.ts');\n";
    expect(importsOf('server/cart/e.ts', text)).toEqual([
      { from: 'server/cart/e.ts', to: 'server/cart/a.ts', typeOnly: true, onDemand: false },
      { from: 'server/cart/e.ts', to: 'domain/b.ts', typeOnly: false, onDemand: false },
      { from: 'server/cart/e.ts', to: 'server/cart/d.ts', typeOnly: false, onDemand: true },
    ]);
  });

  test('every import is allowed by the table', () => {
    const forbidden = imports.flatMap((one) => {
      const why = whyForbidden(one);
      return why ? [`${one.from} → ${one.to}: ${why}`] : [];
    });
    expect(forbidden).toEqual([]);
  });

  test.each<[string, string]>([
    ['domain/money/money.ts', 'contract/wire.ts'],
    ['domain/money/money.ts', 'zod'],
    ['contract/config/config.ts', 'server/env.ts'],
    ['contract/config/config.ts', 'react'],
    ['server/cart/cart.routes.ts', 'server/cart/cart.repository.ts'],
    ['server/cart/cart.routes.ts', 'server/db/db.ts'],
    ['server/cart/cart.service.ts', 'server/db/sql.ts'],
    ['server/cart/cart.service.ts', 'server/http/route.ts'],
    ['server/cart/cart.service.ts', 'server/orders/orders.service.ts'],
    ['server/cart/cart.service.ts', 'web/cart/cart-drawer.tsx'],
    ['server/cart/cart.repository.ts', 'server/cart/cart.service.ts'],
    ['server/cart/cart.repository.ts', 'server/http/route.ts'],
    ['server/cart/cart.repository.ts', 'pg'],
    // Only a feature's own service asks its repository, along whichever arrow.
    ['server/cart/cart.service.ts', 'server/catalog/items/items.repository.ts'],
    ['server/cart/cart-to-wire.ts', 'server/catalog/items/items.repository.ts'],
    ['server/search/item-search.repository.ts', 'server/catalog/items/items.repository.ts'],
    // SQL conditions of another feature are for repositories, along an arrow.
    ['server/cart/cart.service.ts', 'server/catalog/conditions.sql.ts'],
    ['server/catalog/stores/stores.repository.ts', 'server/search/search-keys.sql.ts'],
    ['server/search/item-search.repository.ts', 'server/catalog/page.ts'],
    ['server/catalog/conditions.sql.ts', 'server/catalog/items/items.repository.ts'],
    ['server/home/banners.service.ts', 'server/catalog/items/items.routes.ts'],
    ['server/media/media.service.ts', 'server/demo/pictures/demo-pictures.ts'],
    ['server/jobs/make-jobs.ts', 'server/auth/clean-up.service.ts'],
    ['server/catalog/items/items.service.ts', 'server/features.ts'],
    ['server/cart/cart.service.ts', 'main/start-server.ts'],
    ['server/http/route.ts', 'server/cart/cart.service.ts'],
    ['web/cart/cart-drawer.tsx', 'server/cart/cart.service.ts'],
    ['web/cart/cart-drawer.tsx', 'web/auth/sign-in.tsx'],
    ['web/cart/cart-drawer.tsx', 'web/routes/home.tsx'],
    ['web/cart/cart-drawer.tsx', 'node:fs'],
    ['web/ui/button.tsx', 'web/cart/cart-drawer.tsx'],
    ['web/ui/button.tsx', 'domain/money/money.ts'],
    ['web/session/session.tsx', 'web/cart/cart.queries.ts'],
    ['web/home/shop-home.tsx', 'web/kinds.ts'],
    ['web/home/shop-home.tsx', 'web/rental/rental-home.tsx'],
    ['web/listing/results.tsx', 'web/parcel/parcel-results.tsx'],
    ['web/shell/shell.tsx', 'web/kind-pages.tsx'],
    ['web/modules/module-kind.tsx', 'web/rental/rental-home.tsx'],
  ])('counter-proof: %s may not import %s', (from, to) => {
    expect(whyForbidden({ from, to })).not.toBeNull();
  });

  test.each<[string, string, boolean]>([
    ['server/search/item-search.repository.ts', 'server/catalog/conditions.sql.ts', false],
    ['server/search/item-search.repository.ts', 'server/catalog/page.ts', true],
    ['server/cart/cart.service.ts', 'server/catalog/items/items-by-id.service.ts', false],
    ['server/demo/pictures/demo-pictures.ts', 'server/media/picture-composer.ts', true],
  ])('%s may import %s', (from, to, typeOnly) => {
    expect(whyForbidden({ from, to, typeOnly })).toBeNull();
  });

  test('the arrows between features have no cycle', () => {
    for (const arrows of [SERVER_ARROWS, WEB_ARROWS]) {
      const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
        arrows.some(
          (arrow) =>
            arrow.from === from &&
            !seen.has(arrow.to) &&
            (arrow.to === goal || reaches(arrow.to, goal, seen.add(arrow.to))),
        );
      expect(arrows.filter(({ from }) => reaches(from, from))).toEqual([]);
    }
  });
});

describe('only one feature touches', () => {
  const users = (pattern: RegExp) =>
    files.filter((file) => pattern.test(sourceOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));

  test('process.env: the entry, which hands it to server/env', () => {
    expect(users(/process\.env\b/).filter((file) => !['main.ts', 'web/routes.ts'].includes(file))).toEqual([]);
  });

  test('browser storage and cookies: web/session', () => {
    expect(
      users(/\b(localStorage|sessionStorage|document\.cookie)\b/).filter((file) => !file.startsWith('web/session/')),
    ).toEqual([]);
  });

  test('the names of the six modules, as a comparison: domain/modules', () => {
    const compared = /[=!]==\s*'(food|grocery|pharmacy|ecommerce|parcel|rental)'/;
    expect(
      users(compared).filter((file) => !file.startsWith('domain/modules/') && !file.startsWith('server/demo/')),
    ).toEqual([]);
  });

  test('the conversion of money: the contract’s codecs, from domain/money', () => {
    const converted = /[*/] 100\b/;
    const converts = (file: string) => /^(web|server|contract)\//.test(file) && !file.startsWith('server/demo/');
    expect(users(converted).filter(converts)).toEqual([]);
    expect(['price * 100', 'price / 100', 'price * 1000'].map((line) => converted.test(line))).toEqual([
      true,
      true,
      false,
    ]);
  });

  /** Ways to ask which kind a module is, instead of asking for what differs. */
  const asksKind =
    /\.(is_rental|is_parcel)\b|\{[^{}]*\b(is_rental|is_parcel)\b[^{}]*\}\s*=|\.cart\s*[=!]==|\.kind\s*[=!]==\s*'(shop|rental|parcel)'/;

  test('the kind of a module, as a question: nobody', () => {
    expect(users(asksKind)).toEqual([]);
  });

  test.each([
    'if (profile.abilities.is_parcel) return null;',
    'const { is_rental, brand } = profile.abilities;',
    "const hasTrips = useModuleProfile()?.cart === 'trip';",
    "return profileOf(type).kind !== 'shop';",
  ])('counter-proof: %s asks for the kind', (line) => expect(line).toMatch(asksKind));

  test('HTML from data: nobody but the root, with its own script', () => {
    expect(users(/dangerouslySetInnerHTML/).filter((file) => file !== 'web/root.tsx')).toEqual([]);
  });
});
