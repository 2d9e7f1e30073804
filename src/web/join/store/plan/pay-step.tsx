import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useApi } from '#web/api/api.tsx';
import { Card } from '#web/checkout/cards/card.tsx';
import { PaymentCard } from '#web/checkout/cards/payment-card.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { packagesQuery } from '#web/join/join.queries.ts';
import { payOptions } from '#web/payments/pay-options.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { trialWords } from './trial-words.ts';

export const FREE_TRIAL = 'free_trial';

/** A package is not delivered, and nobody who joins has a wallet here. */
const GATEWAYS_ONLY = {
  cash_on_delivery: false,
  offline_payment: false,
  wallet: false,
  maximum_cod_order_amount: null,
  order_type: 'delivery',
} as const;

/** A way to pay as the form keeps it: what the server calls it. */
export const gatewayOf = (pay: string): string => pay.replace(/^digital_payment /, '');

type PayStepProps = {
  module_id: number;
  package_id: number | null;
  /** The id of a way to pay, or free_trial. */
  pay: string;
  onPay(pay: string): void;
  /** It did not work, or one came back without paying. */
  failure: 'fail' | 'cancel' | null;
  error: string | undefined;
};

/** A package is tried for nothing, or paid at a gateway. */
export function PayStep({ module_id, package_id, pay, onPay, failure, error }: PayStepProps) {
  const t = useTranslate();
  const money = useMoney();
  const config = useConfig();
  const { data: packages } = useQuery(packagesQuery(useApi(), module_id));
  const offered = packages?.find(({ id }) => id === package_id);
  const trial = trialWords(t, config);
  if (!offered) return <Skeleton className="h-60 rounded-card" />;
  const options = payOptions({ ...GATEWAYS_ONLY, digital_payment: config.digital_payment }, config, {
    due: offered.price,
    fromWallet: offered.price,
    wallet_balance: 0,
  });
  const chosen = options.find(({ id }) => id === pay) ?? null;

  return (
    <div data-field-box="pay" className="flex flex-col gap-3.5">
      {failure && (
        <p
          role="alert"
          className="flex items-center gap-3 rounded-card bg-danger-soft px-4 py-3 font-semibold text-danger-ink text-small"
        >
          <Icon of={CircleAlert} size={20} className="shrink-0" />
          {t(`join.pay.${failure}`)}
        </p>
      )}
      <Card title={t('join.pay.package', { name: offered.package_name })} text={offered.text}>
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-ink-2">{t('join.package.days', { count: offered.validity })}</span>
          <bdi className="font-extrabold text-title tabular tracking-tight">{money(offered.price)}</bdi>
        </p>
      </Card>
      {trial && (
        <Card title={t('join.pay.try')}>
          <ChoiceBox
            name="pay"
            value={FREE_TRIAL}
            checked={pay === FREE_TRIAL}
            onChange={() => onPay(FREE_TRIAL)}
            title={t('join.trial.title', { time: trial })}
            detail={t('join.trial.text')}
          />
        </Card>
      )}
      <PaymentCard
        quote={{ payment: { wallet_balance: 0 } }}
        draft={{ pay, usesWallet: false, bring_change_amount: 0, order_type: 'delivery' }}
        change={(changes) => changes.pay !== undefined && onPay(changes.pay)}
        totals={{ paying: { options, chosen, partial: null, due: offered.price } }}
        fault={error}
      />
    </div>
  );
}
