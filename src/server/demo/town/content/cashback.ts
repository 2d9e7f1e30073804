import type { Text } from '#domain/text.ts';
import type { ModuleType } from './modules.ts';

export type CashbackContent = {
  module: ModuleType;
  title: Text;
  cashback_type: 'amount' | 'percentage';
  /** percentage: per cent. amount: minor units, as all money here. */
  cashback_amount: number;
  min_purchase: number;
  max_discount?: number;
  same_user_limit?: number;
};

export const cashback: readonly CashbackContent[] = [
  {
    module: 'food',
    title: { en: 'Dinner pays a little back', es: 'La cena te devuelve algo', ar: 'العشاء يعيد لك القليل' },
    cashback_type: 'percentage',
    cashback_amount: 8,
    min_purchase: 2000,
    max_discount: 600,
  },
  {
    module: 'food',
    title: { en: 'A full table', es: 'Una mesa llena', ar: 'مائدة عامرة' },
    cashback_type: 'amount',
    cashback_amount: 700,
    min_purchase: 6000,
    same_user_limit: 5,
  },
  {
    module: 'grocery',
    title: { en: 'The big weekly shop', es: 'La gran compra semanal', ar: 'تسوق الأسبوع الكبير' },
    cashback_type: 'percentage',
    cashback_amount: 5,
    min_purchase: 4000,
    max_discount: 500,
  },
  {
    module: 'pharmacy',
    title: { en: 'Take care of yourself', es: 'Cuídate', ar: 'اعتنِ بنفسك' },
    cashback_type: 'amount',
    cashback_amount: 200,
    min_purchase: 2500,
    same_user_limit: 3,
  },
  {
    module: 'ecommerce',
    title: { en: 'Something nice for the home', es: 'Algo bonito para casa', ar: 'شيء جميل للمنزل' },
    cashback_type: 'percentage',
    cashback_amount: 10,
    min_purchase: 5000,
    max_discount: 1500,
    same_user_limit: 2,
  },
  {
    module: 'ecommerce',
    title: { en: 'Big things, big thanks', es: 'Grandes compras, muchas gracias', ar: 'مشتريات كبيرة، شكر كبير' },
    cashback_type: 'amount',
    cashback_amount: 2000,
    min_purchase: 20_000,
  },
  {
    module: 'parcel',
    title: { en: 'Send more, get some back', es: 'Envía más y recupera algo', ar: 'أرسل أكثر واسترد القليل' },
    cashback_type: 'percentage',
    cashback_amount: 5,
    min_purchase: 1500,
    max_discount: 200,
  },
  {
    module: 'rental',
    title: { en: 'Off for the weekend', es: 'Escapada de fin de semana', ar: 'رحلة نهاية الأسبوع' },
    cashback_type: 'percentage',
    cashback_amount: 6,
    min_purchase: 10_000,
    max_discount: 2000,
  },
];
