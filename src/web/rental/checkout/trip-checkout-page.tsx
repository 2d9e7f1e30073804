import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { CheckoutSkeleton } from '#web/checkout/checkout-skeleton.tsx';
import { CheckoutFailed, CheckoutFrame } from '#web/checkout/checkout-states.tsx';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { TripCheckoutForm } from './trip-checkout-form.tsx';
import { useTripCheckout } from './use-trip-checkout.ts';

/** What is in the trip cart, to be booked. */
export default function TripCheckoutPage() {
  const checkout = useTripCheckout();
  const { quote, error, isNobody } = checkout;
  if (isNobody || (error && isEmpty(error))) return <NothingToBook />;
  if (quote)
    return (
      <CheckoutFrame back={<BackToCart />}>
        <TripCheckoutForm {...checkout} quote={quote} />
      </CheckoutFrame>
    );
  return error ? <CheckoutFailed words={error.message} onRetry={checkout.refetch} /> : <CheckoutSkeleton />;
}

const isEmpty = (error: Error): boolean =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'empty_cart');

function BackToCart() {
  const t = useTranslate();
  return (
    <Link to="/rental/cart" className="hit-area inline-flex items-center gap-2 text-ink-2 text-small hover:underline">
      <Icon of={ArrowLeft} size={16} directional />
      {t('trip_checkout.back')}
    </Link>
  );
}

function NothingToBook() {
  const t = useTranslate();
  return (
    <CheckoutFrame>
      <div className="rounded-card border border-line bg-surface py-10">
        <StateBlock
          picture="car"
          title={t('trip_checkout.empty')}
          text={t('trip_checkout.empty_text')}
          action={<LinkButton to="/rental/vehicle-search">{t('trip_checkout.find')}</LinkButton>}
        />
      </div>
    </CheckoutFrame>
  );
}
