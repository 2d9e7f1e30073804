import type { ModuleType } from '#domain/modules/module-profile.ts';

/** A picture's ground belongs to what it shows. */
export const MODULE_GROUNDS: Record<ModuleType, string> = {
  food: 'bg-ground-peach',
  grocery: 'bg-ground-sage',
  pharmacy: 'bg-ground-mint',
  ecommerce: 'bg-ground-lilac',
  parcel: 'bg-ground-butter',
  rental: 'bg-ground-sky',
};
