import type { pictures as en } from '../en/pictures.ts';

export const pictures: Record<keyof typeof en, string> = {
  'picture.format': 'صيغة هذا الملف غير مدعومة. يرجى رفع صور JPG أو PNG أو JPEG أو GIF فقط.',
  'picture.size': 'هذه الصورة كبيرة جدًا. الحد الأقصى هو 2 ميغابايت.',
  'picture.too_many': 'يمكن إرسال 3 صور كحد أقصى.',
};
