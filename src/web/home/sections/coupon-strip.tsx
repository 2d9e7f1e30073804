import { queryOptions, useQuery } from '@tanstack/react-query';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { Coupon } from '#contract/coupons/coupons.ts';
import { DAY_FORM } from '#domain/language/date-form.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { type Scope, scopeKey, useScope } from '#web/catalog/scope.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/offers.ts';
import { RowSection } from '#web/listing/row-section.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { HomeSection, SectionWords } from '../home-section.ts';

const calls = () => import('../home.calls.ts');

const couponsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['coupons', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).coupons(api, signal),
  });

export const couponsSection: HomeSection<SectionWords> = {
  prefetch: ({ queries, api, scope }) => [queries.prefetchQuery(couponsQuery(api, scope))],
  View: CouponStrip,
};

/** Codes for everybody, to take along to the checkout. */
function CouponStrip({ title, text }: SectionWords) {
  const t = useTranslate();
  return (
    <RowSection
      title={t(title)}
      text={text && t(text)}
      least={1}
      query={useQuery(couponsQuery(useApi(), useScope()))}
      card={(coupon) => <CouponCard coupon={coupon} />}
      skeleton={<Skeleton className="h-26 rounded-card" />}
      widths="[--card:300px] md:[--card:340px]"
    />
  );
}

function CouponCard({ coupon }: { coupon: Coupon }) {
  const { t, language } = useI18n();
  const money = useMoney();
  const { discount, discount_type } = discountFromWire(coupon);
  const worth =
    coupon.coupon_type === 'free_delivery'
      ? t('card.free_delivery')
      : discount_type === 'percent'
        ? t('card.percent_off', { percent: String(discount) })
        : t('card.amount_off', { amount: money(discount) });
  const until = new Intl.DateTimeFormat(language, { ...DAY_FORM, timeZone: 'UTC' }).format(
    new Date(coupon.expire_date),
  );

  async function copy() {
    const copied = await navigator.clipboard?.writeText(coupon.code).then(
      () => true,
      () => false,
    );
    showToast({ id: 'coupon', text: copied ? t('home.coupon_copied', { code: coupon.code }) : coupon.code });
  }

  return (
    <article className="flex h-full items-center gap-3 rounded-card border border-accent-line border-dashed bg-accent-soft p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-surface text-accent-ink max-md:hidden">
        <Icon of={TicketPercent} size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="truncate font-bold text-body">
          <bdi>{worth}</bdi>
        </h3>
        <p className="line-clamp-2 text-ink-2 text-small">
          <bdi>{coupon.title}</bdi>
        </p>
        <p className="text-caption text-ink-3">{t('offers.until', { date: until })}</p>
      </div>
      <Button look="secondary" size={36} onClick={copy} aria-label={t('home.coupon_copy', { code: coupon.code })}>
        <bdi>{coupon.code}</bdi>
      </Button>
    </article>
  );
}
