import type { content as en } from '../en/content.ts';

export const content: Record<keyof typeof en, string> = {
  'landing.modules': 'ماذا نحضر لك؟',
  'landing.zones': 'أين نوصّل',
  'landing.api': 'للمطورين: واجهة برمجة التطبيقات',
};
