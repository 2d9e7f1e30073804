import type { ItemDetails } from '#contract/catalog-items.ts';
import { discountFromWire } from '#contract/discount-wire.ts';
import { DiscountBadge } from '#web/catalog/discount-badge.tsx';
import { productAddress } from '#web/catalog/product-address.ts';
import { ShareButton } from '#web/catalog/store/share-button.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { Gallery } from './gallery.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemMore } from './item-more.tsx';
import { itemPath } from './item-path.ts';
import { OrderForm } from './order-form.tsx';
import { PriceLines } from './price-lines.tsx';
import { Quantity } from './quantity.tsx';
import { useCheckoutActions } from './use-checkout-actions.ts';
import { useItemModule } from './use-item-module.ts';
import { useOrder } from './use-order.ts';

/** An item on a page of its own: pictures beside everything one can know and choose. */
export function ItemPage({ item, madeAt }: { item: ItemDetails; madeAt: number }) {
  const t = useTranslate();
  const order = useOrder(item, madeAt);
  const actions = useCheckoutActions(order);
  useItemModule(item);

  return (
    <div className="column pt-4 md:pt-6">
      <Breadcrumb label={t('item.path')} steps={itemPath(t, item)} here={item.name} />
      <article className="grid gap-x-12 gap-y-6 pt-4 md:grid-cols-[minmax(0,46%)_minmax(0,1fr)] md:pt-6">
        <div className="min-w-0 md:sticky md:top-24 md:self-start">
          <Gallery item={item} look="page" badges={<DiscountBadge discount={discountFromWire(item)} />} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <div className="relative">
            <ItemFacts
              order={order}
              modalmanage="true"
              heading={(name) => (
                <h1 className="font-bold text-title tracking-tight md:font-extrabold md:text-headline">{name}</h1>
              )}
            />
            <div className="absolute inset-e-0 -top-2">
              <ShareButton title={item.name} path={productAddress(item)} />
            </div>
          </div>
          <OrderForm order={order} actions={actions} />
          <div className="flex flex-col gap-4 rounded-card border border-line p-4 md:p-5">
            <div className="flex items-center justify-between gap-4">
              <span className="font-semibold text-small">{t('item.quantity')}</span>
              <Quantity order={order} />
            </div>
            <PriceLines order={order} />
            {/* On a phone these stand where the tab bar would be: one bar at a time, within reach of the thumb. */}
            <div className="flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-header) max-md:min-h-(--size-tabbar) max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:pt-2 max-md:pb-[calc(8px+env(safe-area-inset-bottom,0px))]">
              <BuyButtons order={order} actions={actions} />
            </div>
          </div>
          <ItemMore order={order} />
        </div>
      </article>
    </div>
  );
}
