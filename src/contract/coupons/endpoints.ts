import type { Endpoint } from '../endpoint.ts';
import { applyCoupon, listCoupons, listOwnCoupons } from './coupons.ts';

export const COUPONS_ENDPOINTS: readonly Endpoint[] = [listOwnCoupons, applyCoupon, listCoupons];
