import { isUntilMidnight, type Window } from '#domain/catalog/opening-hours.ts';
import { useI18n } from '#web/i18n/lazy/store.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** When it is open, day by day. */
export function StoreHours({ schedules }: { schedules: readonly Window[] }) {
  const { t, language } = useI18n();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (
    <section aria-label={t('store.hours')} className="mt-5">
      <h3 className="mb-2 font-bold text-body">{t('store.hours')}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-small tabular">
        {WEEK.map((day) => {
          const windows = schedules.filter((window) => window.day === day);
          return (
            <div key={day} className="contents">
              {/* The first of January 2023 was a Sunday, day 0. */}
              <dt className="text-ink-2">{weekday.format(new Date(Date.UTC(2023, 0, 1 + day)))}</dt>
              <dd className="font-medium">
                {windows.length === 0
                  ? t('card.closed')
                  : windows.map((window) => (
                      <bdi key={window.opening_time} className="me-3">
                        {window.opening_time.slice(0, 5)}–
                        {isUntilMidnight(window) ? '24:00' : window.closing_time.slice(0, 5)}
                      </bdi>
                    ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
