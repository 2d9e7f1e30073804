import { useNavigate } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { CHECKOUT } from './use-leave-cart.ts';

/** Before checkout, for whoever is not signed in where guests may order. */
export default function GuestOrLogin() {
  const t = useTranslate();
  const { open, close } = useOpener();
  const navigate = useNavigate();

  const checkOut = () => navigate(CHECKOUT);

  function goOnAsGuest() {
    close();
    checkOut();
  }

  return (
    <Dialog
      open
      onClose={close}
      width={460}
      title={t('cart.gol.title')}
      description={t('cart.gol.text')}
      closeLabel={t('app.close')}
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Button className="md:order-2" onClick={() => open({ name: 'auth', mode: 'sign-in', goOn: checkOut })}>
          {t('cart.gol.login')}
        </Button>
        <Button look="secondary" className="md:order-1" onClick={goOnAsGuest}>
          {t('cart.gol.guest')}
        </Button>
        <Button
          look="ghost"
          className="md:order-3 md:col-span-2"
          onClick={() => open({ name: 'auth', mode: 'sign-up' })}
        >
          {t('cart.gol.sign_up')}
        </Button>
      </div>
    </Dialog>
  );
}
