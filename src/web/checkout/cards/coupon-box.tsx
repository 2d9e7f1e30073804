import TicketPercent from 'lucide-react/icons/ticket-percent';
import { type FormEvent, useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { Quoted, Totals } from '../use-checkout.ts';
import { OfferedCoupons } from './offered-coupons.tsx';

type CouponBoxProps = Quoted & { totals: Totals };

export function CouponBox(props: CouponBoxProps) {
  return props.draft.coupon_code === '' ? <EnterCoupon {...props} /> : <UsedCoupon {...props} />;
}

/** One coupon at a time: its name, what it does, and the way to take it off. */
function UsedCoupon({ draft, change, quote, totals }: CouponBoxProps) {
  const t = useTranslate();
  const money = useMoney();
  const off = totals.total.coupon_discount_amount;
  const problem = quote.problems.find(({ code }) => code === 'coupon')?.message;

  function remove() {
    change({ coupon_code: '' });
    showToast({ id: 'coupon', text: t('checkout.coupon.removed') });
  }

  return (
    <div className="flex items-center gap-3 rounded-card border border-accent-line border-dashed bg-accent-soft px-4 py-3">
      <Icon of={TicketPercent} size={20} className="shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1 text-small">
        <bdi className="font-bold">{draft.coupon_code}</bdi>
        <br />
        {problem ? (
          <span role="alert" className="text-danger-ink">
            {problem}
          </span>
        ) : (
          <span className="text-ink-2">
            {off > 0 ? t('checkout.coupon.off', { amount: money(off) }) : t('checkout.coupon.applied')}
          </span>
        )}
      </p>
      <button
        type="button"
        onClick={remove}
        className="hit-area shrink-0 rounded-xs font-semibold text-accent-ink text-small hover:underline"
      >
        {t('checkout.coupon.remove')}
      </button>
    </div>
  );
}

function EnterCoupon({ change, quote, goods, totals, isGuest }: CouponBoxProps) {
  const t = useTranslate();
  const api = useApi();
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string>();
  const [applying, setApplying] = useState(false);

  async function apply(wanted: string) {
    if (applying || wanted === '') return;
    setApplying(true);
    setRefused(undefined);
    try {
      // A guest has no uses to look up: whether it holds for the order, its quote says.
      if (!isGuest) {
        const { applyCoupon } = await import('../checkout.calls.ts');
        await applyCoupon(api, wanted, quote.store.id, totals.total.goods.total, goods.module_id);
      }
      change({ coupon_code: wanted });
      if (!isGuest) showToast({ id: 'coupon', text: t('checkout.coupon.applied') });
    } catch (error) {
      setRefused(error instanceof ApiError && error.status > 0 ? error.message : t('error.offline'));
    }
    setApplying(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    apply(code.trim());
  }

  return (
    <div>
      <form noValidate onSubmit={submit} className="flex items-start gap-2">
        <Field label={t('checkout.coupon.code')} labelHidden error={refused} className="flex-1">
          <TextInput
            name="coupon"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            placeholder={t('checkout.coupon.code')}
            autoComplete="off"
            maxLength={100}
            dir="ltr"
            size={44}
            start={<Icon of={TicketPercent} size={18} className="text-ink-3" />}
          />
        </Field>
        <Button type="submit" look="soft" progress={applying ? t('checkout.coupon.applying') : null}>
          {t('checkout.coupon.apply')}
        </Button>
      </form>
      <OfferedCoupons onUse={apply} store_id={quote.store.id} />
    </div>
  );
}
