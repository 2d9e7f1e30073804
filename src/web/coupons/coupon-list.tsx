import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import type { Coupon } from '#contract/coupons/coupons.ts';
import { DAY_FORM } from '#domain/language/date-form.ts';
import { useApi } from '#web/api/api.tsx';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/coupons.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Dotted } from '#web/ui/lists/dotted.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { couponTerms, couponWorth } from './coupon-words.ts';
import { usableCouponsQuery } from './coupons.queries.ts';

/** Every coupon the customer may use, its code a press away. */
export default function CouponList() {
  const t = useTranslate();
  const token = useSession((session) => session.token);
  const module = useSession((session) => session.module);
  const zoneid = useSession((session) => session.zoneid);
  const { data: coupons, isError, refetch } = useQuery(usableCouponsQuery(useApi(), { token, module, zoneid }));

  return (
    <section>
      <h1 className="font-extrabold text-headline tracking-tight">{t('coupons.title')}</h1>
      <p className="mt-1 text-ink-2">{t('coupons.text')}</p>
      {coupons && coupons.length > 0 ? (
        <ul aria-label={t('coupons.title')} className="mt-6 grid gap-4 md:grid-cols-2">
          {coupons.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} />
          ))}
        </ul>
      ) : coupons ? (
        <StateBlock
          picture="ticket"
          title={t('coupons.empty')}
          text={t('coupons.empty_text')}
          className="mt-6 rounded-card border border-line bg-surface"
        />
      ) : isError ? (
        <StateBlock
          tone="error"
          title={t('coupons.failed')}
          action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
          className="mt-6"
        />
      ) : (
        <div aria-busy="true" className="mt-6 grid gap-4 md:grid-cols-2">
          <Skeleton className="h-36 rounded-card" />
          <Skeleton className="h-36 rounded-card" />
        </div>
      )}
    </section>
  );
}

function CouponCard({ coupon }: { coupon: Coupon }) {
  const { t, language } = useI18n();
  const money = useMoney();
  const worth = couponWorth(t, money, coupon);
  const until = new Intl.DateTimeFormat(language, { ...DAY_FORM, timeZone: 'UTC' });
  const terms = [
    ...couponTerms(t, money, coupon),
    t('coupons.until', { date: until.format(new Date(coupon.expire_date)) }),
  ];

  async function copy() {
    const copied = await navigator.clipboard?.writeText(coupon.code).then(
      () => true,
      () => false,
    );
    showToast({ id: 'coupon', text: copied ? t('coupons.copied', { code: coupon.code }) : coupon.code });
  }

  return (
    <li className="flex flex-col rounded-card border border-line bg-surface">
      <div className="flex flex-1 items-start gap-3.5 p-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent-ink">
          <Icon of={TicketPercent} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="font-bold text-lead tracking-snug">
            <bdi>{worth}</bdi>
          </h2>
          {/* Some are called what they are worth. */}
          {coupon.title !== worth && (
            <p className="text-ink-2 text-small">
              <bdi>{coupon.title}</bdi>
            </p>
          )}
          <Dotted className="mt-1.5 text-caption text-ink-3">
            {terms.map((term) => (
              <bdi key={term}>{term}</bdi>
            ))}
          </Dotted>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-t border-dashed px-4 py-3">
        <bdi className="font-bold tracking-wide">{coupon.code}</bdi>
        <Button look="soft" size={36} icon={Copy} onClick={copy} aria-label={t('coupons.copy', { code: coupon.code })}>
          {t('coupons.copy_short')}
        </Button>
      </div>
    </li>
  );
}
