import type { phone as en } from '../en/phone.ts';

export const phone: Record<keyof typeof en, string> = {
  'phone.country': 'البلد: {name} {dial}',
  'phone.choose_country': 'اختر بلدًا',
  'phone.search_country': 'ابحث عن بلد',
  'phone.countries': 'البلدان',
  'phone.no_country': 'لا يوجد بلد باسم «{text}»',
  'phone.required': 'رقم الهاتف مطلوب',
};
