import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import Route from 'lucide-react/icons/route';
import { isTripKnown } from '#domain/rental/change-plan.ts';
import { isPickupTimeValid } from '#domain/rental/pickup-time.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTownTime } from '#web/config/use-town-time.ts';
import { type Translate, useI18n } from '#web/i18n/lazy/rental.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Chip } from '#web/ui/controls/chip.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { backAt, roadWords, whenWords } from '../trip-form/plan-words.ts';
import { SortChoice } from './sort-choice.tsx';
import { useMapChoice } from './use-map-choice.ts';

type FoundHeadProps = {
  plan: TripPlan;
  total: number | undefined;
  /** There are more than that, in a fleet too large to count. */
  isLeast: boolean;
};

/** How many there are for which trip; order and map at the end. */
export function FoundHead({ plan, total, isLeast }: FoundHeadProps) {
  const { t, language } = useI18n();
  const { timezone } = useConfig();
  const now = useTownTime();
  const { isBeside, isInstead, toggleBeside, toggleInstead } = useMapChoice();
  const isPast = now !== null && !isPickupTimeValid(plan.pickup_time, now);
  const back = isTripKnown(plan) && !isPast ? backAt(plan, timezone) : null;

  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1">
        <h1 className="text-balance font-bold text-lead tracking-tight md:text-title">
          <span role="status">
            {total === undefined ? t('trip_search.looking') : countWords(t, isTripKnown(plan), total, isLeast)}
          </span>
        </h1>
        {(plan.route || back) && (
          <p className="mt-0.5 flex items-center gap-2 text-ink-2 text-small">
            <Icon of={Route} size={16} className="text-ink-3" directional />
            <span>
              {[
                plan.route && roadWords(t, plan.route),
                back && t('trip_search.back', { date: whenWords(language, back) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
        )}
        {isPast && <p className="mt-1 font-medium text-small text-warn-ink">{t('trip_search.past')}</p>}
      </div>
      <div className="flex items-center gap-2 max-wide:hidden">
        <SortChoice />
        <Chip icon={MapIcon} selected={isBeside} onClick={toggleBeside}>
          {t('trip_search.map')}
        </Chip>
      </div>
      <Button
        look="inverse"
        size={44}
        icon={isInstead ? List : MapIcon}
        onClick={toggleInstead}
        className="rounded-pill! wide:hidden"
      >
        {t(isInstead ? 'trip_search.list' : 'trip_search.map')}
      </Button>
    </div>
  );
}

function countWords(t: Translate, isTrip: boolean, count: number, isLeast: boolean): string {
  const word = isTrip ? 'free' : 'offered';
  if (isLeast) return t(`trip_search.${word}_many`, { count: Math.max(1, count - 1) });
  return t(`trip_search.${word}`, { count });
}
