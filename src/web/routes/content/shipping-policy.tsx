import { loadInBrowser, loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { textPageQuery, useTextPage } from '#web/content/content.queries.ts';
import { TextPage } from '#web/content/text-page.tsx';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import '#web/i18n/lazy/pages.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import type { Route } from './+types/shipping-policy';

const ask: Queries = (queries, api) => [queries.fetchQuery(textPageQuery(api, 'shipping-policy'))];

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, ask);
export const clientLoader = () => loadInBrowser(ask);

export default function ShippingPolicyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <ShippingPolicy />
    </Loaded>
  );
}

function ShippingPolicy() {
  const t = useTranslate();
  const html = useTextPage('shipping-policy');
  return (
    <>
      <PageHead title={t('footer.shipping')} description={t('page.shipping.text')} path="/shipping-policy" />
      <TextPage title={t('footer.shipping')} lead={t('page.shipping.text')} html={html} />
    </>
  );
}
