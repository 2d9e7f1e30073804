import { useState } from 'react';
import type { Customer } from '#contract/account/shapes.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ContactCode } from './contact-code.tsx';
import { useUpdateProfile } from './use-update-profile.ts';

/** Proves the phone or email that is there already, for customers who skipped it, or had it before the business required proof. */
export function VerifyContact({ customer, channel }: { customer: Customer; channel: 'phone' | 'email' }) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { update, ...proof } = useUpdateProfile(() => {});
  const stored = { phone: customer.phone ?? '', email: customer.email ?? '' };

  async function ask() {
    setAsking(true);
    await update({ button_type: channel }, stored, (error) => sayFailure(t, error));
    setAsking(false);
  }

  return (
    <>
      <Button look="soft" size={36} onClick={ask} progress={isAsking ? t('account.updating') : null}>
        {t(channel === 'phone' ? 'account.verify_phone' : 'account.verify_email')}
      </Button>
      <ContactCode {...proof} />
    </>
  );
}
