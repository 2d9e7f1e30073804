import type { catalog as en } from '../en/catalog.ts';

export const catalog: Record<keyof typeof en, string> = {};
