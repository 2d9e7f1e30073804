import { useEffect } from 'react';
import type { ItemDetails } from '#contract/catalog/items.ts';
import { useModules } from '#web/modules/modules.queries.ts';
import { useSessionStore } from '#web/session/session.tsx';

/** Whoever comes by a link stands in the item's module from then on: cart, colours and search are that module's. */
export function useItemModule(item: Pick<ItemDetails, 'module_id'> | undefined) {
  const store = useSessionStore();
  const module = useModules().find(({ id }) => id === item?.module_id);

  useEffect(() => {
    if (!module || store.get().module?.id === module.id) return;
    const { id, module_name, module_type, zones } = module;
    store.set({ module: { id, module_name, module_type, zones: zones.map((zone) => zone.id) } });
  }, [module, store]);
}
