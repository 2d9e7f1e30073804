import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { shareLink } from '#web/catalog/links/share-link.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/wallet.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { SwitchedOff } from '../switched-off.tsx';
import { useReferral } from '../wallet.queries.ts';

type Referral = NonNullable<ReturnType<typeof useReferral>['data']>;

/** The customer's code, how it earns, and what it has earned. */
export default function ReferralPage() {
  const t = useTranslate();
  const { ref_earning_status } = useConfig();
  const { data: referral, isError, refetch } = useReferral();
  if (ref_earning_status !== 1)
    return (
      <SwitchedOff title={t('referral.off')} text={t('referral.off_text')} to="/coupons" onward={t('points.coupons')} />
    );
  if (!referral && isError)
    return (
      <StateBlock
        tone="error"
        heading="h1"
        title={t('referral.failed')}
        action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
      />
    );
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1 className="font-extrabold text-headline tracking-tight">{t('referral.title')}</h1>
        <p className="mt-1 text-ink-2">{t('referral.text')}</p>
      </div>
      {referral ? (
        <>
          <CodeCard code={referral.ref_code} />
          <Earned referral={referral} />
          <HowItWorks discount={referral.friend_discount} />
        </>
      ) : (
        <Skeleton className="h-52 rounded-sheet" />
      )}
    </div>
  );
}

function CodeCard({ code }: { code: string }) {
  const t = useTranslate();
  const { business_name } = useConfig();

  async function copy() {
    const copied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    showToast({ id: 'referral', text: copied ? t('referral.copied', { code }) : code });
  }

  const share = () =>
    shareLink(
      t,
      t('referral.share_title', { shop: business_name, code }),
      `/auth/sign-up?ref_code=${encodeURIComponent(code)}`,
    );

  return (
    <section
      aria-label={t('referral.yours')}
      className="flex flex-wrap items-center gap-4 rounded-sheet border border-accent-line border-dashed bg-accent-soft p-5 md:p-6"
    >
      <div className="min-w-40 flex-1">
        <p className="text-ink-2 text-small">{t('referral.yours')}</p>
        <p className="wrap-anywhere font-extrabold text-headline tracking-wide">
          <bdi>{code}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button look="secondary" icon={Copy} onClick={copy}>
          {t('referral.copy')}
        </Button>
        <Button icon={Share2} onClick={share}>
          {t('referral.share')}
        </Button>
      </div>
    </section>
  );
}

function Earned({ referral: { earned, signed_up, ordered } }: { referral: Referral }) {
  const { t, language } = useI18n();
  const money = useMoney();
  const figures = [
    { label: t('referral.earned'), value: money(earned) },
    { label: t('referral.signed_up'), value: signed_up.toLocaleString(language) },
    { label: t('referral.ordered'), value: ordered.toLocaleString(language) },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse rounded-card border border-line bg-surface p-4">
          <dt className="text-caption text-ink-3">{label}</dt>
          <dd className="truncate font-extrabold text-title tabular tracking-tight">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function HowItWorks({ discount }: { discount: Referral['friend_discount'] }) {
  const t = useTranslate();
  const money = useMoney();
  const { ref_earning_exchange_rate } = useConfig();
  const second = discount
    ? discount.type === 'percentage'
      ? t('referral.step_2_percent', { percent: String(discount.amount) })
      : t('referral.step_2_amount', { amount: money(discount.amount) })
    : t('referral.step_2_text');
  const steps = [
    { title: t('referral.step_1'), text: t('referral.step_1_text') },
    { title: t('referral.step_2'), text: second },
    {
      title: t('referral.step_3', { amount: money(ref_earning_exchange_rate) }),
      text: t('referral.step_3_text'),
    },
  ];
  return (
    <section aria-label={t('referral.how')}>
      <h2 className="mb-4 font-bold text-title tracking-tight">{t('referral.how')}</h2>
      <ol className="grid gap-3 min-[900px]:grid-cols-3 min-[900px]:gap-5">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="flex gap-3.5 rounded-card border border-line bg-surface p-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-pill bg-accent-soft font-bold text-accent-ink text-small"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="font-bold text-body">{title}</h3>
              <p className="mt-0.5 text-ink-2 text-small">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
