import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pointsInMoney, refusePoints } from '#domain/wallet/loyalty.ts';
import { useApi } from '#web/api/api.tsx';
import { isOutcomeUnknown } from '#web/api/api-error.ts';
import { newKey } from '#web/api/new-key.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/wallet.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

/** Points become money in the wallet, whole units only. */
export function ConvertPoints({ points: owned }: { points: number }) {
  const t = useTranslate();
  const money = useMoney();
  const config = useConfig();
  const api = useApi();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [complains, setComplains] = useState(false);
  const [isConverting, setConverting] = useState(false);
  const key = useRef(newKey());
  const points = Number(text || 0);
  const refusal = refusePoints(points, owned, config);
  const rate = config.loyalty_point_exchange_rate || 1;
  const least = Math.max(config.loyalty_point_minimum_point, rate);

  async function convert() {
    setComplains(true);
    if (refusal || points < rate) return;
    setConverting(true);
    try {
      const { convertPoints } = await import('../wallet.calls.ts');
      const text = await convertPoints(api, points, key.current);
      showToast({ id: 'points', tone: 'success', text });
      setText('');
      setComplains(false);
      await Promise.all(['wallet', 'profile'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
      key.current = newKey();
    } catch (failure) {
      // Nobody knows whether they were converted: pressed again, it is the same.
      if (!isOutcomeUnknown(failure)) key.current = newKey();
      sayFailure(t, failure);
    }
    setConverting(false);
  }

  const fault =
    refusal === 'more_than_owned'
      ? t('points.most', { count: owned })
      : complains && (refusal || points < rate)
        ? t('points.least', { least })
        : undefined;

  return (
    <section
      aria-label={t('points.convert')}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h2 className="font-bold text-lead tracking-snug">{t('points.convert')}</h2>
        <p className="mt-1 text-ink-2 text-small">
          {t('points.convert_text', {
            least,
            rate,
            amount: money(pointsInMoney(rate, config)),
          })}
        </p>
      </div>
      <Field
        label={t('points.how_many')}
        error={fault}
        hint={
          points >= rate && !fault ? t('points.you_get', { amount: money(pointsInMoney(points, config)) }) : undefined
        }
      >
        <TextInput
          name="points"
          value={text}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 9))}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button progress={isConverting ? t('points.converting') : null} onClick={convert}>
          {t('points.convert')}
        </Button>
        {owned >= least && (
          <Button look="secondary" onClick={() => setText(String(owned - (owned % rate)))}>
            {t('points.all', { count: owned - (owned % rate) })}
          </Button>
        )}
      </div>
    </section>
  );
}
