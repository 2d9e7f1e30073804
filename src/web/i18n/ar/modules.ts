import type { modules as en } from '../en/modules.ts';

export const modules: Record<keyof typeof en, string> = {
  'module.title': 'اختر قسمًا',
  'module.select': 'اختر نوع القسم لطلباتك',
  'module.must': 'يجب اختيار قسم للمتابعة.',
  'module.switch_note': 'يمكنك التبديل في أي وقت من أعلى الصفحة.',
  'module.none': 'لم يُعثر على أي قسم',
  'module.none_text': 'تواصل مع مالك الموقع لتفعيل الأقسام.',
  'module.chosen': 'تم اختيار القسم.',
  'module.switch': 'القسم: {name}',
  'module.rail': 'الأقسام',
  'module.elsewhere': 'غير متاح في موقعك',
  'module.elsewhere_text': 'الأقسام الأخرى متاحة، ويمكنك تغيير موقعك من الأعلى.',
  'module.failed': 'تعذّر تحميل الأقسام.',
};
