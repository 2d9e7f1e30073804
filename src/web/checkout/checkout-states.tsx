import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { failureWords, isConflict } from '#web/api/api-error.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { hasLostAttempt } from '#web/session/drafts/order-attempt.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import type { CheckoutKind } from './draft.ts';
import { useLeaveForOrder } from './use-place.ts';

/** The page's ground; its name stands in the header, and on a phone so does the way back. */
export const CheckoutFrame = ({ back, children }: { back?: ReactNode; children: ReactNode }) => (
  <div className="min-h-dvh bg-sunken dark:bg-canvas">
    <div className="column pt-3 pb-10 md:pt-5 md:pb-16">
      {back && <div className="mb-4 max-md:hidden">{back}</div>}
      {children}
    </div>
  </div>
);

/** Nothing to order; or it was ordered, and only the answer is missing. */
export function NothingToOrder({ page }: { page: CheckoutKind }) {
  const t = useTranslate();
  const hasPlace = useSession(({ zoneid }) => zoneid.length > 0);
  const [isLost] = useState(() => hasLostAttempt(page));

  return (
    <CheckoutFrame>
      <div className="rounded-card border border-line bg-surface py-10">
        {isLost ? (
          <AskAgain page={page} />
        ) : (
          <StateBlock
            picture="bag"
            title={t('checkout.empty')}
            text={t('checkout.empty_text')}
            action={<LinkButton to={hasPlace ? '/home' : '/'}>{t('checkout.go_shopping')}</LinkButton>}
          />
        )}
      </div>
    </CheckoutFrame>
  );
}

type Lost = { title: string; text: string; ask: string; asking: string; onAsk(): Promise<unknown> };

/** Something was sent whose answer never came: it is asked for again. */
export function LostAnswer({ title, text, ask, asking, onAsk }: Lost) {
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    setAsking(true);
    void onAsk().finally(() => setAsking(false));
  };
  return (
    <StateBlock
      picture="broken"
      title={title}
      text={text}
      action={
        <Button onClick={press} progress={isAsking ? asking : null}>
          {ask}
        </Button>
      }
    />
  );
}

function AskAgain({ page }: { page: CheckoutKind }) {
  const t = useTranslate();
  const api = useApi();
  const navigate = useNavigate();
  const leave = useLeaveForOrder();

  async function ask() {
    try {
      const { resend } = await import('./checkout.calls.ts');
      const placed = await resend(api, page);
      if (placed) return await leave(placed, null);
    } catch (error) {
      // Something else was sent from here before it, and that is ordered.
      if (isConflict(error)) return navigate('/my-orders', { replace: true });
      sayFailure(t, error);
    }
  }

  return (
    <LostAnswer
      title={t('checkout.lost')}
      text={t('checkout.lost_text')}
      ask={t('checkout.ask_again')}
      asking={t('checkout.placing')}
      onAsk={ask}
    />
  );
}

export function CheckoutFailed({ error = null, onRetry }: { error?: Error | null; onRetry(): void }) {
  const t = useTranslate();
  return (
    <CheckoutFrame>
      <StateBlock
        tone="error"
        title={t('checkout.failed')}
        text={failureWords(t, error)}
        action={<Button onClick={onRetry}>{t('app.retry')}</Button>}
        className="rounded-card border border-line bg-surface"
      />
    </CheckoutFrame>
  );
}
