import { formatMoney } from '#domain/money/format-money.ts';
import { useConfig } from './config.queries.ts';

/** Minor units as text, as the business writes its money. */
export function useMoney(): (minor: number) => string {
  const config = useConfig();
  return (minor) => formatMoney(minor, config);
}
