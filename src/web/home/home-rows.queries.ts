import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import { type Scope, scopeKey } from '../catalog/scope.ts';

const calls = () => import('./home.calls.ts');

const IN_A_ROW = { offset: 1, limit: 10 };

export const flashSaleQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['flash-sale', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).flashSale(api, signal),
  });

export const advertisementsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['advertisements', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).advertisements(api, signal),
  });

export const campaignsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['campaigns', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).campaigns(api, signal),
  });

export const brandsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['brands', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).brands(api, signal),
  });

export const couponsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['coupons', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).coupons(api, signal),
  });

export const conditionsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['conditions', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).conditions(api, signal),
  });

/** Where the signed-in shopper ordered before: nobody else's answer, so it is never asked on the server. */
export const visitAgainQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['visit-again', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).visitAgain(api, signal),
  });

/** Pictures by their keys. */
export const promotionsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['promotions', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).promotions(api, signal),
  });

/** What the signed-in shopper can get back: asked by the browser alone, too. */
export const cashbackQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['cashback', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).cashback(api, signal),
  });

/** Rows with a tab for each part: what a tab stands for, and the call that fills it. */
export type TabsOf = 'category' | 'new-in-category' | 'condition';

export const tabItemsQuery = (api: ApiClient, scope: Scope, of: TabsOf, id: number) =>
  queryOptions({
    queryKey: ['tab-items', of, scopeKey(scope), id],
    queryFn: async ({ signal }) => {
      const { categoryItems, newItems, conditionItems } = await calls();
      const ask = { category: categoryItems, 'new-in-category': newItems, condition: conditionItems }[of];
      return ask(api, id, IN_A_ROW, signal);
    },
  });
