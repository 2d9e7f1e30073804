import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { applicationPage } from '#contract/join/fields.ts';
import { useApi } from '#web/api/api.tsx';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { courierDraft } from '#web/session/drafts/join-draft.ts';
import { COURIER_FIELDS, type CourierField } from './courier-faults.ts';
import type { CourierForm } from './use-courier-form.ts';

/** Sends the form and shows what becomes of it. The answer is the field that was refused, if it was one. */
export function useSendCourier(form: CourierForm) {
  const t = useTranslate();
  const api = useApi();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  // Two presses can be faster than the screen.
  const isUnderWay = useRef(false);

  async function send(): Promise<CourierField | null> {
    const { texts, zone_id, vehicle_id, earning, identity_type } = form.draft;
    const [image] = form.files.image;
    if (isUnderWay.current || !image || zone_id === null || vehicle_id === null) return null;
    if (earning === null || identity_type === null) return null;
    isUnderWay.current = true;
    setSending(true);
    try {
      const { registerCourier } = await import('../join.calls.ts');
      const { key } = await registerCourier(api, {
        f_name: texts.f_name,
        l_name: texts.l_name || null,
        phone: texts.phone,
        email: texts.email,
        password: form.passwords.password,
        zone_id,
        vehicle_id,
        earning,
        identity_type,
        identity_number: texts.identity_number,
        identity_image: [...form.files.identity_image],
        image,
      });
      // Nothing of it is kept any more: it is with us now.
      courierDraft.set(null);
      form.forgetFiles();
      navigate(applicationPage(key), { replace: true });
      return null;
    } catch (error) {
      const field = form.refuse(error, COURIER_FIELDS);
      if (!field) sayFailure(t, error);
      return field;
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  return { send, isSending };
}
