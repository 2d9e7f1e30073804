import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useNavigate } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useHome } from './header/use-home.ts';

/** The cart of a module as long as nothing can be put into it: trips, and parcels, which have none. */
export default function EmptyCart() {
  const t = useTranslate();
  const { close } = useOpener();
  const navigate = useNavigate();
  const home = useHome();
  const hasTrips = useModuleProfile()?.cart === 'trip';

  function goOn() {
    close();
    navigate(home);
  }

  return (
    <Drawer open onClose={close} title={t('cart.title')} closeLabel={t('app.close')} className="grid content-center">
      <StateBlock
        picture={<Icon of={ShoppingBag} size={56} />}
        title={t('cart.empty')}
        text={t(hasTrips ? 'cart.empty_vehicles' : 'cart.empty_items')}
        action={<Button onClick={goOn}>{t('cart.continue')}</Button>}
      />
    </Drawer>
  );
}
