import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { type OverlayProps, useOpener } from '#web/overlay/overlay.tsx';
import { ConfirmDialog } from '#web/ui/layers/confirm-dialog.tsx';
import { useIsMounted } from '#web/ui/use-is-mounted.ts';
import { usePhone } from '#web/ui/use-media-query.ts';
import { useCartActions } from './use-cart.ts';

/** Confirms emptying the cart, whether the shopper asked for it or another store's item needs the room. */
export default function ClearCartDialog(request: OverlayProps['clear-cart']) {
  const t = useTranslate();
  const { open, close } = useOpener();
  const { clear } = useCartActions();
  const phone = usePhone();
  const isMounted = useIsMounted();
  const [clearing, setClearing] = useState(false);
  const answer = request.because === 'another-store' ? request.answer : null;

  // The caller awaits an answer: leaving the dialog in any other way counts as no.
  useEffect(() => () => answer?.(false), [answer]);

  async function confirm() {
    if (answer) {
      answer(true);
      return close();
    }
    setClearing(true);
    await clear();
    if (isMounted()) open({ name: 'cart' });
  }

  return (
    <ConfirmDialog
      open
      onClose={() => (answer ? close() : open({ name: 'cart' }))}
      icon={TriangleAlert}
      tone="danger"
      title={t(answer ? 'cart.other.title' : 'cart.clear.title')}
      text={t(answer ? 'cart.other.text' : 'cart.clear.text')}
      safe={t('cart.clear.keep')}
      confirm={t(phone ? 'cart.clear_short' : 'cart.clear')}
      progress={clearing ? t('cart.clear') : null}
      onConfirm={confirm}
    />
  );
}
