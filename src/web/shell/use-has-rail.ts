import { useMatches } from 'react-router';
import { modulesInZones } from '#domain/modules/modules-in-zones.ts';
import { useModules } from '#web/modules/modules.queries.ts';
import { useSession } from '#web/session/session.tsx';

/** Pages where one looks around between modules say so; elsewhere somebody is busy with one thing. */
const namesRail = ({ handle }: { handle: unknown }): boolean =>
  typeof handle === 'object' && handle !== null && 'rail' in handle;

/** Whether the modules stand beside the column: the page wants them, and there is more than one to choose from. */
export function useHasRail(): boolean {
  const zoneid = useSession((session) => session.zoneid);
  const modules = modulesInZones(useModules(), zoneid);
  return useMatches().some(namesRail) && modules.length > 1;
}
