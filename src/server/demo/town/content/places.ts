import type { Text } from '#domain/text.ts';
import type { ZoneKey } from './addresses.ts';

export type Corner = readonly [longitude: number, latitude: number];

export type ZoneContent = {
  key: ZoneKey;
  name: Text;
  display_name: Text;
  corners: readonly Corner[];
  is_default?: boolean;
};

/** Three zones side by side and a wide one over all of them: a place in the middle of town lies in two zones. */
export const zones: readonly ZoneContent[] = [
  {
    key: 'centrum',
    name: { en: 'Centrum', es: 'Centro', ar: 'وسط المدينة' },
    display_name: {
      en: 'City centre: Nordstan, Haga, Vasastan, Linné',
      es: 'Centro: Nordstan, Haga, Vasastan, Linné',
      ar: 'وسط المدينة: نوردستان، هاغا، فاساستان، لينيه',
    },
    is_default: true,
    corners: [
      [11.9135, 57.6935],
      [11.936, 57.7005],
      [11.957, 57.7065],
      [11.966, 57.7125],
      [11.9785, 57.7165],
      [11.9885, 57.7115],
      [11.9865, 57.7],
      [11.984, 57.6905],
      [11.972, 57.684],
      [11.948, 57.682],
      [11.921, 57.684],
    ],
  },
  {
    key: 'hisingen',
    name: { en: 'Hisingen', es: 'Hisingen', ar: 'هيسينغن' },
    display_name: {
      en: 'North bank: Lindholmen, Eriksberg, Backaplan',
      es: 'Orilla norte: Lindholmen, Eriksberg, Backaplan',
      ar: 'الضفة الشمالية: ليندهولمن، إريكسبرغ، باكابلان',
    },
    corners: [
      [11.88, 57.6985],
      [11.905, 57.6975],
      [11.9335, 57.7035],
      [11.9535, 57.7095],
      [11.9635, 57.715],
      [11.977, 57.72],
      [11.973, 57.74],
      [11.935, 57.745],
      [11.885, 57.735],
      [11.872, 57.715],
    ],
  },
  {
    key: 'oster',
    name: { en: 'East', es: 'Este', ar: 'الشرق' },
    display_name: {
      en: 'East side: Örgryte, Gårda, Kallebäck, Redbergslid',
      es: 'Lado este: Örgryte, Gårda, Kallebäck, Redbergslid',
      ar: 'الجهة الشرقية: أوريوته، غوردا، كاليبيك، ريدبرغسليد',
    },
    corners: [
      [11.9885, 57.7115],
      [11.9865, 57.7],
      [11.984, 57.6905],
      [11.982, 57.672],
      [11.99, 57.655],
      [12.022, 57.652],
      [12.045, 57.675],
      [12.06, 57.705],
      [12.045, 57.727],
      [12.005, 57.727],
    ],
  },
  {
    key: 'greater',
    name: { en: 'Greater Gothenburg', es: 'Gran Gotemburgo', ar: 'غوتنبرغ الكبرى' },
    display_name: {
      en: 'All of Gothenburg and around',
      es: 'Toda Gotemburgo y alrededores',
      ar: 'كل غوتنبرغ وما حولها',
    },
    corners: [
      [11.855, 57.66],
      [11.875, 57.646],
      [12.08, 57.646],
      [12.098, 57.67],
      [12.098, 57.75],
      [12.07, 57.764],
      [11.885, 57.764],
      [11.855, 57.745],
    ],
  },
];

/** Bands overlap a little at their ends; the first one that covers the distance counts. */
export const deliveryVehicles: readonly { type: Text; from: number; to: number; extra_charges: number }[] = [
  { type: { en: 'Bicycle', es: 'Bicicleta', ar: 'دراجة هوائية' }, from: 0, to: 3, extra_charges: 0 },
  { type: { en: 'Scooter', es: 'Escúter', ar: 'سكوتر' }, from: 3, to: 8, extra_charges: 50 },
  { type: { en: 'Car', es: 'Coche', ar: 'سيارة' }, from: 8, to: 20, extra_charges: 150 },
  { type: { en: 'Van', es: 'Furgoneta', ar: 'شاحنة صغيرة' }, from: 20, to: 60, extra_charges: 400 },
];
