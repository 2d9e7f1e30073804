import { useNavigate } from 'react-router';
import type { Module } from '#contract/modules/modules.ts';
import { moduleAddress } from '#domain/modules/module-address.ts';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { enterModule } from './enter-module.ts';
import { useSettleCart } from './use-settle-cart.ts';

/**
 * Stores the module, says so, and goes where its things are: into the shop for whoever had none, and for a change to the
 * module's own address, so that Back leads to the one before.
 */
export function useChooseModule(): (module: Module) => void {
  const t = useTranslate();
  const store = useSessionStore();
  const { close } = useOpener();
  const navigate = useNavigate();
  const settleCart = useSettleCart();

  return (module) => {
    const { token, zoneid, module: last } = store.get();
    // The pages' loaders read the session: it must be right before they run.
    enterModule(store, module);
    close();
    showToast({ id: 'module', text: t('module.chosen'), comesAlong: true });
    settleCart(module.module_type);
    // A customer may choose interests first; that page knows who has done so already.
    const mayAsk = token !== null && zoneid.length > 0 && MODULE_PROFILES[module.module_type].hasInterests;
    if (mayAsk) navigate(`/interest?after=module${last ? `&to=${encodeURIComponent(module.slug)}` : ''}`);
    else navigate(last ? moduleAddress(module) : '/home');
  };
}
