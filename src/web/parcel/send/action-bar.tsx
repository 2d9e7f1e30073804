import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, Suspense, useState } from 'react';
import type { ParcelPrice } from '#domain/parcel/parcel-price.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

const BillSheet = lazyWithRetry(() => import('./bill-sheet.tsx'));

type ActionBarProps = {
  price: ParcelPrice | null;
  action: string;
  progress: string | null;
  /** False while a newer total is being computed. */
  isReady: boolean;
  onPress(): void;
  /** The bill, for phones: there it lies in a sheet, so that the way on stays in reach. */
  bill: ReactNode;
};

/** What is done next. On a phone it stays at the bottom edge, with the total, which opens into the bill. */
export function ActionBar({ price, action, progress, isReady, onPress, bill }: ActionBarProps) {
  const t = useTranslate();
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      data-bottom-bar
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-header) max-md:flex max-md:items-center max-md:gap-3 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:pt-3 max-md:pb-[calc(12px+env(safe-area-inset-bottom,0px))]"
    >
      {price && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="flex min-h-13 min-w-24 shrink-0 flex-col items-start justify-center rounded-control px-2 text-start hover:bg-hover md:hidden"
        >
          <span className="inline-flex items-center gap-1 text-caption text-ink-2">
            {t('parcel.total')}
            <Icon of={ChevronUp} size={14} />
          </span>
          <bdi className="font-extrabold text-lead tabular tracking-snug">{money(price.order_amount)}</bdi>
        </button>
      )}
      <Button
        size={52}
        wide
        className="max-md:min-w-0 max-md:flex-1"
        progress={progress}
        aria-disabled={!isReady || undefined}
        onClick={onPress}
      >
        <span className={classNames('flex w-full items-center justify-center gap-3', price && 'md:justify-between')}>
          <span>{action}</span>
          {price && <bdi className="tabular max-md:hidden">{money(price.order_amount)}</bdi>}
        </span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BillSheet onClose={() => setOpen(false)}>{bill}</BillSheet>
        </Suspense>
      )}
    </div>
  );
}
