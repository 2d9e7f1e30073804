import { say } from '#contract/texts/say.ts';
import { formatMoney, type MoneyFormat } from '#domain/money/format-money.ts';
import type { MailBlock } from './mail-content.ts';

type Refund = { refund_method: string; amount: number };

/** What of the money is back in the wallet, and what is on its way to where it came from. */
export function moneyBack(refunds: readonly Refund[], language: string, format: MoneyFormat): MailBlock[] {
  const [wallet, elsewhere] = [refunds.filter(isWallet), refunds.filter((refund) => !isWallet(refund))].map(sum);
  const said = (key: 'mail.money_back' | 'mail.money_back_wallet', amount = 0): MailBlock[] =>
    amount > 0 ? [{ kind: 'text', text: say(language, key, { amount: formatMoney(amount, format) }) }] : [];
  return [...said('mail.money_back_wallet', wallet), ...said('mail.money_back', elsewhere)];
}

const isWallet = ({ refund_method }: Refund): boolean => refund_method === 'wallet';

const sum = (refunds: readonly Refund[]): number => refunds.reduce((total, { amount }) => total + amount, 0);
