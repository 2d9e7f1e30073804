import CircleCheck from 'lucide-react/icons/circle-check';
import Gift from 'lucide-react/icons/gift';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { minorFromText, toMajor } from '#domain/money/minor-units.ts';
import { bestBonus, nextBonus } from '#domain/wallet/bonus.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { useApi } from '#web/api/api.tsx';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/wallet.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { leaveFor } from '#web/ui/leave-for.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useIsMounted } from '#web/ui/use-is-mounted.ts';
import { bonusWorth, roundMoney } from './bonus-words.ts';
import { fundAttempt } from './fund-attempt.ts';
import { AmountField, GatewayChoice } from './fund-fields.tsx';
import { useBonuses } from './wallet.queries.ts';

const USUAL = [20_00, 50_00, 100_00, 200_00];
/** Minor units; the server takes no more at a time. */
const MOST = 1_000_000_00;

/** Money from a gateway into the wallet. The browser leaves for the gateway and comes back to the wallet's page. */
export default function AddFund({ amount: proposed }: { amount?: number }) {
  const t = useTranslate();
  const money = useMoney();
  const api = useApi();
  const { close } = useOpener();
  const { active_payment_method_list: gateways } = useConfig();
  const [text, setText] = useState(proposed ? String(toMajor(proposed)) : '');
  const [method, setMethod] = useState(gateways[0]?.gateway ?? '');
  const [complains, setComplains] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const isMounted = useIsMounted();
  const amount = minorFromText(text) ?? 0;
  const gateway = gateways.find((one) => one.gateway === method);
  const amountFault =
    amount > MOST
      ? t('fund.too_much', { amount: money(MOST) })
      : complains && amount <= 0
        ? t('fund.amount_required')
        : '';

  async function add() {
    setComplains(true);
    if (isAdding || amount <= 0 || amount > MOST || !gateway) return;
    setAdding(true);
    try {
      const { addFund } = await import('./wallet.calls.ts');
      const address = await addFund(api, amount, gateway.gateway);
      // Whoever has closed the dialog meanwhile stays.
      if (!isMounted()) return;
      fundAttempt.set(amount);
      leaveFor(address, () => setAdding(false));
    } catch (failure) {
      sayEveryFailure(t, failure);
      setAdding(false);
    }
  }

  return (
    <Dialog
      open
      onClose={close}
      width={480}
      title={t('fund.title')}
      closeLabel={t('app.close')}
      className="flex flex-col gap-4"
      foot={
        <div className="grid w-full gap-2">
          <Button size={52} wide disabled={amount <= 0} progress={isAdding ? t('fund.adding') : null} onClick={add}>
            <span className="flex-1 text-start">{t('wallet.add_fund')}</span>
            {amount > 0 && <bdi>{money(amount)}</bdi>}
          </Button>
          {gateway && (
            <p className="flex items-center justify-center gap-2 text-caption text-ink-3">
              <Icon of={Lock} size={14} />
              {t('fund.leads_to', { gateway: gateway.gateway_title })}
            </p>
          )}
        </div>
      }
    >
      <AmountField text={text} fault={amountFault} onChange={setText} onBlur={() => setComplains(true)} onEnter={add} />
      <ChipGroup
        label={t('fund.amounts')}
        even
        look="soft"
        value={USUAL.includes(amount) ? String(amount) : ''}
        options={USUAL.map((one) => ({ value: String(one), label: <bdi>{roundMoney(money, one)}</bdi> }))}
        onChange={(one) => setText(String(toMajor(Number(one))))}
      />
      <BonusLine amount={amount} />
      <GatewayChoice
        gateways={gateways}
        chosen={method}
        onChange={setMethod}
        error={complains && !gateway ? t('fund.method_required') : undefined}
      />
    </Dialog>
  );
}

/** What comes on top for what is typed, or what is missing for more. Its place is kept while somebody types. */
function BonusLine({ amount }: { amount: number }) {
  const t = useTranslate();
  const money = useMoney();
  const { data: rules = [] } = useBonuses();
  const balance = useCustomer().data?.wallet_balance ?? 0;
  if (rules.length === 0) return null;
  const best = bestBonus(rules, amount);
  const next = best ? null : nextBonus(rules, amount);
  return (
    <div aria-live="polite" className="min-h-14 shrink-0">
      {best && (
        <p className="flex items-center gap-3 rounded-card bg-success-soft px-4 py-2.5 text-small text-success-ink">
          <Icon of={Gift} size={24} />
          <span className="flex-1">
            <span className="block font-semibold">
              {bonusWorth(t, money, best.rule)}: {t('fund.bonus', { bonus: money(best.bonus) })}
            </span>
            {t('fund.bonus_then', {
              amount: money(amount + best.bonus),
              balance: money(balance + amount + best.bonus),
            })}
          </span>
          <Icon of={CircleCheck} size={20} />
        </p>
      )}
      {next && (
        <p className="flex min-h-14 items-center gap-3 rounded-card bg-sunken px-4 py-2.5 text-ink-2 text-small">
          <Icon of={Gift} size={24} />
          {t(amount > 0 ? 'fund.bonus_next' : 'fund.bonus_from', {
            amount: money(next.missing),
            bonus: money(next.bonus),
          })}
        </p>
      )}
    </div>
  );
}
