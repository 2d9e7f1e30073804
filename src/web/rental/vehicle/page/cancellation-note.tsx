import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** A trip can be cancelled by whoever booked it while it is pending: until the provider confirms it. */
export function CancellationNote() {
  const t = useTranslate();
  return (
    <p className="flex gap-3 rounded-card bg-success-soft px-4 py-3.5 text-small text-success-ink">
      <Icon of={ShieldCheck} size={18} className="mt-0.5 shrink-0" />
      <span>
        <strong className="block font-bold">{t('vehicle.cancel_title')}</strong>
        {t('vehicle.cancel_text')}
      </span>
    </p>
  );
}
