import CircleAlert from 'lucide-react/icons/circle-alert';
import MapPin from 'lucide-react/icons/map-pin';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import '#web/i18n/lazy/picker.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** What lies under the pin. A notice takes the place of the caption, so that nothing moves. */
export function PinnedPlace({ address, notice }: { address: string | null; notice: string | null }) {
  const t = useTranslate();
  return (
    <div
      className={classNames(
        'flex min-h-15 items-center gap-3 rounded-thumb px-4 py-2.5',
        notice ? 'bg-danger-soft text-danger-ink' : 'bg-sunken',
      )}
    >
      <Icon of={notice ? CircleAlert : MapPin} className={notice ? '' : 'text-accent-ink'} />
      <div className="min-w-0 flex-1">
        {notice ? (
          <p role="alert" className="font-bold text-small">
            {notice}
          </p>
        ) : (
          <p className="text-caption text-ink-3">{t('picker.your_pin')}</p>
        )}
        <p role="status" className={classNames('truncate text-small', !notice && 'font-semibold')}>
          {address === null ? (
            <>
              <span className="sr-only">{t('picker.finding_address')}</span>
              <Skeleton className="my-0.5 h-4 w-3/5" />
            </>
          ) : (
            <bdi>{address}</bdi>
          )}
        </p>
      </div>
    </div>
  );
}
