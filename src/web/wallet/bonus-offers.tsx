import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import type { WalletBonus } from '#contract/wallet/wallet.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/wallet.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { bonusWorth, roundMoney } from './bonus-words.ts';
import { useBonuses } from './wallet.queries.ts';

/** What is added on top today; absent without offers. */
export function BonusOffers() {
  const t = useTranslate();
  const { add_fund_status, digital_payment } = useConfig();
  const { data: bonuses = [] } = useBonuses();
  if (bonuses.length === 0 || add_fund_status !== 1 || !digital_payment) return null;
  return (
    <section aria-label={t('wallet.bonuses')}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-title tracking-tight">{t('wallet.bonuses')}</h2>
        <p className="text-ink-2 text-small">{t('wallet.bonuses_text')}</p>
      </div>
      <ul className="grid gap-3 md:grid-cols-2 min-[900px]:grid-cols-3 min-[900px]:gap-5">
        {bonuses.map((bonus) => (
          <BonusCard key={bonus.id} bonus={bonus} />
        ))}
      </ul>
    </section>
  );
}

function BonusCard({ bonus }: { bonus: WalletBonus }) {
  const { t, language } = useI18n();
  const money = useMoney();
  const { open } = useOpener();
  const { minimum_add_amount, maximum_bonus_amount, end_date } = bonus;
  const until = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const terms = [
    ...(maximum_bonus_amount > 0 ? [t('wallet.bonus_most', { amount: roundMoney(money, maximum_bonus_amount) })] : []),
    t('wallet.bonus_until', { date: until.format(new Date(end_date)) }),
  ];
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface px-4 md:max-[899px]:last:odd:col-span-2">
      <div className="flex items-center gap-3.5 py-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-thumb bg-ground-butter text-ink">
          <Icon of={Gift} size={24} />
        </span>
        <div className="min-w-0">
          <h3 className="font-bold text-body">{bonusWorth(t, money, bonus)}</h3>
          <p className="text-ink-2 text-small">{t('wallet.bonus_from', { amount: money(minimum_add_amount) })}</p>
        </div>
      </div>
      <div className="mt-auto flex items-center justify-between gap-3 border-line border-t py-1">
        <span className="inline-block text-caption text-ink-3 first-letter:uppercase">{terms.join(' · ')}</span>
        <button
          type="button"
          onClick={() => open({ name: 'add-fund', amount: minimum_add_amount })}
          className="-me-2 inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control px-2 font-semibold text-accent-ink text-small hover:bg-hover"
        >
          {t('wallet.bonus_add', { amount: roundMoney(money, minimum_add_amount) })}
          <Icon of={ChevronRight} size={16} className="rtl:-scale-x-100" />
        </button>
      </div>
    </li>
  );
}
