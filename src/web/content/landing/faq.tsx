import { useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import { Collapsible } from '#web/ui/controls/collapsible.tsx';
import { TabPanel, Tabs } from '#web/ui/controls/tabs.tsx';
import { useLanding } from '../content.queries.ts';
import { SectionHead } from './section-head.tsx';

const ASKERS = ['customer', 'seller', 'deliveryman'] as const;

/** Questions by who asks them. All of them are in the page; the tabs only choose which are seen. */
export function Faq() {
  const t = useTranslate();
  const { faq_section: section } = useLanding();
  const questions = section.faq_list.filter(({ status }) => status === 1);
  const askers = ASKERS.filter((asker) => questions.some(({ user_type }) => user_type === asker));
  const [asker, setAsker] = useState<(typeof ASKERS)[number]>(askers[0] ?? 'customer');
  if (questions.length === 0) return null;
  return (
    <section>
      <SectionHead title={section.faq_title} />
      <Tabs
        label={t('faq.tabs')}
        tabs={askers.map((value) => ({ value, label: t(`faq.${value}`) }))}
        value={asker}
        onChange={setAsker}
      >
        {askers.map((value) => (
          <TabPanel key={value} value={value} keepMounted className="max-w-200">
            {questions
              .filter(({ user_type }) => user_type === value)
              .map(({ id, question, answer }) => (
                <Collapsible key={id} title={question}>
                  {answer}
                </Collapsible>
              ))}
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}
