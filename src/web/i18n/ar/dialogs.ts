import type { dialogs as en } from '../en/dialogs.ts';

export const dialogs: Record<keyof typeof en, string> = {
  'language.question': 'هل أنت متأكد من تغيير اللغة؟',
  'language.explain': 'سيُعاد تحميل المتصفح لعرض المحتوى المترجم.',
  'logout.question': 'هل أنت متأكد من أنك تريد تسجيل الخروج؟',
  'logout.question_menu': 'هل أنت متأكد من أنك تريد  تسجيل الخروج؟',
  'logout.stay': 'إلغاء',
  'logout.leaving': 'جارٍ تسجيل الخروج',
  'logout.done': 'تم تسجيل الخروج بنجاح.',
  'module.select': 'اختر نوع القسم لطلباتك',
  'module.switch_note': 'يمكنك التبديل في أي وقت من أعلى الصفحة.',
  'module.none': 'لم يُعثر على أي قسم',
  'module.none_text': 'تواصل مع مالك الموقع لتفعيل الأقسام.',
  'module.failed': 'تعذّر تحميل الأقسام.',
  'nav.categories': 'الفئات',
  'nav.latest': 'الأحدث',
  'nav.popular': 'الأكثر رواجًا',
  'nav.view_all': 'عرض الكل',
  'nav.nothing': 'لا شيء هنا بعد.',
  'module.elsewhere': 'غير متاح في موقعك',
  'module.elsewhere_text': 'الأقسام الأخرى متاحة، ويمكنك تغيير موقعك من الأعلى.',
};
