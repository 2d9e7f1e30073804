import type { BonusRule } from '#domain/wallet/bonus.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import '#web/i18n/lazy/wallet.ts';

type Money = (minor: number) => string;

/** An amount that somebody would say without decimals: “$20”. */
export const roundMoney = (money: Money, amount: number): string => money(amount).replace(/[.,]00\b/, '');

/** What a rule gives: “10% bonus”, “$2.00 bonus”. */
export const bonusWorth = (t: Translate, money: Money, { bonus_type, bonus_amount }: BonusRule): string =>
  bonus_type === 'amount'
    ? t('wallet.bonus_amount', { amount: money(bonus_amount) })
    : t('wallet.bonus_percent', { percent: String(bonus_amount) });
