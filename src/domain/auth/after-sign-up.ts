import { MODULE_PROFILES, type ModuleType } from '../modules/module-profile.ts';

/** Where a new account begins: with what it likes, where there is something to like. */
export function afterSignUp(hasZone: boolean, module_type: ModuleType | null): '/interest' | '/home' {
  const isParcel = module_type !== null && MODULE_PROFILES[module_type].abilities.is_parcel;
  return hasZone && !isParcel ? '/interest' : '/home';
}
