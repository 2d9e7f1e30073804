import { useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { ApiError, isConflict } from '#web/api/api-error.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { CheckoutSkeleton } from '#web/checkout/checkout-skeleton.tsx';
import { CheckoutFailed, CheckoutFrame, LostAnswer } from '#web/checkout/checkout-states.tsx';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { forgetDraft } from '#web/session/drafts/checkout-draft.ts';
import { hasLostAttempt, TRIP } from '#web/session/drafts/order-attempt.ts';
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
  return error ? <CheckoutFailed error={error} onRetry={checkout.refetch} /> : <CheckoutSkeleton />;
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

/** Nothing to book; or it was booked, and only the answer is missing. */
function NothingToBook() {
  const t = useTranslate();
  const [isLost] = useState(() => hasLostAttempt(TRIP));
  return (
    <CheckoutFrame>
      <div className="rounded-card border border-line bg-surface py-10">
        {isLost ? (
          <AskAgain />
        ) : (
          <StateBlock
            picture="car"
            title={t('trip_checkout.empty')}
            text={t('trip_checkout.empty_text')}
            action={<LinkButton to="/rental/vehicle-search">{t('trip_checkout.find')}</LinkButton>}
          />
        )}
      </div>
    </CheckoutFrame>
  );
}

function AskAgain() {
  const t = useTranslate();
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();

  async function ask() {
    try {
      const { bookAgain } = await import('./trip-checkout.calls.ts');
      const trip_id = await bookAgain(api);
      if (trip_id === null) return;
      forgetDraft();
      await navigate(`/rental/trip-status/${trip_id}`, { replace: true });
      for (const key of ['trip-cart', 'trips', 'own-coupons']) queries.invalidateQueries({ queryKey: [key] });
    } catch (error) {
      // Something else was sent from here before it, and that is booked.
      if (isConflict(error)) return navigate('/my-trips', { replace: true });
      sayFailure(t, error);
    }
  }

  return (
    <LostAnswer
      title={t('trip_checkout.lost')}
      text={t('trip_checkout.lost_text')}
      ask={t('trip_checkout.ask_again')}
      asking={t('trip_checkout.booking')}
      onAsk={ask}
    />
  );
}
