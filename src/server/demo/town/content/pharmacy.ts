import type { ShopContent } from './content.ts';
import { oralCare, skinCare, vitamins } from './pharmacy/pharmacy-care.ts';
import { commonConditions, pharmacyCategories } from './pharmacy/pharmacy-categories.ts';
import { devices, diabetesCare, firstAid, motherAndBaby } from './pharmacy/pharmacy-home.ts';
import { allergyRelief, coldAndFlu, digestionRelief, painRelief, sleepAids } from './pharmacy/pharmacy-medicines.ts';
import { prescriptions } from './pharmacy/pharmacy-prescription.ts';
import { pharmacyStores } from './pharmacy/pharmacy-stores.ts';
import { picture } from './writing.ts';

const brand = (key: string, name: string, look: string) => ({ key, name, picture: picture(look, 'mint', 'podium') });

export const pharmacy: ShopContent = {
  categories: Object.values(pharmacyCategories),
  items: [
    ...painRelief,
    ...coldAndFlu,
    ...allergyRelief,
    ...digestionRelief,
    ...sleepAids,
    ...skinCare,
    ...vitamins,
    ...firstAid,
    ...diabetesCare,
    ...oralCare,
    ...motherAndBaby,
    ...devices,
    ...prescriptions,
  ],
  stores: pharmacyStores,
  brands: [
    brand('norapharm', 'Norapharm', '💊 🧪'),
    brand('klinva', 'Klinva', '🍬 🌿'),
    brand('magvan', 'Magvän', '💊 🌿'),
    brand('lugnia', 'Lugnia', '🌙 🌼'),
    brand('dermavik', 'Dermavik', '🧴 🌊'),
    brand('vitalund', 'Vitalund', '🍊 💊'),
    brand('safegarden', 'Safegården', '🩹 🧰'),
    brand('glukara', 'Glukara', '🩸 🧪'),
    brand('tandis', 'Tandis', '🪥 🦷'),
    brand('lillan', 'Lillan', '🍼 🧸'),
    brand('mativo', 'Mativo', '🩺 🌡️'),
  ],
  common_conditions: commonConditions,
};
