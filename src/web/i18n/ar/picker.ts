import type { picker as en } from '../en/picker.ts';

export const picker: Record<keyof typeof en, string> = {
  'picker.map': 'خريطة',
  'picker.map_help':
    'الدبوس في وسط الخريطة يحدد مكانك. حرّك الخريطة بمفاتيح الأسهم، وكبّر أو صغّر بمفتاحي زائد وناقص، واضغط Enter للتأكيد.',
  'picker.zoom_in': 'تكبير',
  'picker.zoom_out': 'تصغير',
  'picker.map_credits': 'إظهار مصادر الخريطة أو إخفاؤها',
  'picker.your_pin': 'سيكون مكانك',
  'picker.finding_address': 'جارٍ البحث عن العنوان…',
  'picker.confirm': 'تأكيد المكان',
  'picker.confirming': 'جارٍ التأكيد…',
  'picker.cancel': 'إلغاء',
  'picker.no_map': 'لا يمكن عرض الخريطة على هذا الجهاز',
  'picker.no_map_hint': 'ابحث عن عنوانك في الأعلى، أو ابدأ من الجزء الذي أنت فيه من المدينة.',
  'delivery_map.unavailable': 'لا يمكن عرض الخريطة على هذا الجهاز.',
};
