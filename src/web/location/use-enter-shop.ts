import { useNavigate } from 'react-router';
import { useChooseModule } from '#web/modules/use-choose-module.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import type { Chosen } from './choose-place.ts';

/** From the place into the shop: to its module when that is clear, else to the choice of one. */
export function useEnterShop(): (chosen: Chosen) => void {
  const { open, close } = useOpener();
  const navigate = useNavigate();
  const chooseModule = useChooseModule();

  return ({ next, modules }) => {
    if (next.go === 'choose-module') {
      open({ name: 'choose-module' });
      return;
    }
    const only = 'with' in next && modules.find(({ id }) => id === next.with);
    if (only) {
      chooseModule(only);
      return;
    }
    close();
    navigate('/home');
  };
}
