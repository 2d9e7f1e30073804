import TicketPercent from 'lucide-react/icons/ticket-percent';
import { type FormEvent, useState } from 'react';
import type { Coupon } from '#contract/coupons/coupons.ts';
import { failureWords } from '#web/api/api-error.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { OfferedCoupons } from './offered-coupons.tsx';

/** The one that is used, empty: none; and what stands in the field so far, which may be drawn anew at another place. */
type CouponDraft = { coupon_code: string; typed_code: string };

type CouponBoxProps = {
  draft: CouponDraft;
  change(changes: Partial<CouponDraft>): void;
  /** What it takes off, in minor units. */
  off: number;
  /** Why it cannot be used. */
  problem: string | undefined;
  /** Asks whether the customer may use it, and throws if not; a guest has no uses to look up, so the quote says it. */
  check: ((code: string) => Promise<unknown>) | null;
  offered: readonly Coupon[] | undefined;
};

/** One coupon at a time. */
export function CouponBox(props: CouponBoxProps) {
  return props.draft.coupon_code === '' ? <EnterCoupon {...props} /> : <UsedCoupon {...props} />;
}

/** Its name, what it does, and the way to take it off. */
function UsedCoupon({ draft, change, off, problem }: CouponBoxProps) {
  const t = useTranslate();
  const money = useMoney();

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

function EnterCoupon({ draft, change, check, offered }: CouponBoxProps) {
  const t = useTranslate();
  const [refused, setRefused] = useState<string>();
  const [applying, setApplying] = useState(false);

  async function apply(wanted: string) {
    if (applying || wanted === '') return;
    setApplying(true);
    setRefused(undefined);
    try {
      await check?.(wanted);
      change({ coupon_code: wanted, typed_code: '' });
      if (check) showToast({ id: 'coupon', text: t('checkout.coupon.applied') });
    } catch (error) {
      setRefused(failureWords(t, error));
    }
    setApplying(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    apply(draft.typed_code.trim());
  }

  return (
    <div>
      <form noValidate onSubmit={submit} className="flex items-start gap-2">
        <Field label={t('checkout.coupon.code')} labelHidden error={refused} className="flex-1">
          <TextInput
            name="coupon"
            value={draft.typed_code}
            onChange={(event) => change({ typed_code: event.target.value })}
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
      <OfferedCoupons onUse={apply} coupons={offered ?? []} />
    </div>
  );
}
