import { useState } from 'react';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { ReasonChoice } from '#web/orders/changes/reason-choice.tsx';
import { useCancellationReasons } from '#web/orders/orders.queries.ts';
import { useOrderTools } from '#web/orders/use-order-tools.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';

/** Before a trip is taken back: a reason from the list. */
export default function CancelTrip({ trip_id }: { trip_id: number }) {
  const t = useTranslate();
  const { close } = useOpener();
  const tools = useOrderTools();
  const [reason, setReason] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const known = useCancellationReasons('trip');
  const other = t('trips.cancel.other');
  const reasons = known.isError ? [other] : known.data && [...known.data.map((one) => one.reason), other];

  // What is on its way cannot be kept any more.
  const leave = () => void (isSending || close());

  async function send() {
    if (!reason) return setError(t('trips.cancel.needed'));
    setSending(true);
    try {
      const { cancelTrip } = await import('../trips.calls.ts');
      await cancelTrip(tools, trip_id, reason);
      showToast({ id: 'trip', text: t('trips.cancel.done') });
      close();
    } catch (failure) {
      sayFailure(t, failure);
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      onClose={leave}
      width={520}
      title={t('trips.cancel.title')}
      description={t('trips.cancel.text')}
      closeLabel={t('app.close')}
      className="flex flex-col gap-4"
      foot={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" className="min-w-0 px-3!" onClick={leave}>
            {t('trips.cancel.keep')}
          </Button>
          <Button
            look="danger"
            className="min-w-0 px-3!"
            progress={isSending ? t('trips.cancel.progress') : null}
            onClick={send}
          >
            {t('trips.cancel')}
          </Button>
        </div>
      }
    >
      <ReasonChoice
        legend={t('trips.cancel.reason')}
        reasons={reasons}
        value={reason}
        onChange={(next) => {
          setReason(next);
          setError(undefined);
        }}
        error={error}
      />
    </Dialog>
  );
}
