import type { ItemDetails } from '#contract/catalog/items.ts';
import { productAddress } from '#web/catalog/product-address.ts';
import { ShareButton } from '#web/catalog/share-button.tsx';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { BuyButtons } from '../buy-buttons.tsx';
import { Gallery } from '../pictures/gallery.tsx';
import { Choices } from '../selection/choices.tsx';
import { HeldSelectionContext, useHolder } from '../selection/held-selection.ts';
import { Quantity } from '../selection/quantity.tsx';
import { useOrder } from '../selection/use-selection.ts';
import { sleepingParts } from '../sleeping-parts.tsx';
import { useCheckoutActions } from '../use-checkout-actions.ts';

/** An item on a page of its own: pictures beside everything one can know and choose. */
export function ItemPage({ item, madeAt }: { item: ItemDetails; madeAt: number }) {
  const t = useTranslate();
  const order = useOrder(item, madeAt);
  const actions = useCheckoutActions(order);
  const holder = useHolder(order, actions);
  const isDish = item.food_variations !== '' || item.add_ons.length > 0;

  return (
    <HeldSelectionContext value={holder}>
      <div className="column pt-4 md:pt-6">
        {/* As high as its line, so that nothing moves while it is fetched. */}
        <div className="min-h-5">{sleepingParts.path}</div>
        <article className="grid gap-x-12 gap-y-6 pt-4 md:grid-cols-[minmax(0,46%)_minmax(0,1fr)] md:pt-6">
          <div className="min-w-0 md:sticky md:top-24 md:self-start">
            <Gallery item={item} look="page" badges={item.discount > 0 && sleepingParts.badge} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <div className="relative">
              {sleepingParts.title}
              <div className="pt-3">{sleepingParts.facts}</div>
              <div className="absolute inset-e-0 -top-2 flex gap-2">
                {sleepingParts.heart}
                <ShareButton title={item.name} path={productAddress(item)} />
              </div>
            </div>
            {item.choice_options.length > 0 && <Choices order={order} />}
            {isDish && sleepingParts.dish}
            <div className="flex flex-col gap-4 rounded-card border border-line p-4 md:p-5">
              <div className="flex items-center justify-between gap-4">
                <span className="font-semibold text-small">{t('item.quantity')}</span>
                <Quantity order={order} />
              </div>
              {sleepingParts.sum}
              {/* On a phone these stand where the tab bar would be: one bar at a time, within reach of the thumb. */}
              <div className="flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-header) max-md:min-h-(--size-tabbar) max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:pt-2 max-md:pb-[calc(8px+env(safe-area-inset-bottom,0px))]">
                <BuyButtons order={order} actions={actions} />
              </div>
            </div>
            {sleepingParts.more}
          </div>
        </article>
      </div>
    </HeldSelectionContext>
  );
}
