import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/wallet.ts';
import { BalanceCard } from './balance-card.tsx';
import { BonusOffers } from './bonus-offers.tsx';
import { FundNote } from './fund-note.tsx';
import { Transactions } from './ledger/transactions.tsx';
import { MonthsChart } from './months-chart.tsx';
import { SwitchedOff } from './switched-off.tsx';

/** What the customer has with us, how it came and where it went. */
export default function WalletPage() {
  const t = useTranslate();
  const { customer_wallet_status } = useConfig();
  if (customer_wallet_status !== 1)
    return <SwitchedOff title={t('wallet.off')} text={t('wallet.off_text')} to="/home" onward={t('wallet.shop')} />;
  return (
    <div className="flex flex-col gap-8">
      <h1 className="font-extrabold text-headline tracking-tight">{t('wallet.title')}</h1>
      <FundNote />
      <div className="grid gap-5 min-[900px]:grid-cols-[356px_1fr]">
        <BalanceCard />
        <MonthsChart />
      </div>
      <BonusOffers />
      <Transactions />
    </div>
  );
}
