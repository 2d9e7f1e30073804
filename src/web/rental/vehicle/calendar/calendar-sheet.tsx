import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Sheet } from '#web/ui/layers/sheet.tsx';
import type { DayStates } from './day-states.ts';
import { Month } from './month.tsx';
import { weeksOfMonth } from './weeks.ts';

type CalendarSheetProps = {
  /** The first day of each. */
  months: readonly string[];
  named(month: string): string;
  states: DayStates;
  onClose(): void;
  /** Under the last month: what the marks mean, and what a press did. */
  children: ReactNode;
};

/** On a phone: all days that can be looked at, one month under the other. */
export default function CalendarSheet({ months, named, states, onClose, children }: CalendarSheetProps) {
  const t = useTranslate();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('vehicle.availability')}
      closeLabel={t('app.close')}
      foot={
        <div>
          {children}
          <Button wide size={52} onClick={onClose}>
            {t('vehicle.calendar_done')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6">
        {months.map((month) => (
          <Month key={month} title={named(month)} weeks={weeksOfMonth(month)} states={states} />
        ))}
      </div>
    </Sheet>
  );
}
