import type { Text } from '#domain/text.ts';
import type { BonusRule } from '#domain/wallet/bonus.ts';

export type WalletBonusContent = BonusRule & { title: Text; description: Text };

export const walletBonuses: readonly WalletBonusContent[] = [
  {
    title: { en: 'A little on top', es: 'Un poco más', ar: 'زيادة صغيرة' },
    description: {
      en: 'Add 20 or more and we add 2.',
      es: 'Añade 20 o más y nosotros añadimos 2.',
      ar: 'أضف 20 أو أكثر ونضيف لك 2.',
    },
    bonus_type: 'amount',
    bonus_amount: 200,
    minimum_add_amount: 2000,
    maximum_bonus_amount: 0,
  },
  {
    title: { en: 'Ten per cent more', es: 'Diez por ciento más', ar: 'عشرة بالمئة إضافية' },
    description: {
      en: 'From 50 on every top-up grows by a tenth.',
      es: 'A partir de 50, cada recarga crece una décima parte.',
      ar: 'ابتداءً من 50 يزيد كل شحن بمقدار العُشر.',
    },
    bonus_type: 'percentage',
    bonus_amount: 10,
    minimum_add_amount: 5000,
    maximum_bonus_amount: 1000,
  },
  {
    title: { en: 'For the whole month', es: 'Para todo el mes', ar: 'لشهر كامل' },
    description: {
      en: 'Fill up for the month and get fifteen per cent more.',
      es: 'Recarga para el mes y recibe un quince por ciento más.',
      ar: 'اشحن لشهر كامل واحصل على خمسة عشر بالمئة إضافية.',
    },
    bonus_type: 'percentage',
    bonus_amount: 15,
    minimum_add_amount: 15000,
    maximum_bonus_amount: 3000,
  },
];
