import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { TripCartLine, TripOfCart } from '#contract/rental/trip-cart-shape.ts';
import { EmptyCart } from '#web/cart/empty-cart.tsx';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useOwnPart } from '#web/ui/own-part.ts';
import { useTripCart } from '../trip-cart.queries.ts';
import { TripBlock, TripCartFailed, TripLines, useEditedTrip } from '../trip-cart-parts.tsx';
import { TripCartFrame } from './trip-cart-frame.tsx';
import { TripCartSkeleton } from './trip-cart-skeleton.tsx';

const TripMap = lazyWithRetry(() => import('../../trip-map.tsx'));

/** The whole trip before it is booked. */
export default function TripCartPage() {
  const { lines, trip, isReady, isError, refetch } = useTripCart();
  useOwnPart('phone-footer');
  if (!isReady && !isError) return <TripCartSkeleton />;
  if (trip && lines.length > 0) return <FullPage lines={lines} trip={trip} />;
  return (
    <TripCartFrame>
      <div className="rounded-card border border-line bg-surface py-10">
        {isError ? <TripCartFailed onRetry={refetch} /> : <EmptyCart of="trip" />}
      </div>
    </TripCartFrame>
  );
}

function FullPage({ lines, trip }: { lines: readonly TripCartLine[]; trip: TripOfCart }) {
  const t = useTranslate();
  const { open } = useOpener();
  const edited = useEditedTrip(lines, trip);
  const { pickup, destination } = edited.plan;

  return (
    <TripCartFrame aside={<Total lines={edited.lines} total={edited.total} isEditing={edited.isEditing} />}>
      <div className="rounded-card border border-line bg-surface p-4 md:p-6">
        <TripBlock {...edited} />
        {pickup && (
          <Suspense fallback={<div className="mt-4 h-60 rounded-card bg-sunken" />}>
            <TripMap pickup={pickup} destination={destination} className="mt-4 h-60 rounded-card" />
          </Suspense>
        )}
      </div>
      <div className="rounded-card border border-line bg-surface p-4 md:p-6">
        <TripLines {...edited} />
        <Button look="ghost" className="-ms-5 mt-3" onClick={() => open({ name: 'reset-trip', because: 'asked' })}>
          {t('tripcart.reset')}
        </Button>
      </div>
    </TripCartFrame>
  );
}

type TotalProps = { lines: readonly TripCartLine[]; total: number; isEditing: boolean };

function Total({ lines, total, isEditing }: TotalProps) {
  const t = useTranslate();
  const money = useMoney();
  const navigate = useNavigate();
  const canBook = lines.every(({ problem }) => problem === null);

  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-2">{t(isEditing ? 'tripcart.preview' : 'tripcart.total')}</span>
        <bdi className="font-bold text-title tracking-tight tabular">{money(total)}</bdi>
      </p>
      <p className="mt-0.5 text-caption text-ink-3">{t('tripcart.note')}</p>
      {/* On a phone it stands where the tab bar would be, within reach of the thumb. */}
      <div
        data-bottom-bar
        className="mt-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-header) max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:pt-2 max-md:pb-[calc(8px+env(safe-area-inset-bottom,0px))]"
      >
        <Button
          size={52}
          wide
          disabled={isEditing}
          onClick={() =>
            canBook ? navigate('/rental/checkout') : showToast({ id: 'error', tone: 'error', text: t('tripcart.fix') })
          }
        >
          <span className="flex w-full items-center justify-between gap-3 md:justify-center">
            {t('tripcart.checkout')}
            <bdi className="tabular md:hidden">{money(total)}</bdi>
          </span>
        </Button>
      </div>
    </>
  );
}
