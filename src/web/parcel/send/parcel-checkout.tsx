import type { ReactNode } from 'react';
import { CheckoutSkeleton } from '#web/checkout/checkout-skeleton.tsx';
import '#web/i18n/lazy/checkout.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { type DraftTools, useParcelDraft } from './parcel-draft.ts';
import { faultsOf } from './parcel-faults.ts';
import { PayForm } from './pay-form.tsx';
import { SendFrame } from './send-frame.tsx';
import { type QuoteRefusal, useParcelQuote } from './use-parcel-quote.ts';

/** The last step: when, how it is paid, and off it goes. */
export default function ParcelCheckout() {
  const t = useTranslate();
  const tools = useParcelDraft();
  const state = useParcelQuote(tools.draft);
  if (Object.keys(faultsOf(tools.draft)).length > 0) return <NothingToSend />;
  if (!state.quote && !state.refusal) return <CheckoutSkeleton />;

  return (
    <SendFrame
      title={t('parcel.checkout')}
      step="pay"
      back={{ to: '/parcel-delivery-info', words: t('parcel.step.who') }}
    >
      {state.quote ? (
        <PayForm tools={tools} state={state} quote={state.quote} />
      ) : (
        state.refusal && <NotLikeThis refusal={state.refusal} change={tools.change} onRetry={() => state.refetch()} />
      )}
    </SendFrame>
  );
}

const Panel = ({ children }: { children: ReactNode }) => (
  <div className="rounded-card border border-line bg-surface py-10">{children}</div>
);

function NothingToSend() {
  const t = useTranslate();
  return (
    <SendFrame title={t('parcel.checkout')} step="what" back={{ to: '/home', words: t('parcel.back') }}>
      <Panel>
        <StateBlock
          picture="parcel"
          title={t('parcel.nothing')}
          text={t('parcel.nothing_text')}
          action={<LinkButton to="/parcel-delivery-info">{t('parcel.send')}</LinkButton>}
        />
      </Panel>
    </SendFrame>
  );
}

type NotLikeThisProps = { refusal: QuoteRefusal; change: DraftTools['change']; onRetry(): void };

/** What was said cannot be sent any more: a time that has passed, a place we left. What was typed stays. */
function NotLikeThis({ refusal, change, onRetry }: NotLikeThisProps) {
  const t = useTranslate();
  return (
    <Panel>
      <StateBlock
        tone="error"
        title={refusal.message || t('parcel.quote_failed')}
        action={
          refusal.code === 'schedule_at' ? (
            <Button onClick={() => change({ schedule_at: null })}>{t('checkout.time.now')}</Button>
          ) : refusal.field ? (
            <LinkButton to="/parcel-delivery-info">{t('parcel.edit')}</LinkButton>
          ) : (
            <Button onClick={onRetry}>{t('app.retry')}</Button>
          )
        }
      />
    </Panel>
  );
}
