import type { Removal } from '#contract/account/security.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/account.ts';

/** What deleting means for this account, before anybody decides. */
export function RemovalWords({ removal }: { removal: Removal | undefined }) {
  const t = useTranslate();
  const money = useMoney();
  if (!removal) return t('account.danger_text');
  const { running_orders, unsettled_orders, wallet_balance, loyalty_point, is_possible } = removal;
  const words = [
    running_orders > 0 && t('account.remove_running', { count: running_orders }),
    unsettled_orders > 0 && t('account.remove_unsettled', { count: unsettled_orders }),
    is_possible && t('account.danger_text'),
    is_possible && wallet_balance > 0 && t('account.remove_balance', { amount: money(wallet_balance) }),
    is_possible && loyalty_point > 0 && t('account.remove_points', { count: loyalty_point }),
  ].filter((line) => line !== false);
  return words.map((line) => (
    <span key={line} className="mt-2 block first:mt-0">
      {line}
    </span>
  ));
}
