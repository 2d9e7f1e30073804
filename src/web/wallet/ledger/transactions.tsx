import { useState } from 'react';
import type { WalletFilter } from '#contract/wallet/wallet.ts';
import { useTranslate } from '#web/i18n/lazy/wallet.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { MoreEntries } from '../more-entries.tsx';
import { useWalletEntries } from '../wallet.queries.ts';
import { TransactionRow } from './transaction-row.tsx';

const FILTERS: readonly WalletFilter[] = ['all', 'order', 'loyalty_point', 'add_fund', 'referrer', 'CashBack'];

/** The wallet's ledger, newest first, a page at a time. */
export function Transactions() {
  const t = useTranslate();
  const [filter, setFilter] = useState<WalletFilter>('all');
  return (
    <section aria-label={t('wallet.transactions')}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold text-title tracking-tight">{t('wallet.transactions')}</h2>
        <ChipGroup
          label={t('wallet.filter')}
          className="max-md:-mx-(--space-gutter) max-md:flex-nowrap max-md:overflow-x-auto max-md:px-(--space-gutter) max-md:py-1 max-md:[scrollbar-width:none] max-md:child:shrink-0"
          value={filter}
          options={FILTERS.map((value) => ({ value, label: t(`wallet.filter.${value}`) }))}
          onChange={setFilter}
        />
      </div>
      <TransactionList filter={filter} />
    </section>
  );
}

function TransactionList({ filter }: { filter: WalletFilter }) {
  const t = useTranslate();
  const page = useWalletEntries(filter);
  const { data, isError, refetch } = page;
  const entries = data?.pages.flatMap((page) => page.data);
  if (!entries && isError)
    return (
      <StateBlock
        tone="error"
        title={t('wallet.failed')}
        action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
      />
    );
  if (!entries) return <Skeleton className="h-60 rounded-card" />;
  if (entries.length === 0)
    return (
      <StateBlock
        picture="receipt"
        title={t('wallet.none')}
        text={t('wallet.none_text')}
        className="rounded-card border border-line bg-surface"
      />
    );
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <div
          aria-hidden="true"
          className="hidden grid-cols-[1fr_190px_120px_130px] gap-4 bg-sunken py-2.5 ps-18 pe-13 font-semibold text-caption text-ink-2 wide:grid"
        >
          <span>{t('wallet.what_for')}</span>
          <span>{t('wallet.when')}</span>
          <span className="text-end">{t('wallet.amount')}</span>
          <span className="text-end">{t('wallet.balance_after')}</span>
        </div>
        <ul aria-label={t('wallet.transactions')}>
          {entries.map((entry) => (
            <TransactionRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </div>
      <MoreEntries {...page} />
    </>
  );
}
