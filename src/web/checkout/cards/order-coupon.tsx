import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { usableCouponsQuery } from '#web/coupons/coupons.queries.ts';
import { useSession } from '#web/session/session.tsx';
import type { Quoted, Totals } from '../use-checkout.ts';
import { CouponBox } from './coupon-box.tsx';

/** The coupon of this order, and those that its store takes. */
export function OrderCoupon({ quote, draft, change, goods, totals, isGuest }: Quoted & { totals: Totals }) {
  const api = useApi();
  const token = useSession((session) => session.token);
  const module = useSession((session) => session.module);
  const zoneid = useSession((session) => session.zoneid);
  const store_id = quote.store.id;
  const { data } = useQuery(usableCouponsQuery(api, { token, module, zoneid }, store_id));

  async function check(code: string) {
    const { applyCoupon } = await import('../checkout.calls.ts');
    await applyCoupon(api, code, store_id, totals.total.goods.total, goods.module_id);
  }

  return (
    <CouponBox
      draft={draft}
      change={change}
      off={totals.total.coupon_discount_amount}
      problem={quote.problems.find(({ code }) => code === 'coupon')?.message}
      check={isGuest ? null : check}
      offered={goods.kind === 'prescription' ? data?.filter((one) => one.coupon_type === 'free_delivery') : data}
    />
  );
}
