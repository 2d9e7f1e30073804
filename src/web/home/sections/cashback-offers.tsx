import { queryOptions, useQuery } from '@tanstack/react-query';
import Coins from 'lucide-react/icons/coins';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { amountFromWire } from '#contract/amounts.ts';
import type { CashbackOffer } from '#contract/wallet/cashback.ts';
import { DAY_FORM } from '#domain/language/date-form.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { type Scope, scopeKey, useScope } from '#web/catalog/scope.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/offers.ts';
import { useSession } from '#web/session/session.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { hideCashback, useHiddenCashback } from './cashback-hidden.ts';

const cashbackQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['cashback', scopeKey(scope)],
    queryFn: async ({ signal }) => (await import('../home.calls.ts')).cashback(api, signal),
  });

/** What a signed-in shopper gets back into the wallet, as long as they have not hidden it. */
export default function CashbackOffers() {
  const t = useTranslate();
  const token = useSession((session) => session.token);
  const { data } = useQuery({ ...cashbackQuery(useApi(), useScope()), enabled: token !== null });
  const hidden = useHiddenCashback();
  const offers = token ? (data ?? []).filter(({ id }) => !hidden.includes(id)) : [];
  const mayCome = useOutOfSight(offers.length > 0);
  if (!mayCome || offers.length === 0) return null;
  return (
    <aside
      aria-label={t('cashback.title')}
      className="relative rounded-card border border-accent-line bg-accent-soft p-4"
    >
      <h2 className="pe-10 font-bold text-body">{t('cashback.title')}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-3">
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </ul>
      <IconButton
        icon={X}
        label={t('cashback.hide')}
        onClick={() => hideCashback(offers.map(({ id }) => id))}
        className="absolute inset-e-2 top-1.5"
      />
    </aside>
  );
}

function Offer({ offer }: { offer: CashbackOffer }) {
  const { t, language } = useI18n();
  const money = useMoney();
  const { cashback_type, cashback_amount, min_purchase, max_discount } = offer;
  const worth =
    cashback_type === 'amount'
      ? t('cashback.amount', { amount: money(amountFromWire(cashback_amount, true)) })
      : max_discount > 0
        ? t('cashback.percent_up_to', { percent: String(cashback_amount), amount: money(max_discount) })
        : t('cashback.percent', { percent: String(cashback_amount) });
  const date = new Intl.DateTimeFormat(language, { ...DAY_FORM, timeZone: 'UTC' }).format(new Date(offer.end_date));
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-surface text-accent-ink">
        <Icon of={Coins} size={20} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-body">
          <bdi>{worth}</bdi>
        </p>
        <p className="text-ink-2 text-small">
          <bdi>{offer.title}</bdi>
        </p>
        <p className="text-caption text-ink-3">
          {min_purchase > 0
            ? t('cashback.from_until', { amount: money(min_purchase), date })
            : t('offers.until', { date })}
        </p>
      </div>
    </li>
  );
}

/**
 * True as soon as it is ready and its place is not on the screen, so that nothing one looks at moves. What was ready
 * from the start moves nothing.
 */
function useOutOfSight(isReady: boolean): boolean {
  const [mayCome, setMayCome] = useState(isReady);
  useEffect(() => {
    const place = document.querySelector('[data-section="cashback"]');
    if (!isReady || mayCome || !place) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) setMayCome(true);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [isReady, mayCome]);
  return mayCome;
}
