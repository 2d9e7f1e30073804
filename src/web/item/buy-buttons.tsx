import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { ItemSelection } from './selection/use-selection.ts';
import type { CheckoutActions } from './use-checkout-actions.ts';

type BuyButtonsProps = {
  selection: ItemSelection;
  actions: CheckoutActions;
  /** A quick view's main button says the total. */
  total?: ReactNode;
};

const WORDS = {
  page: { orderNow: 'item.order_now_page', buy: 'item.buy_now', add: 'item.add' },
  'quick-view': { orderNow: 'item.order_now', buy: 'item.buy_now', add: 'item.add_quick' },
} as const;

/** Straight to the checkout, or into the cart. A campaign's items go straight only; what cannot be had says why. */
export function BuyButtons({ selection, actions, total }: BuyButtonsProps) {
  const t = useTranslate();
  const { refusal, offer, profile, line } = selection;
  const withTotal = total !== undefined;
  const isDish = profile.abilities.show_restaurant_text;
  const words = WORDS[withTotal && isDish ? 'quick-view' : 'page'];
  const size = withTotal ? 52 : 44;
  // On a phone all three stand in one row: the total goes under the words, which are long in Spanish.
  const tight = withTotal
    ? 'min-w-0 px-3! leading-tight max-wide:text-small! max-md:px-2!'
    : 'min-w-0 px-3! leading-tight';
  const shape = `${tight} flex-1`;
  const mainShape = withTotal ? `${tight} flex-[1.6] md:min-w-fit` : shape;

  if (refusal !== null && refusal !== 'variation') {
    const isHours = refusal === 'hours' && profile.abilities.item_available_time;
    return (
      <Button size={size} disabled className={shape}>
        {t(refusal === 'closed' ? 'card.closed' : isHours ? 'item.not_now' : 'item.out_of_stock')}
      </Button>
    );
  }

  const buyWord = offer.variant === 'scheduled' ? 'item.schedule' : isDish ? words.orderNow : words.buy;
  if (offer.variant === 'campaign') {
    return (
      <Button size={size} className={mainShape} onClick={actions.buyNow}>
        <MainFace words={t(buyWord)} total={total} />
      </Button>
    );
  }

  return (
    <>
      <Button size={size} look="secondary" className={shape} onClick={actions.buyNow}>
        {t(buyWord)}
      </Button>
      <Button
        size={size}
        className={mainShape}
        progress={actions.busy ? t(line ? 'item.updating' : 'item.adding') : null}
        onClick={actions.toCart}
      >
        <MainFace words={t(line ? 'item.update' : words.add)} total={total} />
      </Button>
    </>
  );
}

/** On the smallest phones the total stands beside the last of the words: below them it made a third line. */
const MainFace = ({ words, total }: { words: string; total: ReactNode }) => (
  <span className="min-[375px]:max-md:grid">
    {words} {total}
  </span>
);
