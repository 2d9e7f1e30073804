import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useMemo, useState } from 'react';
import type { Quote } from '#contract/checkout/quote.ts';
import { type Slot, type SlotDay, shownDay, slotDays } from '#domain/checkout/slots.ts';
import { useTownTime } from '#web/config/use-town-time.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import { useI18n } from '#web/i18n/i18n.tsx';
import { type Translate, useTranslate } from '#web/i18n/lazy/checkout.ts';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Card } from './card.tsx';

/** The first two days have names of their own. */
const DAYS = ['checkout.time.today', 'checkout.time.tomorrow'] as const;

type TimeCardProps = {
  quote: Pick<Quote, 'schedule'> & { store: Pick<Quote['store'], 'open' | 'delivery_time'> };
  draft: { schedule_at: string | null };
  change(changes: { schedule_at: string | null }): void;
  fault: string | undefined;
};

/** As soon as possible, or in one of the slots that the store's hours leave; closed and without one there is no choice. */
export function TimeCard({ quote, draft, change, fault }: TimeCardProps) {
  const t = useTranslate();
  const { schedule, store } = quote;
  const now = useTownTime() ?? schedule.now;
  const days = schedule.offered ? slotDays(schedule, now) : [];
  const isOpen = store.open === 1;
  const isLater = draft.schedule_at !== null;
  const isShut = !isOpen && days.every(({ slots }) => slots.length === 0);

  return (
    <Card part="time" title={t('checkout.time')} fault={fault}>
      {isShut ? (
        <p className="text-ink-2 text-small">{t('checkout.time.shut')}</p>
      ) : (
        <fieldset className="grid auto-cols-fr grid-flow-col gap-2 max-[389px]:grid-flow-row md:gap-3">
          <legend className="sr-only">{t('checkout.time')}</legend>
          <ChoiceBox
            name="time"
            checked={isOpen && !isLater}
            disabled={!isOpen}
            onChange={() => change({ schedule_at: null })}
            title={t('checkout.time.now')}
            detail={isOpen ? deliveryTime(t, store.delivery_time) : t('checkout.time.closed')}
          />
          {days.length > 0 && (
            <ChoiceBox
              name="time"
              checked={isLater}
              onChange={() => change({ schedule_at: '' })}
              title={t('checkout.time.later')}
              detail={t('checkout.time.later_text')}
              aside={<Icon of={CalendarClock} size={20} className="text-ink-2 max-md:hidden" />}
            />
          )}
        </fieldset>
      )}
      {isLater && !isShut && days.length > 0 && (
        <Slots days={days} chosen={draft.schedule_at ?? ''} onChoose={(schedule_at) => change({ schedule_at })} />
      )}
    </Card>
  );
}

type SlotsProps = { days: readonly SlotDay[]; chosen: string; onChoose(schedule_at: string): void };

function Slots({ days, chosen, onChoose }: SlotsProps) {
  const t = useTranslate();
  const dayName = useDayName();
  const [picked, setPicked] = useState<string | null>(null);
  const { date: shown = '', slots = [] } = shownDay(days, picked, chosen) ?? {};

  function pickDay(date: string) {
    setPicked(date);
    onChoose('');
  }

  return (
    <div className="mt-4 flex flex-col gap-4">
      <ChipGroup
        label={t('checkout.time.day')}
        look="soft"
        // A week of days is one row under the thumb; the room above and below is for the ring of the focus.
        className="max-md:-mx-4 max-md:-my-1 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none]"
        value={shown}
        onChange={pickDay}
        options={days.map(({ date }, index) => {
          const name = DAYS[index];
          return { value: date, label: name ? t(name) : dayName(date) };
        })}
      />
      {slots.length > 0 ? (
        <Field label={t('checkout.time.slot')}>
          <Select
            name="schedule_at"
            value={slots.some(({ schedule_at }) => schedule_at === chosen) ? chosen : ''}
            onChange={(event) => onChoose(event.target.value)}
            placeholder={t('checkout.time.choose')}
            options={slots.map((slot) => ({ value: slot.schedule_at, label: slotWords(t, slot) }))}
          />
        </Field>
      ) : (
        <p className="text-ink-2 text-small">{t('checkout.time.none')}</p>
      )}
    </div>
  );
}

/** "Wed 18", so that a week is one line. The town's day has no time zone of its own. */
function useDayName(): (date: string) => string {
  const { language } = useI18n();
  return useMemo(() => {
    const weekday = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short' });
    return (date) => {
      const day = new Date(`${date}T00:00:00Z`);
      return `${weekday.format(day)} ${day.getUTCDate()}`;
    };
  }, [language]);
}

const slotWords = (t: Translate, { from, to, isNow }: Slot): string =>
  isNow ? `${t('checkout.time.slot_now')} (${from}–${to})` : `${from}–${to}`;
