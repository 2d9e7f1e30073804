import { listModules } from '#contract/modules/modules.ts';
import { moduleAt } from '#domain/modules/module-address.ts';
import { modulesInZones } from '#domain/modules/modules-in-zones.ts';
import { apiClient } from '#web/api/client.ts';
import { headersOf } from '#web/api/headers.ts';
import type { PageRequest } from '#web/api/page-request.ts';
import { serverSession } from '#web/session/session.tsx';

/** On the server: the address says which module a page is of, whatever the cookie says. Before any loader asks. */
export async function addressModule(page: PageRequest, name: string): Promise<void> {
  const { mirror } = page;
  const anywhere = serverSession({ ...mirror, zone_ids: [] }).get();
  const api = apiClient({ fetch: page.fetch, headers: () => headersOf(anywhere) });
  const module = moduleAt(await api(listModules, { query: {} }), name);
  const isOffered = module && (mirror.zone_ids.length === 0 || modulesInZones([module], mirror.zone_ids).length > 0);
  if (isOffered) page.mirror = { ...mirror, module: { id: module.id, module_type: module.module_type } };
  page.addressed = module && (isOffered ? 'offered' : 'elsewhere');
}
