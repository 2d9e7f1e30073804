import Bike from 'lucide-react/icons/bike';
import { freeDeliveryProgress } from '#domain/cart/free-delivery.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** Nothing to see where the business offers no free delivery. */
export function FreeDeliveryBar({ subtotal }: { subtotal: number }) {
  const t = useTranslate();
  const { free_delivery_over } = useConfig();
  const progress = freeDeliveryProgress(subtotal, free_delivery_over);
  if (!progress) return null;

  return (
    <div className="shrink-0 rounded-card bg-sunken px-4 dark:bg-hover py-3.5">
      <p className="mb-2.5 flex items-center gap-2.5 text-small">
        <Icon of={Bike} size={18} className="shrink-0 text-success-ink" />
        {progress.remaining > 0 ? <Remaining amount={progress.remaining} /> : t('cart.free.reached')}
      </p>
      <ProgressBar percent={progress.percent} label={t('cart.free.label')} />
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
