import Bike from 'lucide-react/icons/bike';
import Store from 'lucide-react/icons/store';
import type { OrderType } from '#domain/orders/order-type.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { Quoted } from '../use-checkout.ts';

const ICONS = { delivery: Bike, take_away: Store } as const;

/** Brought or fetched: what shop and store both offer. */
export function OrderTypeCard({ quote, draft, change }: Quoted) {
  const t = useTranslate();
  const config = useConfig();
  const { store } = quote;
  const isOffered: Record<OrderType, boolean> = {
    delivery: store.delivery && config.home_delivery_status === 1,
    take_away: store.take_away && config.takeaway_status === 1,
  };

  return (
    <section className="md:rounded-card md:border md:border-line md:bg-surface md:p-5">
      <h2 className="sr-only">{t('checkout.type')}</h2>
      <Segmented
        label={t('checkout.type')}
        className="max-md:not-dark:bg-press"
        value={draft.order_type}
        onChange={(order_type) => change({ order_type })}
        options={(['delivery', 'take_away'] as const).map((value) => ({
          value,
          label: t(`checkout.type.${value}`),
          icon: ICONS[value],
          disabled: !isOffered[value] && draft.order_type !== value,
        }))}
      />
      {draft.order_type === 'take_away' && (
        <p className="mt-3 flex items-start gap-3 rounded-card border border-line bg-surface p-4 text-small md:mt-4 md:border-0 md:p-0">
          <Icon of={Store} size={20} className="mt-0.5 shrink-0 text-accent-ink" />
          <span>
            <span className="text-ink-3">{t('checkout.pick_up_at')}</span>
            <br />
            <bdi className="font-semibold">{store.name}</bdi>
            <br />
            <bdi className="text-ink-2">{store.address}</bdi>
          </span>
        </p>
      )}
    </section>
  );
}
