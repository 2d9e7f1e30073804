import { loadInBrowser, loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { textPageQuery, useTextPage } from '#web/content/content.queries.ts';
import { TextPage } from '#web/content/text-page.tsx';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import '#web/i18n/lazy/pages.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import type { Route } from './+types/privacy-policy';

const ask: Queries = (queries, api) => [queries.fetchQuery(textPageQuery(api, 'privacy-policy'))];

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, ask);
export const clientLoader = () => loadInBrowser(ask);

export default function PrivacyPolicyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <PrivacyPolicy />
    </Loaded>
  );
}

function PrivacyPolicy() {
  const t = useTranslate();
  const html = useTextPage('privacy-policy');
  return (
    <>
      <PageHead title={t('footer.privacy')} description={t('page.privacy.text')} path="/privacy-policy" />
      <TextPage title={t('footer.privacy')} lead={t('page.privacy.text')} html={html} />
    </>
  );
}
