import type { Owner } from '#domain/auth/owner.ts';

/** Whose trip cart is to be booked, and with which coupon. */
export type TripRequest = { owner: Owner; module_id: number; coupon_code: string | null; language: string };
