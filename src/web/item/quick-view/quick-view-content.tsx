import { Link } from 'react-router';
import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { ItemDetails } from '#contract/catalog/items.ts';
import { productAddress } from '#web/catalog/links/product-address.ts';
import { DiscountBadge } from '#web/catalog/prices/discount-badge.tsx';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { DIALOG_PICTURES } from '#web/ui/layers/dialog.tsx';
import { ModalBody, ModalFoot, ModalTitle } from '#web/ui/layers/modal-parts.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import { BuyButtons } from '../buy-buttons.tsx';
import { ItemFacts } from '../item-facts.tsx';
import { ItemTitle } from '../item-title.tsx';
import { ItemMore } from '../page/item-more.tsx';
import { Gallery } from '../pictures/gallery.tsx';
import { PriceLines } from '../price-lines.tsx';
import { Choices } from '../selection/choices.tsx';
import { DishForm } from '../selection/dish-form.tsx';
import { Quantity } from '../selection/quantity.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { useCheckoutActions } from '../use-checkout-actions.ts';

type QuickViewContentProps = { item: ItemDetails; madeAt: number; lineId: number | undefined; phone: boolean };

/** Picture beside the choices; on a phone above them. The foot stays: how many, order, add with the live total. */
export function QuickViewContent({ item, madeAt, lineId, phone }: QuickViewContentProps) {
  const t = useTranslate();
  const money = useMoney();
  const { close } = useOpener();
  const selection = useSelection(item, madeAt, lineId);
  const actions = useCheckoutActions(selection, close);
  const gallery = (
    <div className="relative md:h-full">
      <Gallery
        item={item}
        look={phone ? 'wide' : 'tall'}
        badges={<DiscountBadge discount={discountFromWire(item)} />}
      />
      {!item.isCampaignItem && (
        <Heart kind="item" id={item.id} name={item.name} size={44} className="absolute inset-e-4 top-4 z-1" />
      )}
    </div>
  );

  return (
    <div className="flex min-h-0 flex-1">
      {!phone && <div className={DIALOG_PICTURES}>{gallery}</div>}
      <div className="flex min-w-0 flex-1 flex-col">
        {/* The close button's own: what scrolls never comes under it. */}
        <div className="h-16 shrink-0 max-md:hidden" />
        <ModalBody>
          {phone && gallery}
          <div className="flex flex-col gap-7 px-4 pt-5 pb-6 md:px-7 md:pt-0">
            <div className="flex flex-col gap-3">
              <ItemTitle item={item} heading={(name) => <ModalTitle className="md:text-headline">{name}</ModalTitle>} />
              <ItemFacts selection={selection} modalmanage="true" />
            </div>
            {item.choice_options.length > 0 && <Choices selection={selection} attempts={actions.attempts} />}
            <DishForm selection={selection} actions={actions} />
            <ItemMore item={item} />
            <PriceLines selection={selection} />
            <Link
              to={productAddress(item)}
              onClick={close}
              className="hit-area self-start rounded-xs font-semibold text-accent-ink text-small hover:underline"
            >
              {t('item.whole_page')}
            </Link>
          </div>
        </ModalBody>
        <ModalFoot className="flex items-center gap-2 md:gap-3 md:px-7">
          <Quantity selection={selection} size={phone ? 44 : 52} />
          <BuyButtons
            selection={selection}
            actions={actions}
            total={<bdi className="tabular">{money(selection.summary.total)}</bdi>}
          />
        </ModalFoot>
      </div>
    </div>
  );
}
