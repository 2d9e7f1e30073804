import { useQuery } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import { BUSINESS_PLANS, type BusinessPlan } from '#domain/join/application.ts';
import { isPlanOffered } from '#domain/join/plans.ts';
import { useApi } from '#web/api/api.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { packagesQuery } from '#web/join/join.queries.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { FieldNote } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { JoiningBrings } from '../joining-brings.tsx';
import type { StoreForm } from '../use-store-form.ts';
import { CommissionExample } from './commission-example.tsx';
import { PackageCard } from './package-card.tsx';
import { trialWords } from './trial-words.ts';

type PlanStepProps = { form: StoreForm; error: string | undefined };

/** What we take for it: a part of each order, or a fixed price. */
export function PlanStep({ form, error }: PlanStepProps) {
  const t = useTranslate();
  const config = useConfig();
  const { draft, change, module } = form;
  const trial = trialWords(t, config);
  const plans = BUSINESS_PLANS.filter((plan) => isPlanOffered(plan, config));
  const words = { percent: config.admin_commission };
  // Nothing chosen yet: both lie open, to compare.
  const isShown = (plan: BusinessPlan) => plans.includes(plan) && (draft.business_plan ?? plan) === plan;

  return (
    <div className="flex flex-col gap-5">
      <fieldset data-field-box="business_plan" className="grid grid-cols-2 gap-2.5 md:gap-4">
        <legend className="sr-only">{t('join.step.plan')}</legend>
        {plans.map((plan) => (
          <ChoiceBox
            key={plan}
            name="business_plan"
            value={plan}
            checked={draft.business_plan === plan}
            onChange={() => change({ business_plan: plan })}
            title={t(`join.plan.${plan}`)}
            detail={t(`join.plan.${plan}_text`, words)}
            // On a phone the words have the whole box below the circle: a third of it made four lines of one sentence.
            className="relative items-start md:flex-row-reverse max-md:child:first:absolute max-md:child:first:inset-e-4 max-md:child:first:top-3.5"
          />
        ))}
      </fieldset>
      {error && (
        <div role="alert">
          <FieldNote id="plan-error" text={error} isError />
        </div>
      )}
      {isShown('commission') && (
        <div className="grid gap-2.5 md:grid-cols-2 md:gap-4">
          <CommissionExample percent={config.admin_commission} />
          <JoiningBrings className="max-md:hidden md:p-5" />
        </div>
      )}
      {isShown('subscription') && module && <Packages form={form} module_id={module.id} />}
      {trial && isShown('subscription') && <TrialNote time={trial} />}
    </div>
  );
}

function TrialNote({ time }: { time: string }) {
  const t = useTranslate();
  return (
    <p className="flex items-center gap-3 rounded-card bg-success-soft px-4 py-3 text-small text-success-ink">
      <Icon of={Gift} size={24} className="shrink-0" />
      <span>
        <span className="block font-semibold">{t('join.trial.title', { time })}</span>
        {t('join.trial.text')}
      </span>
    </p>
  );
}

function Packages({ form, module_id }: { form: StoreForm; module_id: number }) {
  const t = useTranslate();
  const { data: packages, isPending, isError, refetch } = useQuery(packagesQuery(useApi(), module_id));

  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-small">
        {t('join.packages_failed')}
        <Button look="secondary" size={36} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </div>
    );
  }
  return (
    <section aria-labelledby="packages" data-field-box="package_id">
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 id="packages" className="font-bold text-lead tracking-snug">
          {t('join.packages')}
        </h2>
        <p className="text-ink-2 text-small">{form.module?.module_name}</p>
      </div>
      <div
        role="radiogroup"
        aria-labelledby="packages"
        className="grid gap-2.5 md:auto-cols-fr md:grid-flow-col md:gap-4"
      >
        {isPending && [0, 1, 2].map((place) => <Skeleton key={place} className="h-30 rounded-card md:h-72" />)}
        {packages?.map((one, place) => (
          <PackageCard
            key={one.id}
            offered={one}
            counts={form.needsPickupZones ? 'vehicles' : 'items'}
            place={place}
            isChosen={form.draft.package_id === one.id}
            onChoose={() => form.change({ business_plan: 'subscription', package_id: one.id })}
          />
        ))}
      </div>
      {packages?.length === 0 && <p className="text-ink-2">{t('join.packages_none')}</p>}
    </section>
  );
}
