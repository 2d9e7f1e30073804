import { MODULE_PROFILES, type ModuleProfile } from '#domain/modules/module-profile.ts';
import { useSession } from '#web/session/session.tsx';

/** How the chosen module behaves; null before one is chosen. */
export function useModuleProfile(): ModuleProfile | null {
  const type = useSession(({ module }) => module?.module_type);
  return type ? MODULE_PROFILES[type] : null;
}
