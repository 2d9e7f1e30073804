import type { Discount } from '#domain/pricing/discount.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';

/** "20% OFF", or "$2.50 OFF". Nothing when there is no discount. */
export function DiscountBadge({ discount: { discount, discount_type } }: { discount: Discount }) {
  const t = useTranslate();
  const money = useMoney();
  if (discount <= 0) return null;
  return (
    <Badge tone="deal">
      {discount_type === 'percent'
        ? t('card.percent_off', { percent: String(discount) })
        : t('card.amount_off', { amount: money(discount) })}
    </Badge>
  );
}
