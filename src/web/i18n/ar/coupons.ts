import type { coupons as en } from '../en/coupons.ts';

export const coupons: Record<keyof typeof en, string> = {
  'coupons.title': 'القسائم',
  'coupons.text': 'انسخ رمزًا واستخدمه عند إتمام الطلب.',
  'coupons.empty': 'لا توجد قسائم حاليًا',
  'coupons.empty_text': 'تظهر القسائم الجديدة هنا حالما يقدمها متجر ما.',
  'coupons.failed': 'تعذّر تحميل القسائم',
  'coupons.copy': 'نسخ الرمز {code}',
  'coupons.copy_short': 'نسخ الرمز',
  'coupons.copied': 'تم نسخ {code}',
  'coupons.percent': 'خصم {percent}٪',
  'coupons.amount': 'خصم {amount}',
  'coupons.free_delivery': 'توصيل مجاني',
  'coupons.until': 'صالحة حتى {date}',
  'coupons.minimum': 'ابتداءً من {amount}',
  'coupons.most': 'بحد أقصى {amount}',
  'coupons.only_at': 'في {store} فقط',
  'coupons.first_order': 'لطلبك الأول',
};
