import { useI18n } from '#web/i18n/i18n.tsx';
import { DayCell } from './day-cell.tsx';
import type { DayStates } from './day-states.ts';
import type { Weeks } from './weeks.ts';

/** Weeks under the names of their days. */
export function Month({ title, weeks, states }: { title: string; weeks: Weeks; states: DayStates }) {
  const { language } = useI18n();
  const long = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The second of January 2023 was a Monday.
  const names = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, 2 + day)));

  return (
    <table className="w-full table-fixed border-separate border-spacing-y-1">
      <caption className="pb-2 text-center font-semibold text-small">{title}</caption>
      <thead>
        <tr>
          {names.map((day) => (
            <th
              key={day.getTime()}
              scope="col"
              abbr={long.format(day)}
              className="pb-1 font-normal text-caption text-ink-2"
            >
              {shortest(language, day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, at) =>
              date ? (
                <DayCell key={date} date={date} states={states} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place of the week without a day
                <td key={at} className="h-8.5" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "Mon"; in a language whose short names are whole words, a letter. */
function shortest(language: string, day: Date): string {
  const named = (weekday: 'short' | 'narrow') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(day);
  return named('short').length > 4 ? named('narrow') : named('short');
}
