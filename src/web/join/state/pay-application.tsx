import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { leaveFor } from '#web/ui/leave-for.ts';
import { applicationStateQuery } from '../join.queries.ts';
import { gatewayOf, PayStep } from '../store/plan/pay-step.tsx';

type PayApplicationProps = { applicationKey: string; module_id: number; package_id: number | null };

/** Whoever has the link can pay for the package, also in another browser than the one that sent the form. */
export function PayApplication({ applicationKey, module_id, package_id }: PayApplicationProps) {
  const t = useTranslate();
  const api = useApi();
  const queries = useQueryClient();
  const flag = useSearchParams()[0].get('flag');
  const [pay, setPay] = useState('');
  const [complains, setComplains] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const isUnderWay = useRef(false);

  async function send() {
    setComplains(true);
    if (pay === '' || isUnderWay.current) return;
    isUnderWay.current = true;
    setPaying(true);
    try {
      const { chooseBusinessPlan } = await import('../join.calls.ts');
      const plan = { store_id: applicationKey, business_plan: 'subscription', package_id } as const;
      const address = await chooseBusinessPlan(api, plan, gatewayOf(pay), window.location.pathname);
      if (address) return leaveFor(address, finish);
      await queries.invalidateQueries(applicationStateQuery(api, applicationKey));
    } catch (error) {
      sayFailure(t, error);
    }
    finish();
  }

  function finish() {
    isUnderWay.current = false;
    setPaying(false);
  }

  return (
    <div className="mt-6 flex flex-col gap-4">
      <PayStep
        module_id={module_id}
        package_id={package_id}
        pay={pay}
        onPay={setPay}
        failure={flag === 'fail' || flag === 'cancel' ? flag : null}
        error={complains && pay === '' ? t('join.fault.pay') : undefined}
      />
      <Button size={52} wide progress={isPaying ? t('join.sending') : null} onClick={send}>
        {t('join.store.go.pay')}
      </Button>
    </div>
  );
}
