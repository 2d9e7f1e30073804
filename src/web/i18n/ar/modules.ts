import type { modules as en } from '../en/modules.ts';

export const modules: Record<keyof typeof en, string> = {};
