import { MODULE_PROFILES, type ModuleType } from '#domain/modules/module-profile.ts';

type Case = {
  hasZone: boolean;
  module: { id: number; module_type: ModuleType } | null;
  /** Interest categories of the module. */
  categoryCount: number;
};

/** There is something to like here: a module that has categories, in a place we serve. Parcels have none to like. */
export const offersInterests = ({ hasZone, module, categoryCount }: Case): boolean =>
  hasZone && module !== null && !MODULE_PROFILES[module.module_type].abilities.is_parcel && categoryCount > 0;

/** After a module was chosen: once a module. */
export const asksInterests = (at: Case, askedIn: readonly number[]): boolean =>
  offersInterests(at) && at.module !== null && !askedIn.includes(at.module.id);
