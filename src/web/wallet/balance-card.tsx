import Plus from 'lucide-react/icons/plus';
import Sparkles from 'lucide-react/icons/sparkles';
import { pointsInMoney } from '#domain/wallet/loyalty.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/wallet.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function BalanceCard() {
  const t = useTranslate();
  const money = useMoney();
  const config = useConfig();
  const { open } = useOpener();
  const { data: customer } = useCustomer();
  if (!customer) return <Skeleton className="h-52 rounded-sheet" />;
  const hasPoints = config.loyalty_point_status === 1;
  const words = {
    count: customer.loyalty_point,
    amount: money(pointsInMoney(customer.loyalty_point, config)),
  };

  return (
    <section
      aria-label={t('wallet.balance')}
      className="relative flex min-h-52 flex-col stays-dark overflow-hidden rounded-sheet bg-inverse p-5 text-on-inverse md:p-6"
    >
      <img
        src="/pictures/purse.svg"
        alt=""
        width={68}
        height={68}
        className="absolute inset-e-5 top-4 size-17 max-[359px]:hidden"
      />
      <p className="text-small">{t('wallet.balance')}</p>
      <p className="font-extrabold text-[36px] tabular leading-11 tracking-tight">
        <bdi>{money(customer.wallet_balance)}</bdi>
      </p>
      {hasPoints && customer.loyalty_point > 0 && <p className="mt-1 text-small">{t('wallet.points_worth', words)}</p>}
      <div className="mt-auto flex flex-wrap gap-2.5 pt-5">
        {config.add_fund_status === 1 && config.digital_payment && (
          <Button icon={Plus} onClick={() => open({ name: 'add-fund' })}>
            {t('wallet.add_fund')}
          </Button>
        )}
        {hasPoints && (
          <LinkButton look="inverse" to="/profile?page=loyalty-points" icon={Sparkles} className="bg-on-inverse/15!">
            {t('wallet.convert')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
