import Sparkles from 'lucide-react/icons/sparkles';
import { pointsInMoney } from '#domain/wallet/loyalty.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/wallet.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { SwitchedOff } from '../switched-off.tsx';
import { ConvertPoints } from './convert-points.tsx';
import { PointHistory } from './point-history.tsx';

/** What was earned, what it is worth, and how it becomes money. */
export default function PointsPage() {
  const t = useTranslate();
  const config = useConfig();
  const { data: customer, isError, refetch } = useCustomer();
  if (config.loyalty_point_status !== 1)
    return (
      <SwitchedOff title={t('points.off')} text={t('points.off_text')} to="/coupons" onward={t('points.coupons')} />
    );
  if (!customer && isError)
    return (
      <StateBlock
        tone="error"
        heading="h1"
        title={t('points.failed')}
        action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
      />
    );
  return (
    <div className="flex flex-col gap-8">
      <h1 className="font-extrabold text-headline tracking-tight">{t('points.title')}</h1>
      {customer ? (
        <div className="grid gap-5 min-[900px]:grid-cols-[356px_1fr]">
          <PointCard points={customer.loyalty_point} />
          {config.customer_wallet_status === 1 && <ConvertPoints points={customer.loyalty_point} />}
        </div>
      ) : (
        <Skeleton className="h-52 rounded-sheet" />
      )}
      <HowToEarn />
      <PointHistory />
    </div>
  );
}

function PointCard({ points }: { points: number }) {
  const { t, language } = useI18n();
  const money = useMoney();
  const config = useConfig();
  const missing = Math.max(1, config.loyalty_point_minimum_point) - points;
  return (
    <section
      aria-label={t('points.yours')}
      className="relative flex min-h-44 flex-col stays-dark overflow-hidden rounded-sheet bg-inverse p-5 text-on-inverse md:p-6"
    >
      <Icon of={Sparkles} size={96} className="absolute -inset-e-3 -top-2 opacity-10" />
      <p className="text-small">{t('points.yours')}</p>
      <p className="font-extrabold text-[36px] tabular leading-11 tracking-tight">
        <bdi>{points.toLocaleString(language)}</bdi>
      </p>
      <p className="mt-auto pt-4 text-small">
        {missing > 0
          ? t('points.too_few', { count: missing })
          : t('points.worth', { amount: money(pointsInMoney(points, config)) })}
      </p>
    </section>
  );
}

/** A hundred of the major unit brings as many points as the per cent say. */
const HUNDRED = 100_00;

function HowToEarn() {
  const t = useTranslate();
  const money = useMoney();
  const { loyalty_point_item_purchase_point: percent } = useConfig();
  return (
    <section aria-label={t('points.earn')} className="rounded-card border border-line bg-surface p-5">
      <h2 className="font-bold text-lead tracking-snug">{t('points.earn')}</h2>
      <ul className="mt-2 list-disc ps-5 text-ink-2 text-small">
        <li>{t('points.earn_order', { amount: money(HUNDRED), count: percent })}</li>
        <li>{t('points.earn_refund')}</li>
      </ul>
    </section>
  );
}
