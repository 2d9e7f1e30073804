import Bike from 'lucide-react/icons/bike';
import type { CartLine } from '#contract/cart/shapes.ts';
import { freeDeliveryOffer } from '#domain/pricing/free-delivery-offer.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

type FreeDeliveryBarProps = { lines: readonly CartLine[]; subtotal: number | null; className?: string };

/** The one message about free delivery; nothing to see where none is offered. */
export function FreeDeliveryBar({ lines, subtotal, className }: FreeDeliveryBarProps) {
  const t = useTranslate();
  const { admin_free_delivery } = useConfig();
  const free_delivery = lines.length > 0 && lines.every(({ item }) => item.free_delivery);
  const offer = freeDeliveryOffer(subtotal ?? 0, admin_free_delivery, { free_delivery });
  if (!offer) return null;

  return (
    <div className={classNames('shrink-0 rounded-card bg-sunken px-4 py-3.5 dark:bg-hover', className)}>
      <p className="mb-2.5 flex items-center gap-2.5 text-small">
        <Icon of={Bike} size={18} className="shrink-0 text-success-ink" />
        {subtotal === null && !offer.always ? (
          '\u00a0'
        ) : offer.remaining > 0 ? (
          <Remaining amount={offer.remaining} />
        ) : (
          t(offer.always ? 'cart.free.always' : 'cart.free.reached')
        )}
      </p>
      <ProgressBar percent={offer.percent} label={t('cart.free.label')} />
    </div>
  );
}

function Remaining({ amount }: { amount: number }) {
  const t = useTranslate();
  const money = useMoney();
  // The amount stands out, wherever the language puts it.
  const [before, after] = t('cart.free.more').split('{amount}');

  return (
    <span>
      {before}
      <bdi className="font-bold tabular">{money(amount)}</bdi>
      {after}
    </span>
  );
}
