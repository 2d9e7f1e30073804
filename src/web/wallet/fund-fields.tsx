import { useId } from 'react';
import type { Config } from '#contract/config/config.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/wallet.ts';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { typedAmount } from '#web/ui/fields/typed-number.ts';

type AmountFieldProps = {
  text: string;
  fault: string;
  onChange(text: string): void;
  onBlur(): void;
  onEnter(): void;
};

/** What is typed, large, in the shop's currency. */
export function AmountField({ text, fault, onChange, onBlur, onEnter }: AmountFieldProps) {
  const t = useTranslate();
  const id = useId();
  const { currency_symbol } = useConfig();
  return (
    <>
      <label
        htmlFor={id}
        className="grid justify-items-center rounded-card border border-line-control px-4 py-3 focus-within:border-accent focus-within:shadow-(--focus-halo) has-aria-invalid:border-danger-ink"
      >
        <span className="text-ink-2 text-small">{t('fund.amount')}</span>
        <span dir="ltr" className="flex items-baseline gap-1">
          <span aria-hidden="true" className="font-bold text-ink-3 text-title">
            {currency_symbol}
          </span>
          <input
            id={id}
            name="amount"
            value={text}
            onBlur={onBlur}
            onKeyDown={(event) => event.key === 'Enter' && onEnter()}
            onChange={(event) => onChange(typedAmount(event.target.value))}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            aria-invalid={fault !== '' || undefined}
            aria-describedby={`${id}-fault`}
            className="field-sizing-content min-w-6 max-w-full bg-transparent font-extrabold text-[36px] tabular tracking-tight outline-none placeholder:text-ink-3"
          />
        </span>
      </label>
      <p id={`${id}-fault`} role="alert" className="-mt-2 text-caption text-danger-ink empty:hidden">
        {fault}
      </p>
    </>
  );
}

type GatewayChoiceProps = {
  gateways: Config['active_payment_method_list'];
  chosen: string;
  onChange(gateway: string): void;
  error: string | undefined;
};

export function GatewayChoice({ gateways, chosen, onChange, error }: GatewayChoiceProps) {
  const t = useTranslate();
  const name = useId();
  if (gateways.length === 0) return <p className="text-ink-2">{t('fund.no_method')}</p>;
  return (
    <ChoiceGroup legend={t('fund.method')} error={error}>
      <div className="mt-2 flex max-h-75 flex-col gap-2 overflow-y-auto p-px" data-scroll-list>
        {gateways.map(({ gateway, gateway_title, gateway_image_full_url }) => (
          <ChoiceBox
            key={gateway}
            name={name}
            value={gateway}
            checked={gateway === chosen}
            onChange={() => onChange(gateway)}
            title={<bdi>{gateway_title}</bdi>}
            aside={gateway_image_full_url && <img src={gateway_image_full_url} alt="" className="h-6 max-w-20" />}
            className="min-h-15!"
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
