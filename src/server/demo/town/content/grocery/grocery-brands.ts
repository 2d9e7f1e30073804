import { picture } from '../writing.ts';

const brand = (
  key: string,
  name: string,
  look: string,
  ground: 'mint' | 'butter' | 'sky' | 'sand' | 'peach' | 'lilac' | 'sage' | 'rose',
) => ({ key, name, picture: picture(look, ground, 'podium') });

export const groceryBrands = [
  brand('solgard', 'Solgård Farm', '🥕 🌾', 'sage'),
  brand('angslund', 'Ängslund', '🥛 🌼', 'mint'),
  brand('brodfar', 'Brödfar', '🍞 🌾', 'butter'),
  brand('havsro', 'Havsro', '🐟 🌊', 'sky'),
  brand('lindgarden', 'Lindgården', '🥩 🌿', 'rose'),
  brand('kornbla', 'Kornblå', '🌾 🥣', 'sand'),
  brand('tuscanello', 'Tuscanello', '🍝 🍅', 'sand'),
  brand('casa-romero', 'Casa Romero', '🫒 🌶️', 'sand'),
  brand('fizzly', 'Fizzly', '🥤 🍋', 'sky'),
  brand('bergrost', 'Bergrost', '☕ 🌰', 'sand'),
  brand('knaperi', 'Knaperi', '🥨 🧂', 'peach'),
  brand('kakaohuset', 'Kakaohuset', '🍫 🌰', 'peach'),
  brand('isvik', 'Isvik', '🍨 🧊', 'sky'),
  brand('rentval', 'Rentväl', '🧽 🫧', 'lilac'),
  brand('lillkotten', 'Lillkotten', '🍼 🧸', 'butter'),
  brand('tassvan', 'Tassvän', '🦴 🐾', 'sand'),
];
