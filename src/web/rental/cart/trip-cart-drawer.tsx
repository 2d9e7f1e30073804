import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { TripCartLine, TripOfCart } from '#contract/rental/trip-cart-shape.ts';
import { pieceCount } from '#domain/cart/piece-count.ts';
import { CartSkeleton } from '#web/cart/cart-skeleton.tsx';
import { EmptyCart } from '#web/cart/empty-cart.tsx';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import { useTripCart } from './trip-cart.queries.ts';
import { TripBlock, TripCartFailed, TripLines, useEditedTrip } from './trip-cart-parts.tsx';

export default function TripCartDrawer() {
  const { lines, trip, isReady, isError, refetch } = useTripCart();

  if (isError) return <CartState state={<TripCartFailed onRetry={refetch} />} />;
  if (!isReady) return <CartState state={<CartSkeleton />} />;
  if (!trip || lines.length === 0) return <CartState state={<EmptyCart of="trip" />} />;
  return <FullCart lines={lines} trip={trip} />;
}

function CartState({ state }: { state: ReactNode }) {
  const t = useTranslate();
  const { close } = useOpener();

  return (
    <Drawer
      open
      onClose={close}
      title={t('tripcart.title')}
      closeLabel={t('app.close')}
      className="grid content-center"
    >
      {state}
    </Drawer>
  );
}

function FullCart({ lines, trip }: { lines: readonly TripCartLine[]; trip: TripOfCart }) {
  const t = useTranslate();
  const money = useMoney();
  const navigate = useNavigate();
  const { open, close } = useOpener();
  const edited = useEditedTrip(lines, trip);
  const count = pieceCount(lines);

  return (
    <Drawer
      open
      onClose={close}
      title={t('tripcart.title')}
      aside={
        <>
          <span className="inline-block pe-12 text-small">{t('tripcart.count', { count })}</span>
          <Button
            look="ghost"
            size={36}
            onClick={() => open({ name: 'reset-trip', because: 'asked' })}
            className="absolute inset-e-16 top-5.5 md:inset-e-18"
          >
            {t('tripcart.reset')}
          </Button>
        </>
      }
      closeLabel={t('app.close')}
      className="flex flex-col gap-4"
      foot={
        <>
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-ink-2">{t(edited.isEditing ? 'tripcart.preview' : 'tripcart.total')}</span>
            <bdi className="font-bold text-title tracking-tight tabular">{money(edited.total)}</bdi>
          </p>
          <p className="mt-0.5 mb-3.5 text-caption text-ink-3">{t('tripcart.note')}</p>
          <Button
            size={52}
            wide
            disabled={edited.isEditing}
            onClick={() => {
              close();
              navigate('/rental/cart');
            }}
          >
            {t('tripcart.proceed')}
          </Button>
        </>
      }
    >
      <TripBlock {...edited} />
      <TripLines {...edited} />
    </Drawer>
  );
}
