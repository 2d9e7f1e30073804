import PackageSearch from 'lucide-react/icons/package-search';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PhoneField } from '#web/config/phone-field.tsx';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, FieldNote } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { ContactState } from '../contact-state.ts';
import { orderIdOf, trackAddress } from '../order-address.ts';
import { OwnOrders } from './own-orders.tsx';

type TrackFormProps = { asked?: { order_id: number; contact_number: string | undefined; isMissing: boolean } };

/** The number is enough for whoever is signed in; anybody else also names the phone of the order. */
export function TrackForm({ asked }: TrackFormProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const isSignedIn = useSession((session) => session.token !== null);
  const [id, setId] = useState(asked ? String(asked.order_id) : '');
  const [phone, setPhone] = useState(asked?.contact_number ?? '');
  const [error, setError] = useState<string>();
  // A customer may look for an order they placed before they had an account.
  const asksPhone = !isSignedIn || asked !== undefined;

  function track() {
    const order_id = orderIdOf(id);
    if (order_id === null) return setError(t('track.id_needed'));
    const state: ContactState = asksPhone ? { contact_number: phone } : {};
    navigate(trackAddress(order_id), { state });
  }

  return (
    <section className="column grid place-items-center py-8 md:py-14">
      {!asked && <OwnOrders />}
      <div className="w-full max-w-120 rounded-card border border-line bg-surface p-5 md:p-8">
        <span className="grid size-14 place-items-center rounded-pill bg-accent-soft text-accent-ink">
          <Icon of={PackageSearch} size={26} />
        </span>
        <h1 className="mt-4 font-extrabold text-headline tracking-tight">{t('track.title')}</h1>
        <p className="mt-1 text-ink-2">{t(isSignedIn ? 'track.text' : 'track.text_guest')}</p>
        {asked?.isMissing && (
          <div role="alert" className="mt-4">
            <FieldNote
              id="track-missing"
              text={t(asked.contact_number ? 'track.missing' : 'track.missing_signed')}
              isError
            />
          </div>
        )}
        <form
          noValidate={isSignedIn}
          onSubmit={(event) => {
            event.preventDefault();
            track();
          }}
          className="mt-5 flex flex-col gap-4"
        >
          <Field label={t('track.id')} error={error}>
            <TextInput
              name="order_id"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={id}
              onChange={(event) => {
                setId(event.target.value);
                setError(undefined);
              }}
            />
          </Field>
          {asksPhone && (
            // The server draws it for everybody; whoever is signed in does not see it come and go.
            <div className={classNames(!asked && 'in-data-signed:hidden')}>
              <PhoneField
                name="contact_number"
                label={t('track.phone')}
                value={phone}
                onChange={setPhone}
                hint={isSignedIn ? t('track.phone_guest_order') : undefined}
              />
            </div>
          )}
          <Button type="submit" size={52} wide>
            {t('track.go')}
          </Button>
        </form>
      </div>
    </section>
  );
}
