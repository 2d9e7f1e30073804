import { loadInBrowser, loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { textPageQuery, useTextPage } from '#web/content/content.queries.ts';
import { TextPage } from '#web/content/text-page.tsx';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import '#web/i18n/lazy/pages.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import type { Route } from './+types/refund-policy';

const ask: Queries = (queries, api) => [queries.fetchQuery(textPageQuery(api, 'refund-policy'))];

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, ask);
export const clientLoader = () => loadInBrowser(ask);

export default function RefundPolicyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <RefundPolicy />
    </Loaded>
  );
}

function RefundPolicy() {
  const t = useTranslate();
  const html = useTextPage('refund-policy');
  return (
    <>
      <PageHead title={t('footer.refund')} description={t('page.refund.text')} path="/refund-policy" />
      <TextPage title={t('footer.refund')} lead={t('page.refund.text')} html={html} />
    </>
  );
}
