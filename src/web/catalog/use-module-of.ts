import { useEffect } from 'react';
import { MODULE_TYPES } from '#domain/modules/module-profile.ts';
import { useSessionStore } from '#web/session/session.tsx';

/** A link to a thing also chooses its module: cart, search and colours are that module's. */
export function useModuleOf({ module_id, module_type }: { module_id: number | undefined; module_type: string }) {
  const session = useSessionStore();
  useEffect(() => {
    const type = MODULE_TYPES.find((known) => known === module_type);
    if (!type || module_id === undefined || session.get().module?.id === module_id) return;
    session.set({ module: { id: module_id, module_name: '', module_type: type, zones: [] } });
  }, [session, module_id, module_type]);
}
