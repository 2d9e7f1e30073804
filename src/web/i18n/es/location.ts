import type { location as en } from '../en/location.ts';

export const location: Record<keyof typeof en, string> = {};
