import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tipSteps } from '#domain/pricing/tip-steps.ts';
import { useApi } from '#web/api/api.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { mostTipsQuery } from '../checkout.queries.ts';
import { AmountField } from './amount-field.tsx';
import { Card } from './card.tsx';

type TipsCardProps = {
  draft: { dm_tips: number };
  change(changes: { dm_tips: number }): void;
  /** What the tip is a share of: the goods, or what a parcel's way costs. Minor units. */
  amount: number;
};

export function TipsCard({ draft, change, amount }: TipsCardProps) {
  const t = useTranslate();
  const money = useMoney();
  const { tip_percentages } = useConfig();
  const most = useQuery(mostTipsQuery(useApi())).data?.most_tips_amount ?? null;
  const amounts = [0, ...tipSteps(amount, tip_percentages, most)];
  // The steps follow the order: what was chosen before it grew stays as an amount of one's own.
  const [wantsCustom, setCustom] = useState(false);
  const isCustom = wantsCustom || !amounts.includes(draft.dm_tips);

  function choose(value: string) {
    setCustom(value === 'custom');
    if (value !== 'custom') change({ dm_tips: Number(value) });
  }

  return (
    <Card title={t('checkout.tips')} text={t('checkout.tips.text')}>
      <ChipGroup
        label={t('checkout.tips')}
        look="soft"
        even
        className="gap-y-3.5 pt-1.5"
        value={isCustom ? 'custom' : String(draft.dm_tips)}
        onChange={choose}
        options={[
          ...amounts.map((tip) => ({
            value: String(tip),
            label: tip === 0 ? t('checkout.tips.none') : <Tip words={money(tip)} isMost={tip === most} />,
          })),
          { value: 'custom', label: t('checkout.tips.custom') },
        ]}
      />
      {isCustom && (
        <AmountField
          label={t('checkout.tips.amount')}
          amount={draft.dm_tips}
          onChange={(dm_tips) => change({ dm_tips })}
          className="mt-4 max-w-60"
        />
      )}
    </Card>
  );
}

function Tip({ words, isMost }: { words: string; isMost: boolean }) {
  const t = useTranslate();
  return (
    <span>
      <bdi className="tabular">{words}</bdi>
      {isMost && (
        // On the chip's upper edge: beside the amount it would make this chip wider than the others.
        <Badge tone="success" className="absolute inset-x-0 -top-3 mx-auto h-4.5">
          {t('checkout.tips.most')}
        </Badge>
      )}
    </span>
  );
}
