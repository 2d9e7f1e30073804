import BadgePercent from 'lucide-react/icons/badge-percent';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import MailCheck from 'lucide-react/icons/mail-check';
import MapPinned from 'lucide-react/icons/map-pinned';
import { isPlanOffered } from '#domain/join/plans.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { trialWords } from './plan/trial-words.ts';

/** What the business really offers to whoever sells here. */
export function useBenefits(): { icon: Glyph; words: string }[] {
  const t = useTranslate();
  const config = useConfig();
  const trial = trialWords(t, config);
  return [
    { icon: MapPinned, words: t('join.brings.shoppers') },
    ...(isPlanOffered('commission', config)
      ? [{ icon: BadgePercent, words: t('join.brings.commission', { percent: config.admin_commission }) }]
      : []),
    ...(isPlanOffered('subscription', config)
      ? [{ icon: CalendarClock, words: trial ? t('join.brings.trial', { time: trial }) : t('join.brings.package') }]
      : []),
    { icon: MailCheck, words: t('join.brings.answer') },
  ];
}

export function JoiningBrings({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="brings" className={classNames('rounded-card bg-accent-soft p-4', className)}>
      <h2 id="brings" className="font-bold text-body tracking-snug">
        {t('join.brings')}
      </h2>
      <ul className="mt-2 flex flex-col gap-2 text-small">
        {useBenefits().map(({ icon, words }) => (
          <li key={words} className="flex items-center gap-3">
            <Icon of={icon} size={18} className="shrink-0 text-accent-ink" />
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
