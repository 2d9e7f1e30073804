import { modulesInZones } from '#domain/modules/modules-in-zones.ts';
import { useModules } from '#web/modules/modules.queries.ts';
import { useSession } from '#web/session/session.tsx';
import { usePageHandles } from './use-page-handles.ts';

/** Whether the modules stand beside the column: the page wants them, and there is more than one to choose from. */
export function useHasRail(): boolean {
  const zoneid = useSession((session) => session.zoneid);
  const modules = modulesInZones(useModules(), zoneid);
  return usePageHandles().some((handle) => handle?.rail) && modules.length > 1;
}
