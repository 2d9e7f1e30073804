import type { Endpoint } from '../endpoint.ts';
import { listBanners, listPromotions } from './home.ts';

export const HOME_ENDPOINTS: readonly Endpoint[] = [listBanners, listPromotions];
