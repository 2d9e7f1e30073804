import { loadInBrowser, loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { textPageQuery, useTextPage } from '#web/content/content.queries.ts';
import { TextPage } from '#web/content/text-page.tsx';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import '#web/i18n/lazy/pages.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import type { Route } from './+types/cancellation-policy';

const ask: Queries = (queries, api) => [queries.fetchQuery(textPageQuery(api, 'cancellation-policy'))];

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, ask);
export const clientLoader = () => loadInBrowser(ask);

export default function CancellationPolicyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <CancellationPolicy />
    </Loaded>
  );
}

function CancellationPolicy() {
  const t = useTranslate();
  const html = useTextPage('cancellation-policy');
  return (
    <>
      <PageHead
        title={t('footer.cancellation')}
        description={t('page.cancellation.text')}
        path="/cancellation-policy"
      />
      <TextPage title={t('footer.cancellation')} lead={t('page.cancellation.text')} html={html} />
    </>
  );
}
