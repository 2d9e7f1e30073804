import Heart from 'lucide-react/icons/heart';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useNavigate } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StateBlock } from '#web/ui/state-block.tsx';
import { useHome } from './use-home.ts';

/** Trip cart and wishlist as long as nothing can be put into them. */
export default function EmptyDrawer({ of: what }: { of: 'cart' | 'wishlist' }) {
  const t = useTranslate();
  const { close } = useOverlay();
  const navigate = useNavigate();
  const home = useHome();
  const profile = useModuleProfile();
  const isCart = what === 'cart';

  function goOn() {
    close();
    navigate(home);
  }

  return (
    <Drawer
      open
      onClose={close}
      width={isCart ? 420 : 523}
      title={t(isCart ? 'cart.title' : 'header.wishlist')}
      closeLabel={t('app.close')}
      className="grid content-center"
    >
      <StateBlock
        picture={<Icon of={isCart ? ShoppingBag : Heart} size={56} />}
        title={isCart ? t('cart.empty') : t(`wishlist.empty.${profile?.favouriteNoun ?? 'items'}`)}
        text={isCart ? t(profile?.cart === 'trip' ? 'cart.empty_vehicles' : 'cart.empty_items') : null}
        action={<Button onClick={goOn}>{t('cart.continue')}</Button>}
      />
    </Drawer>
  );
}
