import Copy from 'lucide-react/icons/copy';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { trackAddress } from '#web/orders/order-address.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';

/** A guest's proof that the order is theirs, for other devices. */
export function OrderLink({ order_id, order_key }: { order_id: number; order_key: string }) {
  const t = useTranslate();
  const link = `${location.origin}${trackAddress(order_id)}&key=${encodeURIComponent(order_key)}`;

  async function copy() {
    // Refused without a secure connection: then the text can be taken from the field.
    await navigator.clipboard?.writeText(link).then(
      () => showToast({ id: 'copied', text: t('placed.link_copied') }),
      () => {},
    );
  }

  return (
    <section aria-label={t('placed.link')} className="mt-3 rounded-card bg-sunken p-4">
      <h2 className="font-bold">{t('placed.link')}</h2>
      <p className="mt-1 text-ink-2 text-small">{t('placed.link_text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <TextInput
          name="link"
          readOnly
          dir="ltr"
          aria-label={t('placed.link')}
          value={link}
          className="min-w-0 flex-1 basis-48"
        />
        <Button look="secondary" icon={Copy} onClick={copy}>
          {t('placed.link_copy')}
        </Button>
      </div>
    </section>
  );
}
