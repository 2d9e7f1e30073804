import { moduleAt } from '#domain/modules/module-address.ts';
import { useModules } from '#web/modules/modules.queries.ts';
import { useSession } from '#web/session/session.tsx';

/** The first word of a rental page's address is the module's. */
const MODULE = 'rental';

/** The module whose vehicles these pages show, whichever one the shopper chose last; null where it is not offered. */
export function useRentalModuleId(): number | null {
  const chosen = useSession(({ module }) => module?.id ?? null);
  return moduleAt(useModules(), MODULE)?.id ?? chosen;
}
