import Clock from 'lucide-react/icons/clock';
import type { TripDifference } from '#domain/rental/add-to-trip.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import type { OverlayProps } from '#web/overlay/overlay.tsx';
import { ConfirmDialog } from '#web/ui/layers/confirm-dialog.tsx';
import { type TripWords, useTripWords } from '../use-trip-words.ts';
import { FromTo } from './from-to.tsx';
import { useAnswer } from './use-answer.ts';

const LABELS = {
  hours: 'tripcart.differs.hours',
  pickup: 'tripcart.pickup',
  destination: 'tripcart.destination',
  pickup_time: 'tripcart.when',
} as const;

const VALUES: Record<TripDifference, (plan: TripPlan, words: TripWords) => string> = {
  hours: (plan, words) => words.length(plan) ?? '',
  pickup: (plan, words) => words.place(plan.pickup),
  destination: (plan, words) => words.place(plan.destination),
  pickup_time: (plan, words) => words.time(plan.pickup_time),
};

/** The search says another duration, place or time than the cart: one of the two has to give way. */
export default function TripDiffers({ held, plan, differs, answer: tell }: OverlayProps['trip-differs']) {
  const t = useTranslate();
  const words = useTripWords();
  const answer = useAnswer(tell);

  return (
    <ConfirmDialog
      open
      onClose={() => answer(null)}
      icon={Clock}
      title={t('tripcart.differs.title')}
      text={t('tripcart.differs.text')}
      safe={t('tripcart.differs.add')}
      onSafe={() => answer('add')}
      confirm={t('tripcart.differs.update')}
      onConfirm={() => answer('update')}
    >
      {differs.map((name) => (
        <section key={name} aria-label={t(LABELS[name])} className="mt-4">
          <h3 className="text-caption text-ink-2">{t(LABELS[name])}</h3>
          <FromTo
            className="mt-1.5"
            from={{ title: VALUES[name](held, words), text: t('tripcart.differs.cart') }}
            to={{ title: VALUES[name](plan, words), text: t('tripcart.differs.search') }}
          />
        </section>
      ))}
    </ConfirmDialog>
  );
}
