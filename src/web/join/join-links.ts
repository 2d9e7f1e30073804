import type { Config } from '#contract/config/config.ts';

/** `active` opens the form; without it the page first says what joining brings. */
export const STORE_REGISTRATION = '/store-registration?active=active';
export const COURIER_REGISTRATION = '/deliveryman-registration';

type Offered = { config: Pick<Config, 'toggle_store_registration' | 'toggle_dm_registration'> };

export const takesStores = ({ config }: Offered): boolean => config.toggle_store_registration;
export const takesCouriers = ({ config }: Offered): boolean => config.toggle_dm_registration;
