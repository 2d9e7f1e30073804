import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import { DiscountBadge } from '#web/catalog/discount-badge.tsx';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { Breadcrumb } from '#web/ui/lists/breadcrumb.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemTitle } from './item-title.tsx';
import { ItemMore } from './page/item-more.tsx';
import { itemPath } from './page/item-path.ts';
import { PriceLines } from './price-lines.tsx';
import { useHeldSelection } from './selection/held-selection.ts';
import { useAddressedItem } from './use-addressed-item.ts';
import { useItemModule } from './use-item-module.ts';

/**
 * The parts of an item's page that are words and links: they can be read and followed before any script, so theirs comes
 * after that of the buttons one buys with.
 */
export function PathPart() {
  const t = useTranslate();
  const { data: item } = useAddressedItem();
  return item && <Breadcrumb label={t('item.path')} steps={itemPath(t, item)} here={item.name} />;
}

export function BadgePart() {
  const { data: item } = useAddressedItem();
  return item && <DiscountBadge discount={discountFromWire(item)} />;
}

export function TitlePart() {
  const { data: item } = useAddressedItem();
  useItemModule(item);
  return (
    item && (
      <ItemTitle
        item={item}
        heading={(name) => (
          <h1 className="font-bold text-title tracking-tight md:font-extrabold md:text-headline">{name}</h1>
        )}
      />
    )
  );
}

export function HeartPart() {
  const { data: item } = useAddressedItem();
  return item && !item.isCampaignItem && <Heart kind="item" id={item.id} name={item.name} size={44} />;
}

export const FactsPart = () => <ItemFacts order={useHeldSelection().order} modalmanage="true" />;

export const SumPart = () => <PriceLines order={useHeldSelection().order} />;

export function MorePart() {
  const { data: item } = useAddressedItem();
  return item && <ItemMore item={item} />;
}
