import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { askForCode } from '#web/auth/ask-for-code.ts';
import { PhoneField } from '#web/config/phone-field.tsx';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import type { ContactState } from '#web/orders/contact-state.ts';
import { orderIdOf } from '#web/orders/order-address.ts';
import { useAsker } from '#web/session/asker.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { tripAddress } from './trip-address.ts';

const OtpDialog = lazyWithRetry(() => import('#web/auth/otp-dialog.tsx'));
const contract = () => import('#contract/rental/trips.ts');

type Named = { trip_id: number; contact_number: string };

/** A trip that was booked without an account, from any browser: its number, its phone, and a code that comes there. */
export default function FindTrip() {
  const t = useTranslate();
  const api = useApi();
  const { guest_id } = useAsker();
  const navigate = useNavigate();
  const [id, setId] = useState('');
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [sentFor, setSentFor] = useState<{ named: Named; wait: number | undefined } | null>(null);

  const send = async (body: Named) => api((await contract()).requestTripCode, { body });

  async function ask() {
    const trip_id = orderIdOf(id);
    if (trip_id === null) return setError(t('trips.find.id_needed'));
    setAsking(true);
    try {
      const named = { trip_id, contact_number: phone };
      const { wait } = await askForCode(t, () => send(named));
      setSentFor({ named, wait });
    } catch (failure) {
      sayEveryFailure(t, failure);
    } finally {
      setAsking(false);
    }
  }

  async function prove(otp: string) {
    if (!sentFor) return;
    const { named } = sentFor;
    const { key } = await api((await contract()).proveTrip, { body: { ...named, otp, guest_id } });
    const state: ContactState = { key };
    navigate(tripAddress(named.trip_id), { state });
  }

  return (
    <section
      aria-labelledby="find-trip"
      className="w-full max-w-140 rounded-card border border-line bg-surface p-5 md:p-8"
    >
      <h2 id="find-trip" className="font-bold text-lead tracking-snug">
        {t('trips.find.title')}
      </h2>
      <p className="mt-1 text-ink-2">{t('trips.find.text')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAsking) ask();
        }}
        className="mt-5 flex flex-col gap-4"
      >
        <Field label={t('trips.find.id')} error={error}>
          <TextInput
            name="trip_id"
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
        <PhoneField name="contact_number" label={t('trips.find.phone')} value={phone} onChange={setPhone} />
        <Button type="submit" size={52} wide progress={isAsking ? t('trips.find.progress') : null}>
          {t('trips.find.go')}
        </Button>
      </form>
      {sentFor && (
        <Suspense fallback={null}>
          <OtpDialog
            open
            channel="phone"
            sentTo={sentFor.named.contact_number}
            wait={sentFor.wait}
            onVerify={prove}
            onResend={() => send(sentFor.named)}
            onClose={() => setSentFor(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
