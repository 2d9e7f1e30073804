import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { packagesQuery } from '../join.queries.ts';
import { FREE_TRIAL } from './plan/pay-step.tsx';
import { trialWords } from './plan/trial-words.ts';
import { STORE_STEPS, type StoreStep } from './store-steps.ts';
import type { StoreForm } from './use-store-form.ts';

/** Beside the button: how much is filled in, then what was chosen and what it costs. */
export function FootWords({ form, step }: { form: StoreForm; step: StoreStep }) {
  const t = useTranslate();
  const money = useMoney();
  const config = useConfig();
  const { module_id, package_id, business_plan, pay } = form.draft;
  const { data: packages } = useQuery({ ...packagesQuery(useApi(), module_id ?? 0), enabled: module_id !== null });
  const chosen = business_plan === 'subscription' ? packages?.find(({ id }) => id === package_id) : undefined;
  const trial = trialWords(t, config);

  if (step === 'store') {
    return (
      <p>
        {t('join.step_of', { at: 1, of: STORE_STEPS.length })}
        {' · '}
        <b className="text-ink">{t('join.filled', { count: form.filled, of: form.needed })}</b>
      </p>
    );
  }
  if (business_plan === 'commission') return <p>{t('join.foot.commission', { percent: config.admin_commission })}</p>;
  if (!chosen) return null;
  const isTried = trial !== null && (step === 'plan' || pay === FREE_TRIAL);
  return (
    <p className="flex items-baseline justify-between gap-4 md:justify-start">
      <bdi>
        {isTried
          ? t('join.foot.trial', { name: chosen.package_name, time: trial })
          : t('join.foot.package', { name: chosen.package_name })}
      </bdi>
      <bdi className="font-extrabold text-ink text-lead tabular">{money(chosen.price)}</bdi>
    </p>
  );
}
