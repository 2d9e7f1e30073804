import { useMatches } from 'react-router';
import { modulesInZones } from '#domain/modules/modules-in-zones.ts';
import { useModules } from '#web/modules/modules.queries.ts';
import { useSession } from '#web/session/session.tsx';
import type { PageHandle } from './page-handle.ts';

/** Whether the modules stand beside the column: the page wants them, and there is more than one to choose from. */
export function useHasRail(): boolean {
  const zoneid = useSession((session) => session.zoneid);
  const modules = modulesInZones(useModules(), zoneid);
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.rail) && modules.length > 1;
}
