import type { ShopContent } from './content.ts';
import { ecommerceCategories } from './ecommerce/ecommerce-categories.ts';
import { audio, cameras, computers, gaming, phones } from './ecommerce/ecommerce-electronics.ts';
import { accessories, jewellery, menswear, shoes, womenswear } from './ecommerce/ecommerce-fashion.ts';
import { beauty, decor, furniture, kitchen, tools } from './ecommerce/ecommerce-home.ts';
import { books, instruments, officeGoods, toys } from './ecommerce/ecommerce-leisure.ts';
import { outdoor, training, travelGoods, winterSports } from './ecommerce/ecommerce-sports.ts';
import { ecommerceStores } from './ecommerce/ecommerce-stores.ts';
import { picture } from './writing.ts';

const brand = (key: string, name: string, look: string) => ({ key, name, picture: picture(look, 'sand', 'podium') });

export const ecommerce: ShopContent = {
  categories: Object.values(ecommerceCategories),
  items: [
    ...phones,
    ...audio,
    ...computers,
    ...cameras,
    ...gaming,
    ...womenswear,
    ...menswear,
    ...shoes,
    ...accessories,
    ...jewellery,
    ...furniture,
    ...kitchen,
    ...decor,
    ...beauty,
    ...tools,
    ...training,
    ...outdoor,
    ...winterSports,
    ...toys,
    ...books,
    ...instruments,
    ...officeGoods,
    ...travelGoods,
  ],
  stores: ecommerceStores,
  brands: [
    brand('nordvolt', 'Nordvolt', '🔋 ⚡'),
    brand('lumo', 'Lumo', '📱 💡'),
    brand('kvist', 'Kvist', '⌚ 🌿'),
    brand('tonika', 'Tonika', '🎧 🎵'),
    brand('fjordtek', 'Fjordtek', '💻 🌊'),
    brand('optika', 'Optika', '📷 🔭'),
    brand('arkadia', 'Arkadia', '🎮 👾'),
    brand('linnea-k', 'Linnéa K', '👗 🌸'),
    brand('strand', 'Strand & Son', '👔 🌊'),
    brand('saltvind', 'Saltvind', '🧥 💨'),
    brand('stegvis', 'Stegvis', '👟 🧦'),
    brand('argenta', 'Argenta', '💍 💎'),
    brand('bolund', 'Bolund', '🛋️ 🪴'),
    brand('kokshus', 'Kökshus', '🍳 🔪'),
    brand('rosenvik', 'Rosenvik', '💄 🌹'),
    brand('jarnhand', 'Järnhand', '🔨 🔩'),
    brand('lekstugan', 'Lekstugan', '🧸 🧩'),
    brand('bokvik', 'Bokvik', '📚 👓'),
    brand('pennska', 'Pennska', '✏️ 🎨'),
  ],
};
