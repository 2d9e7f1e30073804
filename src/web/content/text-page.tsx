import { useTranslate } from '#web/i18n/lazy/content.ts';
import '#web/i18n/lazy/pages.ts';
import { useChatLink } from '#web/overlay/use-chat-link.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { htmlTree } from './html-tree.ts';
import { RichText, type Section, sectionsOf } from './rich-text.tsx';
import { TextLayout } from './text-layout.tsx';

/** Fewer are seen at a glance. */
const WORTH_A_LIST = 3;

/** About us, terms, policies: a title, what the business wrote, and whom to ask about it. */
export function TextPage({ title, lead, html }: { title: string; lead: string; html: string }) {
  const nodes = htmlTree(html);
  const sections = sectionsOf(nodes);
  return (
    <TextLayout title={title} lead={lead}>
      <div className="flex items-start gap-12 border-line border-t pt-6 md:pt-8">
        <div className="min-w-0 max-w-170 flex-1">
          <RichText nodes={nodes} />
          <AskUs />
        </div>
        {sections.length >= WORTH_A_LIST && <OnThisPage sections={sections} />}
      </div>
    </TextLayout>
  );
}

/** Not where the other pages already stand beside a narrow column. */
function OnThisPage({ sections }: { sections: readonly Section[] }) {
  const t = useTranslate();
  return (
    <nav
      aria-labelledby="on-this-page"
      className="sticky top-24 ms-auto hidden w-52 shrink-0 min-[1000px]:max-wide:block min-[1320px]:block"
    >
      <h2 id="on-this-page" className="mb-1 px-3 font-bold text-small">
        {t('page.sections')}
      </h2>
      <ul className="border-line border-s">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center px-3 text-ink-2 text-small hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AskUs() {
  const t = useTranslate();
  const chat = useChatLink({ admin_id: 0 });
  return (
    <aside className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-sunken p-5 md:p-6">
      <div className="min-w-60 flex-1">
        <h2 className="font-bold text-lead tracking-snug">{t('page.ask')}</h2>
        <p className="mt-0.5 text-ink-2 text-small">{t('help.text')}</p>
      </div>
      <LinkButton {...chat} look="secondary">
        {t('help.chat_start')}
      </LinkButton>
    </aside>
  );
}
