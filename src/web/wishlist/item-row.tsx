import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { type MouseEvent, useState } from 'react';
import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import { isSoldOut } from '#domain/cart/quantity-limits.ts';
import type { StoreOffer } from '#domain/checkout/store-offer.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import { useCartActions } from '#web/cart/use-cart.ts';
import { productAddress } from '#web/catalog/links/product-address.ts';
import { BasePrice } from '#web/catalog/prices/base-price.tsx';
import { comparedPrice } from '#web/catalog/prices/compared-price.ts';
import { Price } from '#web/catalog/prices/price.tsx';
import { useStoreOffer } from '#web/catalog/prices/use-store-offer.ts';
import { CardRating } from '#web/catalog/reviews/card-rating.tsx';
import { openingText } from '#web/catalog/store-words.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/wishlist.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { FavouriteRow } from './favourite-row.tsx';

export function ItemRow({ item }: { item: Item }) {
  const { open, close } = useOpener();
  const soldOut = isSoldOut(item, profileOf(item.module_type).quantityLimits);
  const store = useStoreOffer(item);

  function follow(event: MouseEvent) {
    if (profileOf(item.module_type).opensItemAs === 'page') return close();
    event.preventDefault();
    open({ name: 'quick-view', item });
  }

  return (
    <FavouriteRow
      kind="item"
      id={item.id}
      name={item.name}
      picture={{ id: item.image, ratio: '4x3' }}
      to={productAddress(item)}
      onFollow={follow}
      action={soldOut || store === 'closed' ? null : <AddButton item={item} />}
    >
      <p className="truncate text-caption text-ink-3">
        <bdi>{item.store_name}</bdi>
      </p>
      <p className="mt-auto flex flex-wrap items-center gap-x-3 pt-1">
        <Price price={item.price} discount={discountFromWire(item)} />
        <BasePrice of={comparedPrice(item)} />
        <CardRating average={item.avg_rating} count={item.rating_count} />
      </p>
      {soldOut ? <SoldOut /> : <Hours item={item} store={store} />}
    </FavouriteRow>
  );
}

/** Adds one, or opens the quick view where something must be chosen first. The cart says what became of it. */
function AddButton({ item }: { item: Item }) {
  const t = useTranslate();
  const { open } = useOpener();
  const { add } = useCartActions();
  const [isAdding, setAdding] = useState(false);
  const asksFirst = item.variations.length > 0 || item.food_variations.length > 0;

  async function press() {
    if (asksFirst) return open({ name: 'quick-view', item });
    if (isAdding) return;
    setAdding(true);
    await add(item, { quantity: 1, variation: '', options: [], add_ons: [] }, 'wishlist');
    setAdding(false);
  }

  return (
    <IconButton
      icon={ShoppingBag}
      label={t('wishlist.add_to_cart', { name: item.name })}
      aria-busy={isAdding || undefined}
      onClick={press}
      className="bg-accent-soft text-accent-ink"
    />
  );
}

function SoldOut() {
  const t = useTranslate();
  return <p className="font-semibold text-caption text-danger-ink">{t('wishlist.sold_out')}</p>;
}

/** That its store is closed, and until when; what can be ordered for later can be put into the cart all the same. */
function Hours({ item, store }: { item: Item; store: StoreOffer }) {
  const { t, language } = useI18n();
  if (store === 'now') return null;
  return <p className="font-semibold text-caption text-ink-2">{openingText(t, language, item.store_next_opening)}</p>;
}
