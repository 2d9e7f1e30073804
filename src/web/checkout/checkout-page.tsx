import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Quote } from '#contract/checkout/quote.ts';
import { useCartLines } from '#web/cart/cart.queries.ts';
import { storeAddress } from '#web/catalog/links/store-address.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { savedBuyNow } from '#web/session/drafts/buy-now.ts';
import { useSession } from '#web/session/session.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutFailed, CheckoutFrame, NothingToOrder } from './checkout-states.tsx';
import { type Goods, goodsOfBuyNow, goodsOfCart, goodsPrescribed } from './goods.ts';
import { useCheckout } from './use-checkout.ts';
import { useWaitingOrder } from './waiting/use-waiting-order.ts';
import { WaitingPage } from './waiting/waiting-page.tsx';

/** What shall be ordered stands in the address: the cart, or one thing to buy now. */
export default function CheckoutPage() {
  const [query] = useSearchParams();
  const page = query.get('page');
  const waiting = useWaitingOrder();
  if (waiting?.page === (page ?? 'cart')) return <WaitingPage order={waiting} />;
  if (page === 'buy_now' || page === 'campaign') return <BuyNowCheckout key={page} page={page} />;
  const store_id = page === 'prescription' && Number(query.get('store_id'));
  return store_id ? <PrescribedCheckout store_id={store_id} /> : <CartCheckout />;
}

function PrescribedCheckout({ store_id }: { store_id: number }) {
  const module_id = useSession((session) => session.module?.id ?? 0);
  return <Checkout goods={goodsPrescribed(store_id, module_id)} />;
}

function BuyNowCheckout({ page }: { page: 'buy_now' | 'campaign' }) {
  const [left] = useState(() => savedBuyNow(page));
  return left ? <Checkout goods={goodsOfBuyNow(left)} /> : <NothingToOrder page={page} />;
}

function CartCheckout() {
  const { lines, isReady, isError, refetch } = useCartLines();
  const module_id = useSession((session) => session.module?.id ?? 0);
  if (isError) return <CheckoutFailed onRetry={refetch} />;
  if (!isReady) return <CheckoutSkeleton />;
  if (lines.length === 0) return <NothingToOrder page="cart" />;
  return <Checkout goods={goodsOfCart(lines, module_id)} />;
}

function Checkout({ goods }: { goods: Goods }) {
  const checkout = useCheckout(goods);
  const { quote, error } = checkout;
  if (quote)
    return (
      <CheckoutFrame back={<BackToStore quote={quote} />}>
        <CheckoutForm {...checkout} quote={quote} />
      </CheckoutFrame>
    );
  return error ? <CheckoutFailed error={error} onRetry={checkout.refetch} /> : <CheckoutSkeleton />;
}

function BackToStore({ quote }: { quote: Quote }) {
  const t = useTranslate();
  const { store, module_id, module_type, zone_id } = quote;
  const { latitude, longitude } = store;
  const to = storeAddress({ ...store, module_id, module_type, zone_id, lat: Number(latitude), lng: Number(longitude) });

  return (
    <Link to={to} className="hit-area inline-flex items-center gap-2 text-ink-2 text-small hover:underline">
      <Icon of={ArrowLeft} size={16} directional />
      <bdi>{t('checkout.back_to', { store: store.name })}</bdi>
    </Link>
  );
}
