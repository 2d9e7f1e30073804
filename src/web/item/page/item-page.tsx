import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { ItemDetails } from '#contract/catalog/items.ts';
import { productAddress } from '#web/catalog/links/product-address.ts';
import { ShareButton } from '#web/catalog/links/share-button.tsx';
import { DiscountBadge } from '#web/catalog/prices/discount-badge.tsx';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { Breadcrumb } from '#web/ui/lists/breadcrumb.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import { BuyButtons } from '../buy-buttons.tsx';
import { ItemFacts } from '../item-facts.tsx';
import { ItemTitle } from '../item-title.tsx';
import { Gallery } from '../pictures/gallery.tsx';
import { PriceLines } from '../price-lines.tsx';
import { Choices } from '../selection/choices.tsx';
import { DishForm } from '../selection/dish-form.tsx';
import { Quantity } from '../selection/quantity.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { useCheckoutActions } from '../use-checkout-actions.ts';
import { useItemModule } from '../use-item-module.ts';
import { ItemMore } from './item-more.tsx';
import { itemPath } from './item-path.ts';

/** An item on a page of its own: pictures beside everything one can know and choose. */
export default function ItemPage({ item, madeAt }: { item: ItemDetails; madeAt: number }) {
  const t = useTranslate();
  const selection = useSelection(item, madeAt);
  const actions = useCheckoutActions(selection);
  useItemModule(item);

  return (
    <div className="column pt-4 md:pt-6">
      <Breadcrumb label={t('item.path')} steps={itemPath(t, item)} here={item.name} />
      <article className="grid gap-x-12 gap-y-6 pt-4 md:grid-cols-[minmax(0,46%)_minmax(0,1fr)] md:pt-6">
        <div className="min-w-0 md:sticky md:top-24 md:self-start">
          <Gallery
            item={item}
            look="page"
            badges={item.discount > 0 && <DiscountBadge discount={discountFromWire(item)} />}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {/* Its store's name ends before the buttons beside it. */}
          <div className="relative [--aside:7rem]">
            <ItemTitle
              item={item}
              heading={(name) => (
                <h1 className="font-bold text-title tracking-tight md:font-extrabold md:text-headline">{name}</h1>
              )}
            />
            <div className="pt-3">
              <ItemFacts selection={selection} modalmanage="true" />
            </div>
            <div className="absolute inset-e-0 -top-2 flex gap-2">
              {!item.isCampaignItem && <Heart kind="item" id={item.id} name={item.name} size={44} />}
              <ShareButton title={item.name} path={productAddress(item)} />
            </div>
          </div>
          {item.choice_options.length > 0 && <Choices selection={selection} attempts={actions.attempts} />}
          {asksForOptions(item) && <DishForm selection={selection} actions={actions} />}
          <div className="flex flex-col gap-4 rounded-card border border-line p-4 md:p-5">
            <div className="flex items-center justify-between gap-4">
              <span className="font-semibold text-small">{t('item.quantity')}</span>
              <Quantity selection={selection} />
            </div>
            <PriceLines selection={selection} />
            {/* On a phone these stand where the tab bar would be: one bar at a time, within reach of the thumb. */}
            <div
              data-bottom-bar
              className="flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-header) max-md:min-h-(--size-tabbar) max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:pt-2 max-md:pb-[calc(8px+env(safe-area-inset-bottom,0px))]"
            >
              <BuyButtons selection={selection} actions={actions} />
            </div>
          </div>
          <ItemMore item={item} />
        </div>
      </article>
    </div>
  );
}

const asksForOptions = ({ food_variations, add_ons }: ItemDetails) => food_variations !== '' || add_ons.length > 0;
