import { MODULE_PROFILES, type ModuleType } from '../modules/module-profile.ts';

/** The first page of a new account: its interests, where there are any to choose. */
export function afterSignUp(hasZone: boolean, module_type: ModuleType | null): '/interest' | '/home' {
  const hasInterests = module_type === null || MODULE_PROFILES[module_type].hasInterests;
  return hasZone && hasInterests ? '/interest' : '/home';
}
