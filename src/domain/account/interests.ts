import { MODULE_PROFILES, type ModuleType } from '#domain/modules/module-profile.ts';

type Case = {
  hasZone: boolean;
  module: { id: number; module_type: ModuleType } | null;
  /** Interest categories of the module. */
  categoryCount: number;
};

/** A shopper can choose interests: in a module that has categories, in a place we serve. Parcels have none. */
export const offersInterests = ({ hasZone, module, categoryCount }: Case): boolean =>
  hasZone && module !== null && MODULE_PROFILES[module.module_type].hasInterests && categoryCount > 0;

/** After a module was chosen: once a module. */
export const asksInterests = (at: Case, askedIn: readonly number[]): boolean =>
  offersInterests(at) && at.module !== null && !askedIn.includes(at.module.id);
