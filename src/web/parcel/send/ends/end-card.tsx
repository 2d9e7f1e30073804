import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import { type ReactNode, useId, useState } from 'react';
import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import { PhoneField } from '#web/config/phone-field.tsx';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { EndDraft, EndName } from '../parcel-draft.ts';
import type { FaultName } from '../parcel-faults.ts';
import { PlaceField } from './place-field.tsx';

type EndCardProps = {
  end: EndName;
  draft: EndDraft;
  onChange(changes: Partial<EndDraft>): void;
  /** The words for what is missing, once it may be said. */
  wordsFor(fault: FaultName, isTouched: boolean): string | undefined;
  /** At the end of the head: who it may be. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** Who hands it over or takes it, and at which door. */
export function EndCard({ end, draft, onChange, wordsFor, aside, children }: EndCardProps) {
  const t = useTranslate();
  const id = useId();
  const isCustomer = useSession((session) => session.token !== null);
  const [touched, setTouched] = useState<readonly FaultName[]>([]);
  const part = {
    end,
    draft,
    onChange,
    words: (fault: FaultName) => wordsFor(fault, touched.includes(fault)),
  };

  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 md:p-5">
      <div className="mb-4 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
        <EndMark end={end} />
        <h2 id={id} className="flex-1 font-bold text-lead tracking-snug">
          {t(`parcel.${end}`)}
        </h2>
        {aside}
      </div>
      <ContactFields {...part} onTouch={(fault) => setTouched((before) => [...before, fault])} />
      <DoorFields {...part} />
      {isCustomer && (
        <Checkbox
          checked={draft.saves}
          onChange={(event) => onChange({ saves: event.target.checked })}
          className="mt-2"
        >
          {t('parcel.save_address')}
        </Checkbox>
      )}
      {children}
    </section>
  );
}

function EndMark({ end }: { end: EndName }) {
  const isSender = end === 'sender';
  return (
    <span
      className={classNames(
        'grid size-8 place-items-center rounded-pill',
        isSender ? 'bg-inverse text-on-inverse' : 'bg-accent text-on-accent',
      )}
    >
      <Icon of={isSender ? ArrowUpFromLine : ArrowDownToLine} size={16} />
    </span>
  );
}

type PartProps = Pick<EndCardProps, 'end' | 'draft' | 'onChange'> & { words(fault: FaultName): string | undefined };

function ContactFields({ end, draft, onChange, words, onTouch }: PartProps & { onTouch(fault: FaultName): void }) {
  const t = useTranslate();
  const isSender = end === 'sender';
  return (
    <div className="grid gap-4 md:grid-cols-2 md:child:last:col-span-2">
      <Field label={t('parcel.name')} error={words(`${end}.name`)}>
        <TextInput
          name={`${end}-name`}
          data-field={`${end}.name`}
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
          onBlur={() => onTouch(`${end}.name`)}
          autoComplete={isSender ? 'name' : 'off'}
          maxLength={200}
          dir="auto"
        />
      </Field>
      <div data-field-box={`${end}.phone`}>
        <PhoneField
          label={t('parcel.phone')}
          name={`${end}-phone`}
          value={draft.phone}
          onChange={(phone) => onChange({ phone })}
          onBlur={() => onTouch(`${end}.phone`)}
          error={words(`${end}.phone`)}
        />
      </div>
      <Field label={t('parcel.email')} error={words(`${end}.email`)}>
        <TextInput
          name={`${end}-email`}
          data-field={`${end}.email`}
          type="email"
          value={draft.email}
          onChange={(event) => onChange({ email: event.target.value })}
          onBlur={() => onTouch(`${end}.email`)}
          autoComplete={isSender ? 'email' : 'off'}
          maxLength={255}
          dir="auto"
        />
      </Field>
    </div>
  );
}

function DoorFields({ end, draft, onChange, words }: PartProps) {
  const t = useTranslate();
  const takeSaved = (saved: SelectedAddress) =>
    onChange({
      place: { lat: saved.lat, lng: saved.lng, address: saved.address },
      road: saved.road,
      house: saved.house,
      floor: saved.floor,
      // Whoever lives there, unless somebody else was named already.
      ...(draft.name === '' && saved.contact_person_name && { name: saved.contact_person_name }),
      ...(draft.phone === '' && saved.contact_person_number && { phone: saved.contact_person_number }),
    });
  return (
    <div className="mt-4 grid gap-4 grid-cols-2 md:grid-cols-[minmax(0,1fr)_112px_112px]">
      <div className="col-span-2 md:col-span-1">
        <PlaceField
          end={end}
          place={draft.place}
          onFound={(place) => onChange({ place: { lat: place.lat, lng: place.lng, address: place.address } })}
          onSaved={takeSaved}
          error={words(`${end}.place`)}
        />
      </div>
      {(['house', 'floor'] as const).map((name) => (
        <Field key={name} label={t(`parcel.${name}`)}>
          <TextInput
            name={`${end}-${name}`}
            value={draft[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
            maxLength={100}
            dir="auto"
          />
        </Field>
      ))}
    </div>
  );
}
