import CalendarDays from 'lucide-react/icons/calendar-days';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Sparkles from 'lucide-react/icons/sparkles';
import WalletIcon from 'lucide-react/icons/wallet';
import { Link } from 'react-router';
import type { Customer } from '#contract/account/shapes.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n } from '#web/i18n/lazy/account.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';

type Figure = { label: string; value: string; icon: Glyph; to?: string };

/** Four figures; the business decides whether there are wallets and points. */
export function Dashboard({ customer }: { customer: Customer }) {
  const { t, language } = useI18n();
  const money = useMoney();
  const { customer_wallet_status, loyalty_point_status } = useConfig();
  const count = (value: number) => value.toLocaleString(language);
  const figures: Figure[] = [
    { label: t('account.days'), value: count(customer.member_since_days), icon: CalendarDays },
    {
      label: t('account.order_count'),
      value: count(customer.order_count),
      icon: ReceiptText,
      to: '/profile?page=my-orders',
    },
    ...(customer_wallet_status !== 0
      ? [
          {
            label: t('account.balance'),
            value: money(customer.wallet_balance),
            icon: WalletIcon,
            to: '/profile?page=wallet',
          },
        ]
      : []),
    ...(loyalty_point_status !== 0
      ? [
          {
            label: t('account.points'),
            value: count(customer.loyalty_point),
            icon: Sparkles,
            to: '/profile?page=loyalty-points',
          },
        ]
      : []),
  ];

  return (
    <ul
      aria-label={t('account.overview')}
      className="grid grid-cols-2 gap-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none"
    >
      {figures.map(({ label, value, icon, to }) => (
        <li
          key={label}
          className="relative flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-4 has-[a]:hover:border-line-2 has-[a:focus-visible]:shadow-(--focus-ring)"
        >
          <Icon of={icon} className="text-accent-ink" />
          <span className="truncate font-extrabold text-title tabular tracking-tight">
            <bdi>{value}</bdi>
          </span>
          <span className="text-caption text-ink-3">
            {to ? (
              <Link to={to} className="outline-none after:absolute after:inset-0 focus-visible:shadow-none">
                {label}
              </Link>
            ) : (
              label
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
