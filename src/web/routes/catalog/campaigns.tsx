import { browser } from '#web/api/browser.ts';
import { loadOnServer } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { useScope } from '#web/catalog/scope.ts';
import { fetchCampaigns } from '#web/home/campaigns/campaign-stores.queries.ts';
import { campaignsQuery } from '#web/home/campaigns/campaigns.queries.ts';
import ModuleFirst from '#web/home/module-first.tsx';
import PlaceFirst from '#web/home/place-first.tsx';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/campaigns';

const CampaignList = lazySection(() => import('#web/home/campaigns/campaign-list.tsx'), <div className="min-h-dvh" />);

export const handle = { rail: true, query: [] } satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) => {
  const scope = pageRequestOf(context).mirror;
  return loadOnServer(context, (queries, api) =>
    scope.module && scope.zone_ids.length > 0 ? [fetchCampaigns(queries, api, scope)] : [],
  );
};

/** Does not wait for the answers: the page is there at once, with a place held for each card. */
export async function clientLoader() {
  const { queries, api, session } = browser();
  const scope = mirrorOf(session.get());
  if (scope.module && scope.zone_ids.length > 0) void queries.prefetchQuery(campaignsQuery(api, scope));
  return null;
}

export default function Campaigns({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { module, zone_ids } = useScope();
  return (
    <Loaded answers={loaderData}>
      <PageHead title={t('home.campaigns')} description={t('campaigns.text')} path="/campaigns" />
      {zone_ids.length === 0 ? <PlaceFirst /> : module ? <CampaignList /> : <ModuleFirst />}
    </Loaded>
  );
}
