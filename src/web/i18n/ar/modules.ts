import type { modules as en } from '../en/modules.ts';

export const modules: Record<keyof typeof en, string> = {
  'module.title': 'اختر قسمًا',
  'module.must': 'يجب اختيار قسم للمتابعة.',
  'module.chosen': 'تم اختيار القسم.',
  'module.switch': 'القسم: {name}',
  'module.rail': 'الأقسام',
};
