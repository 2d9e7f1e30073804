import ShieldCheck from 'lucide-react/icons/shield-check';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { PictureRow } from '#web/orders/picture-row.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { CodeCard } from './code-card.tsx';
import { firstName } from './first-name.ts';
import { useWhen } from './use-when.ts';

/** The code for the door while it is of use; afterwards what proves that it was handed over. */
export function HandoverCard({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const when = useWhen();
  const { order_status, otp, delivered, code_confirmed, order_proof_full_url, receiver_details } = order;
  if (order_status === 'delivered' && delivered)
    return (
      <section aria-label={t('parcel_track.proof')} className="rounded-card bg-success-soft p-4">
        <div className="flex items-start gap-3">
          <Icon of={ShieldCheck} className="mt-0.5 text-success-ink" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold text-small">{t('parcel_track.proof')}</p>
            <p className="text-ink-2 text-small">
              {t(code_confirmed ? 'parcel_track.proof_code' : 'parcel_track.proof_time', { time: when(delivered) })}
            </p>
          </div>
        </div>
        {order_proof_full_url.length > 0 && (
          <div className="mt-3">
            <PictureRow urls={order_proof_full_url} alt={(number) => t('parcel_track.proof_picture', { number })} />
          </div>
        )}
      </section>
    );
  if (otp === null || !isRunning(order_status)) return null;
  const name = firstName(receiver_details?.contact_person_name);
  return (
    <CodeCard
      title={t('parcel_track.code')}
      text={name ? t('parcel_track.code_text', { name }) : t('parcel_track.code_text_nobody')}
      code={otp}
    />
  );
}
