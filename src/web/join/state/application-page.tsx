import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ApplicationState } from '#contract/join/state.ts';
import { useApi } from '#web/api/api.tsx';
import { isGone } from '#web/api/api-error.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { applicationStateQuery } from '../join.queries.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationSkeleton } from './application-skeleton.tsx';

const LOOK_EVERY_MS = 2000;
/** A gateway's word may come a moment after the browser; later than this it is worth another try. */
const PATIENCE_MS = 30_000;

/** What became of an application, for whoever has its link. */
export default function ApplicationPage({ applicationKey }: { applicationKey: string }) {
  const t = useTranslate();
  const isLooking = useIsFresh(useSearchParams()[0].get('flag') === 'success');
  const {
    data: state,
    error,
    isPending,
    refetch,
  } = useQuery({
    ...applicationStateQuery(useApi(), applicationKey),
    refetchInterval: ({ state: { data } }) => isLooking && isUnpaid(data) && LOOK_EVERY_MS,
  });

  if (isPending) return <ApplicationSkeleton />;
  if (state)
    return (
      <ApplicationCard state={state} applicationKey={applicationKey} isConfirming={isLooking && isUnpaid(state)} />
    );
  if (isGone(error)) {
    return (
      <StateBlock
        heading="h1"
        picture="nothing"
        title={t('join.state.unknown')}
        text={t('join.state.unknown_text')}
        action={<LinkButton to="/help-and-support">{t('join.ask')}</LinkButton>}
        className="py-16"
      />
    );
  }
  return (
    <StateBlock
      tone="error"
      heading="h1"
      title={t('error.page_failed')}
      text={t('error.page_failed_hint')}
      action={<Button onClick={() => void refetch()}>{t('app.retry')}</Button>}
      className="py-16"
    />
  );
}

const isUnpaid = (state: ApplicationState | undefined) => state?.application_status === 'awaiting_payment';

/** As long as somebody who has just paid may wait for it. */
function useIsFresh(isPaid: boolean): boolean {
  const [isFresh, setFresh] = useState(isPaid);
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isFresh;
}
