import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import { EmptyCart } from '../empty-cart.tsx';

/** The cart of a module that has none yet, and the cart as long as no module is chosen. */
export default function EmptyCartDrawer() {
  const t = useTranslate();
  const { close } = useOpener();
  return (
    <Drawer open onClose={close} title={t('cart.title')} closeLabel={t('app.close')} className="grid content-center">
      <EmptyCart />
    </Drawer>
  );
}
