import { useTranslate } from '#web/i18n/i18n.tsx';
import { useModuleKind } from '#web/modules/module-kind.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
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
