import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { askForCode } from '#web/auth/ask-for-code.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useAsker } from '#web/session/asker.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { trackAddress } from '../order-address.ts';

const OtpDialog = lazyWithRetry(() => import('#web/auth/otp-dialog.tsx'));
const contract = () => import('#contract/orders/orders.ts');

/** A code to the order's phone opens all of it, here. */
export function ShowWholeOrder({ order_id, contact_number }: { order_id: number; contact_number: string }) {
  const t = useTranslate();
  const api = useApi();
  const { guest_id } = useAsker();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [sent, setSent] = useState<{ wait?: number } | null>(null);
  const named = { order_id, contact_number };

  const send = async () => api((await contract()).requestOrderCode, { body: named });

  async function ask() {
    setAsking(true);
    try {
      setSent(await askForCode(t, send));
    } catch (error) {
      sayEveryFailure(t, error);
    } finally {
      setAsking(false);
    }
  }

  async function prove(otp: string) {
    const { key } = await api((await contract()).proveOrder, { body: { ...named, otp, guest_id } });
    setSent(null);
    navigate(trackAddress(order_id), { state: { key }, replace: true });
  }

  return (
    <section aria-label={t('track.whole')} className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <h2 className="font-bold">{t('track.whole')}</h2>
      <p className="text-ink-2 text-small">{t('track.whole_text')}</p>
      <Button look="secondary" onClick={ask} progress={isAsking ? t('track.whole_sending') : null}>
        {t('track.whole_send')}
      </Button>
      {sent && (
        <Suspense fallback={null}>
          <OtpDialog
            open
            channel="phone"
            sentTo={contact_number}
            wait={sent.wait}
            onVerify={prove}
            onResend={send}
            onClose={() => setSent(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
