import type { pages as en } from '../en/pages.ts';

export const pages: Record<keyof typeof en, string> = {
  'help.text': 'Escríbenos, llámanos o visítanos. Responde una persona, siete días a la semana.',
  'help.email_text': 'Respondemos en un día laborable.',
  'help.chat': 'Chatea con nosotros',
  'help.chat_text': 'Nuestro equipo de atención responde a cualquier hora; algunas preguntas, al momento.',
  'help.chat_start': 'Abrir el chat',
  'help.phone_text': 'Si tu pedido está en camino, llamar es lo más rápido.',
  'help.address_text': 'Nuestra oficina. Llama antes de venir, por favor.',
  'page.sections': 'En esta página',
  'page.ask': '¿Te queda alguna duda?',
  'page.about_us.text': 'Quiénes somos, en qué creemos y dónde encontrarnos.',
  'page.terms.text': 'Qué se aplica cuando pides, alquilas o envías algo con nosotros.',
  'page.privacy.text': 'Qué guardamos sobre ti, quién lo ve y qué puedes pedirnos.',
  'page.refund.text': 'Cuándo recuperas tu dinero y cómo.',
  'page.cancellation.text': 'Hasta cuándo se puede cancelar un pedido, un viaje o un paquete.',
  'page.shipping.text': 'Cuánto cuesta el envío y cuánto tarda.',
};
