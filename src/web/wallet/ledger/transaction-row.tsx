import ChevronRight from 'lucide-react/icons/chevron-right';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Sparkles from 'lucide-react/icons/sparkles';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'react-router';
import type { WalletEntry } from '#contract/wallet/wallet.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/wallet.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { entryAddress, entryLines } from './entry-words.ts';

const ICONS: Readonly<Record<string, Glyph>> = {
  add_fund: Plus,
  add_fund_by_admin: Plus,
  loyalty_point: Sparkles,
  referrer: Gift,
  CashBack: Coins,
  order_refund: Undo2,
};

/** One booking; the whole row leads to what it was for, where that has a page. */
export function TransactionRow({ entry }: { entry: WalletEntry }) {
  const t = useTranslate();
  const money = useMoney();
  const { dateTime } = useDates();
  const { credit, debit, admin_bonus } = entry;
  const isIn = credit > 0;
  const amount = isIn ? `+${money(credit + admin_bonus)}` : `−${money(debit)}`;
  const address = entryAddress(entry);
  const { title, text } = entryLines(t, entry);
  const subject = text ?? (admin_bonus > 0 ? t('wallet.bonus_included', { amount: money(admin_bonus) }) : null);

  return (
    <li className="relative grid grid-cols-[40px_1fr_auto] items-center gap-x-3.5 border-line px-4 py-2.5 not-first:border-t has-[a]:hover:bg-hover wide:grid-cols-[40px_1fr_190px_120px_130px_20px] wide:gap-x-4 wide:not-first:border-t wide:first:border-t">
      <span
        className={classNames(
          'grid size-10 place-items-center rounded-pill',
          isIn ? 'bg-success-soft text-success-ink' : 'bg-sunken text-ink-2',
        )}
      >
        <Icon of={ICONS[entry.transaction_type] ?? ReceiptText} size={18} />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold text-small">
          {address ? (
            <Link
              to={address}
              className="outline-none after:absolute after:inset-0 focus-visible:after:shadow-(--focus-ring)"
            >
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </span>
        {subject && <span className="block truncate text-caption text-ink-3">{subject}</span>}
        <span className="block text-caption text-ink-3 wide:hidden">{dateTime(entry.created_at)}</span>
      </span>
      <span className="text-ink-2 text-small max-wide:hidden">{dateTime(entry.created_at)}</span>
      <span className="text-end">
        <bdi dir="ltr" className={classNames('font-bold text-body tabular', isIn && 'text-success-ink')}>
          {amount}
        </bdi>
        <span className="block text-caption text-ink-3 tabular wide:hidden">
          <span className="sr-only">{t('wallet.balance_after')} </span>
          <bdi>{money(entry.balance)}</bdi>
        </span>
      </span>
      <span className="text-end text-ink-2 text-small tabular max-wide:hidden">
        <span className="sr-only">{t('wallet.balance_after')} </span>
        <bdi>{money(entry.balance)}</bdi>
      </span>
      <span aria-hidden="true" className="text-ink-3 max-wide:hidden">
        {address && <Icon of={ChevronRight} size={18} className="rtl:-scale-x-100" />}
      </span>
    </li>
  );
}
