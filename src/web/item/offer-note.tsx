import CalendarClock from 'lucide-react/icons/calendar-clock';
import Megaphone from 'lucide-react/icons/megaphone';
import { hoursOf } from '#domain/catalog/available-window.ts';
import { openingText } from '#web/catalog/store-words.ts';
import { useI18n } from '#web/i18n/lazy/item.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { ItemSelection } from './selection/use-selection.ts';

/** When it can be had, where that is not simply now: outside its hours or its store's, or during a campaign. */
export function OfferNote({ selection }: { selection: ItemSelection }) {
  const { t, language } = useI18n();
  const { item, offer, store } = selection;
  const hours = hoursOf(item);
  const comesLater = offer.variant === 'scheduled' ? selection.takesLater : store === 'later';
  // Another variation of it may be there; whatever else refuses it leaves no time to choose.
  const isLater = comesLater && (selection.refusal === null || selection.refusal === 'variation');
  if (offer.variant === 'normal' && store === 'now') return null;

  const day = (date: string) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
  const isCampaign = offer.variant === 'campaign';

  return (
    <div
      data-offer={offer.variant === 'normal' ? store : offer.variant}
      className="flex items-start gap-3 rounded-card bg-warn-soft p-4 text-small text-warn-ink"
    >
      <Icon of={isCampaign ? Megaphone : CalendarClock} className="mt-px" />
      <div>
        {isCampaign && <p className="font-bold">{t('item.campaign')}</p>}
        {!offer.isOpen && <p className="font-bold">{t('item.not_now')}</p>}
        {store !== 'now' && <p className="font-bold">{openingText(t, language, item.store_next_opening)}</p>}
        {item.available_date_starts && item.available_date_ends && (
          <p>
            {t('item.campaign_dates', { from: day(item.available_date_starts), to: day(item.available_date_ends) })}
          </p>
        )}
        {hours && <p className="tabular">{t('item.hours', hours)}</p>}
        {isLater && <p>{t('item.hours_later')}</p>}
      </div>
    </div>
  );
}
