import MapPin from 'lucide-react/icons/map-pin';
import { useId } from 'react';
import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CONTROL_BOX } from '#web/ui/fields/control-box.ts';
import { FieldNote } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { EndDraft, EndName } from '../parcel-draft.ts';

type PlaceFieldProps = {
  end: EndName;
  place: EndDraft['place'];
  onFound(place: NonNullable<EndDraft['place']>): void;
  onSaved(address: SelectedAddress): void;
  error: string | undefined;
};

/** Where: the field opens the map with its search, beside it wait the saved addresses. */
export function PlaceField({ end, place, onFound, onSaved, error }: PlaceFieldProps) {
  const t = useTranslate();
  const id = useId();
  const { open } = useOpener();
  const isCustomer = useSession((session) => session.token !== null);
  const label = t(`parcel.place.${end}`);

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={id} className="font-semibold text-ink text-small">
        {label}
      </span>
      <div
        data-invalid={error ? '' : undefined}
        className={classNames(CONTROL_BOX, 'h-12 px-3.5', error && 'border-danger-ink!')}
      >
        <Icon of={MapPin} size={18} className="shrink-0 text-ink-3" />
        <button
          type="button"
          aria-labelledby={`${id} ${id}-value`}
          aria-describedby={error ? `${id}-note` : undefined}
          data-field={`${end}.place`}
          onClick={() => open({ name: 'find-point', title: label, from: place, onFound })}
          className="flex h-full min-w-0 flex-1 items-center text-start outline-none focus-visible:shadow-(--focus-ring)"
        >
          <bdi id={`${id}-value`} className={classNames('truncate', !place && 'text-ink-3')}>
            {place?.address ?? t('parcel.place.choose')}
          </bdi>
        </button>
        {isCustomer ? (
          <button
            type="button"
            aria-label={`${t('parcel.saved')}: ${label}`}
            onClick={() => open({ name: 'saved-addresses', zone_id: null, selected: null, onSelect: onSaved })}
            className="hit-area shrink-0 rounded-xs font-semibold text-accent-ink text-small hover:underline"
          >
            {t('parcel.saved')}
          </button>
        ) : (
          <span aria-hidden className="shrink-0 font-semibold text-accent-ink text-small">
            {t('parcel.on_map')}
          </span>
        )}
      </div>
      {error && <FieldNote id={`${id}-note`} text={error} isError />}
    </div>
  );
}
