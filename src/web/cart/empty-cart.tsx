import { useTranslate } from '#web/i18n/i18n.tsx';
import { useModuleKind } from '#web/modules/module-kind.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { useLeaveCart } from './use-leave-cart.ts';

/** `of`: a trip's cart holds vehicles, whichever module one looks at. */
export function EmptyCart({ of = 'module' }: { of?: 'module' | 'trip' }) {
  const t = useTranslate();
  const leave = useLeaveCart(0);
  const { emptyCartText } = useModuleKind();
  return (
    <StateBlock
      picture={of === 'trip' ? 'car' : 'bag'}
      title={t('cart.empty')}
      text={t(of === 'trip' ? 'cart.empty_vehicles' : emptyCartText)}
      action={<Button onClick={leave}>{t('cart.continue')}</Button>}
    />
  );
}
