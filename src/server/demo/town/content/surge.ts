import type { Text } from '#domain/text.ts';
import type { ZoneKey } from './addresses.ts';
import type { ModuleType } from './modules.ts';

export type SurgeContent = {
  module: ModuleType;
  zone: ZoneKey;
  title: Text;
  customer_note: Text;
  /** percent: per cent. amount: minor units, as all money here. */
  price: number;
  price_type: 'percent' | 'amount';
  /** 0 is Sunday. */
  weekly_days: readonly number[];
  start_time: string;
  end_time: string;
};

export const surges: readonly SurgeContent[] = [
  {
    module: 'food',
    zone: 'centrum',
    title: { en: 'Friday and Saturday night', es: 'Noche de viernes y sábado', ar: 'ليلة الجمعة والسبت' },
    customer_note: {
      en: 'Half the town is hungry right now, so delivery costs a little more.',
      es: 'Media ciudad tiene hambre ahora, así que el envío cuesta un poco más.',
      ar: 'نصف المدينة جائع الآن، لذا يكلف التوصيل أكثر قليلًا.',
    },
    price: 15,
    price_type: 'percent',
    weekly_days: [5, 6],
    start_time: '18:00',
    end_time: '21:30',
  },
  {
    module: 'food',
    zone: 'hisingen',
    title: { en: 'Lunch rush', es: 'Hora punta del almuerzo', ar: 'ذروة الغداء' },
    customer_note: {
      en: 'The bridges are busy at lunchtime. The extra goes to your courier.',
      es: 'Los puentes van llenos a la hora de comer. El extra es para tu repartidor.',
      ar: 'الجسور مزدحمة وقت الغداء. تذهب الزيادة إلى المندوب.',
    },
    price: 50,
    price_type: 'amount',
    weekly_days: [1, 2, 3, 4, 5],
    start_time: '11:30',
    end_time: '13:00',
  },
  {
    module: 'grocery',
    zone: 'centrum',
    title: { en: 'Sunday evening', es: 'Domingo por la tarde', ar: 'مساء الأحد' },
    customer_note: {
      en: 'Everybody fills the fridge before Monday. Earlier in the day it is cheaper.',
      es: 'Todo el mundo llena la nevera antes del lunes. Más temprano es más barato.',
      ar: 'الكل يملأ ثلاجته قبل الاثنين. التوصيل أرخص في وقت أبكر.',
    },
    price: 10,
    price_type: 'percent',
    weekly_days: [0],
    start_time: '16:00',
    end_time: '20:00',
  },
];
