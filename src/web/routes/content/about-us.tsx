import { loadInBrowser, loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { textPageQuery, useTextPage } from '#web/content/content.queries.ts';
import { TextPage } from '#web/content/text-page.tsx';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import '#web/i18n/lazy/pages.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import type { Route } from './+types/about-us';

const ask: Queries = (queries, api) => [queries.fetchQuery(textPageQuery(api, 'about-us'))];

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, ask);
export const clientLoader = () => loadInBrowser(ask);

export default function AboutUsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <AboutUs />
    </Loaded>
  );
}

function AboutUs() {
  const t = useTranslate();
  const html = useTextPage('about-us');
  return (
    <>
      <PageHead title={t('footer.about')} description={t('page.about_us.text')} path="/about-us" />
      <TextPage title={t('footer.about')} lead={t('page.about_us.text')} html={html} />
    </>
  );
}
