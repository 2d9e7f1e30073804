import { useMemo } from 'react';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { type Scope, useScope } from '../scope.ts';

type Offered = { id: number; module_type: ModuleType };

/** The module that an address names, when it is offered here. */
export const addressedModule = (params: URLSearchParams, modules: readonly Offered[]): Offered | null =>
  modules.find(({ id }) => String(id) === params.get('module_id')) ?? null;

/** Whoever follows a link looks around in the link's module, whichever they were in before. */
export function addressedScope(scope: Scope, params: URLSearchParams, modules: readonly Offered[]): Scope {
  const named = addressedModule(params, modules);
  return named ? { ...scope, module: { id: named.id, module_type: named.module_type } } : scope;
}

/** The same object as long as it says the same, also when the shopper's own module becomes the link's. */
export function useAddressedScope(params: URLSearchParams, modules: readonly Offered[]): Scope {
  const here = useScope();
  const { language, zone_ids, module } = addressedScope(here, params, modules);
  const id = module?.id;
  const module_type = module?.module_type;
  return useMemo(
    () => ({ language, zone_ids, module: id && module_type ? { id, module_type } : null }),
    [language, zone_ids, id, module_type],
  );
}
