import type { Offer } from '#web/config/menu-link.ts';

type Business = Pick<Offer, 'config'>;

// The business decides; what it switched off has no link.
export const hasWallet = ({ config }: Business): boolean => config.customer_wallet_status !== 0;
export const hasPoints = ({ config }: Business): boolean => config.loyalty_point_status !== 0;
export const hasReferral = ({ config }: Business): boolean => config.ref_earning_status !== 0;
