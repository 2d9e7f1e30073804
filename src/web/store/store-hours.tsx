import type { Window } from '#domain/catalog/opening-hours.ts';
import { isAllDay, weekHours } from '#domain/catalog/week-hours.ts';
import { useI18n } from '#web/i18n/lazy/store.ts';

/** When it is open, in as few lines as the week allows. */
export function StoreHours({ schedules }: { schedules: readonly Window[] }) {
  const { t, language } = useI18n();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2023 was a Sunday, day 0.
  const nameOf = (day: number) => weekday.format(new Date(Date.UTC(2023, 0, 1 + day)));
  return (
    <section aria-label={t('store.hours')} className="mt-5">
      <h3 className="mb-2 font-bold text-body">{t('store.hours')}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-small tabular">
        {weekHours(schedules).map(({ first, last, spans }) => (
          <div key={first} className="contents">
            <dt className="text-ink-2">{first === last ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`}</dt>
            <dd className="font-medium">
              {spans.length === 0 && t('card.closed')}
              {spans.map((span) => (
                <bdi key={span.from} className="me-3">
                  {isAllDay(span) ? t('store.all_day') : `${span.from}–${span.to}`}
                </bdi>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
