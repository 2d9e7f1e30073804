import { useTranslate } from '#web/i18n/i18n.tsx';
import { useModuleKind } from '#web/modules/module-kind.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import { useLeaveCart } from './use-leave-cart.ts';

export function EmptyCart() {
  const t = useTranslate();
  const leave = useLeaveCart(0);
  return (
    <StateBlock
      picture="bag"
      title={t('cart.empty')}
      text={t(useModuleKind().emptyCartText)}
      action={<Button onClick={leave}>{t('cart.continue')}</Button>}
    />
  );
}

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
