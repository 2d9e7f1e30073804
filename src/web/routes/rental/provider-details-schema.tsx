import { breadcrumbSchema } from '#web/catalog/links/breadcrumb-schema.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import type { ProviderView } from '#web/rental/provider/provider.calls.ts';
import { providerAddress } from '#web/rental/provider/provider-address.ts';
import { JsonLd } from '#web/shell/pages/json-ld.tsx';
import { useOrigin, useSite } from '#web/shell/pages/use-origin.ts';
import { storeSchema } from '#web/store/store-schema.ts';

/** What of the page is for search engines only. */
export default function ProviderDetailsSchema({ provider }: { provider: ProviderView }) {
  const t = useTranslate();
  const origin = useOrigin();
  const site = useSite();
  const path = providerAddress(provider);
  const way = [
    { text: t('nav.home'), to: '/home' },
    { text: provider.name, to: path },
  ];
  return <JsonLd data={{ '@graph': [storeSchema(provider, `${site}${path}`, origin), breadcrumbSchema(way, site)] }} />;
}
