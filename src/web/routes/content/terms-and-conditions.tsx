import { loadInBrowser, loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { textPageQuery, useTextPage } from '#web/content/content.queries.ts';
import { TextPage } from '#web/content/text-page.tsx';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import '#web/i18n/lazy/pages.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import type { Route } from './+types/terms-and-conditions';

const ask: Queries = (queries, api) => [queries.fetchQuery(textPageQuery(api, 'terms-and-conditions'))];

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, ask);
export const clientLoader = () => loadInBrowser(ask);

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <Terms />
    </Loaded>
  );
}

function Terms() {
  const t = useTranslate();
  const html = useTextPage('terms-and-conditions');
  return (
    <>
      <PageHead title={t('footer.terms')} description={t('page.terms.text')} path="/terms-and-conditions" />
      <TextPage title={t('footer.terms')} lead={t('page.terms.text')} html={html} />
    </>
  );
}
