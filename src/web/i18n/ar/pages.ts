import type { pages as en } from '../en/pages.ts';

export const pages: Record<keyof typeof en, string> = {
  'help.text': 'راسلنا أو اتصل بنا أو زرنا. يجيبك شخص حقيقي، سبعة أيام في الأسبوع.',
  'help.email_text': 'نجيب خلال يوم عمل واحد.',
  'help.chat': 'تحدّث معنا',
  'help.chat_text': 'يجيب فريق الدعم في أي وقت، وبعض الأسئلة فورًا.',
  'help.chat_start': 'بدء محادثة',
  'help.phone_text': 'إذا كان طلبك في الطريق فالاتصال أسرع.',
  'help.address_text': 'مكتبنا. يرجى الاتصال قبل الزيارة.',
  'page.sections': 'في هذه الصفحة',
  'page.ask': 'هل بقي لديك سؤال؟',
  'page.about_us.text': 'من نحن، وبماذا نؤمن، وأين تجدنا.',
  'page.terms.text': 'ما يسري عندما تطلب أو تستأجر أو ترسل شيئًا معنا.',
  'page.privacy.text': 'ما نحتفظ به عنك، ومن يراه، وما يمكنك أن تطلبه منا.',
  'page.refund.text': 'متى تستعيد نقودك وكيف.',
  'page.cancellation.text': 'حتى متى يمكن إلغاء طلب أو رحلة أو طرد.',
  'page.shipping.text': 'كم يكلّف التوصيل وكم يستغرق.',
};
