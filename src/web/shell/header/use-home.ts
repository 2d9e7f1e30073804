import { useLocation } from 'react-router';
import type { Module } from '#contract/modules/modules.ts';
import { moduleAddress } from '#domain/modules/module-address.ts';
import { useModules } from '#web/modules/modules.queries.ts';
import { useSession } from '#web/session/session.tsx';

/** Where "home" is: the shop once a place is chosen, the landing page before that. */
export const useHome = (): '/home' | '/' => (useSession(({ zoneid }) => zoneid).length > 0 ? '/home' : '/');

/** Whether this is a module's home: /home, or the module's own address. */
export function useIsHome(): boolean {
  const { pathname } = useLocation();
  const modules = useModules();
  const isOf = (module: Module) => pathname === moduleAddress(module) || pathname === `/${module.module_type}`;
  return pathname === '/home' || modules.some(isOf);
}
