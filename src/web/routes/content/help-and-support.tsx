import { Help } from '#web/content/help.tsx';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import '#web/i18n/lazy/pages.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';

export default function HelpAndSupport() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('nav.help')} description={t('help.text')} path="/help-and-support" />
      <Help />
    </>
  );
}
