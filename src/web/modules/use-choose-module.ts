import { useNavigate } from 'react-router';
import type { Module } from '#contract/modules/modules.ts';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

/** Stores the module, says so, and goes where its things are. */
export function useChooseModule(): (module: Module) => void {
  const t = useTranslate();
  const store = useSessionStore();
  const { close } = useOpener();
  const navigate = useNavigate();

  return ({ id, module_name, module_type, zones }) => {
    // The pages' loaders read the session: it must be right before they run.
    store.set({ module: { id, module_name, module_type, zones: zones.map((zone) => zone.id) } });
    close();
    showToast({ id: 'module', text: t('module.chosen'), comesAlong: true });
    // A customer may choose interests first; that page knows who has done so already.
    const { token, zoneid } = store.get();
    const mayAsk = token !== null && zoneid.length > 0 && MODULE_PROFILES[module_type].hasInterests;
    navigate(mayAsk ? '/interest?after=module' : '/home');
  };
}
