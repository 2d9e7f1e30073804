import { useQueryClient } from '@tanstack/react-query';
import { MODULE_PROFILES, type ModuleType } from '#domain/modules/module-profile.ts';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { useModuleKinds } from './module-kind.tsx';

/** To be called after a module or a place was chosen. Nobody waits for it; where its file does not come the cart stays as it is. */
export function useSettleCart(): (module_type: ModuleType) => void {
  const kinds = useModuleKinds();
  const tools = { api: useApi(), store: useSessionStore(), queries: useQueryClient(), t: useTranslate() };
  return (module_type) => {
    kinds[MODULE_PROFILES[module_type].kind].settleCart?.(tools).catch(() => {});
  };
}
