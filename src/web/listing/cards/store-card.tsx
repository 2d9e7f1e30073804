import type { StoreCardData } from '#web/catalog/cards.ts';
import { useMoney } from '#web/config/use-money.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useStorePath } from '#web/modules/module-kind.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { StoreCardFrame } from './store-card-frame.tsx';

/** Widths of framed cards in a row. */
export const WIDE_CARDS = '[--card:290px] md:[--card:295px]';
/** Those of stores are equally high: on a phone the ones out of sight are left for later (styles/components.css). */
export const STORE_WIDTHS = `store-row ${WIDE_CARDS}`;

export const StoreCard = ({ store, priority = false }: { store: StoreCardData; priority?: boolean }) => (
  <StoreCardFrame
    store={store}
    to={useStorePath()(store)}
    favouriteKind="store"
    facts={<DeliveryFacts store={store} />}
    priority={priority}
  />
);

/** How long delivery takes, what it costs at least, and from which amount on. */
function DeliveryFacts({ store }: { store: StoreCardData }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <>
      <span className="fact-time">{deliveryTime(t, store.delivery_time)}</span>
      {(store.free_delivery || store.least_delivery_charge > 0) && (
        <span className={classNames('fact-bike', store.free_delivery && 'font-bold text-success-ink')}>
          <bdi>
            {store.free_delivery
              ? t('card.free_delivery')
              : t('card.fee_from', { amount: money(store.least_delivery_charge) })}
          </bdi>
        </span>
      )}
      {store.minimum_order > 0 && (
        <span>
          <bdi>{t('card.minimum', { amount: money(store.minimum_order) })}</bdi>
        </span>
      )}
    </>
  );
}
