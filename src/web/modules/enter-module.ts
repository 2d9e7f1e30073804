import type { Module } from '#contract/modules/modules.ts';
import type { SessionStore } from '#web/session/session.tsx';

/** From now on this is the shopper's module. Nothing happens when it is already. */
export function enterModule(store: SessionStore, { id, module_name, module_type, zones }: Module) {
  const { module } = store.get();
  if (module?.id === id && module.module_name !== '') return;
  store.set({ module: { id, module_name, module_type, zones: zones.map((zone) => zone.id) } });
}
