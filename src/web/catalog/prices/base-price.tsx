import type { BasePrice as Compared } from '#domain/pricing/base-price.ts';
import { useMoney } from '#web/config/use-money.ts';

/** "$8.15/kg", small beside the price. */
export function BasePrice({ of: compared }: { of: Compared | null }) {
  const money = useMoney();
  if (!compared) return null;
  return (
    <bdi className="text-caption text-ink-3 tabular">
      {money(compared.price)}/{compared.per}
    </bdi>
  );
}
