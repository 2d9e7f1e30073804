import type { StoreContent } from '../content.ts';
import { keysOf, picture, store, t, without } from '../writing.ts';
import { grainBowls, salads } from './food-bowls.ts';
import { breakfasts } from './food-breakfast.ts';
import { beefBurgers, chickenBurgers, hotDogs, plantBurgers } from './food-burgers.ts';
import { coffees, teas } from './food-coffee.ts';
import { chickens, kebabs, sandwiches, seafoods } from './food-grill.ts';
import { curries, tandoor } from './food-indian.ts';
import { pastas, redPizzas, whitePizzas } from './food-italian.ts';
import { bentos, sushiRolls } from './food-japanese.ts';
import { antojitos, burritos, tacos } from './food-mexican.ts';
import { dumplings, ramens, wokDishes } from './food-noodles.ts';
import { fries, juices, shakes, smallPlates, sodas } from './food-sides-drinks.ts';
import { cakes, iceCreams, pastries } from './food-sweets.ts';

const burgerPlaces = [
  store(
    'smash-and-co',
    'Smash & Co.',
    t('Burgers · Fries · Shakes', 'Hamburguesas · Patatas · Batidos', 'برغر · بطاطس · ميلك شيك'),
    ['flame', '#a3210f'],
    picture('🍔 🍟 🥤', 'peach', 'plate'),
    keysOf(beefBurgers, chickenBurgers, plantBurgers, fries, sodas, shakes, smallPlates),
  ),
  store(
    'haga-burger-bar',
    'Haga Burger Bar',
    t(
      'Burgers · Hot dogs · Beer-battered sides',
      'Hamburguesas · Perritos · Rebozados',
      'برغر · هوت دوغ · أطباق جانبية مقرمشة',
    ),
    ['hamburger', '#7a2e12'],
    picture('🍔 🥓 🧅', 'peach', 'board'),
    without(
      keysOf(beefBurgers, hotDogs, chickenBurgers, fries, smallPlates, sodas),
      'mini-sliders',
      'harbour-prawn-dog',
    ),
  ),
  store(
    'green-patty',
    'Green Patty',
    t('Plant burgers · Bowls · Juices', 'Hamburguesas vegetales · Bowls · Zumos', 'برغر نباتي · أوعية · عصائر'),
    ['sprout', '#2f6b2f'],
    picture('🍔 🥑 🥬', 'sage', 'plate'),
    without(
      keysOf(plantBurgers, salads, grainBowls, fries, smallPlates, juices, sodas),
      'chicken-caesar',
      'nicoise',
      'west-coast-prawn-salad',
      'loaded-cheese-fries',
      'salmon-poke',
      'tuna-mango-poke',
    ),
  ),
  store(
    'rosenlund-grill',
    'Rosenlund Grill',
    t('Hot dogs · Burgers · Late night', 'Perritos · Hamburguesas · Hasta tarde', 'هوت دوغ · برغر · حتى وقت متأخر'),
    ['moon', '#3a2c5c'],
    picture('🌭 🍟 🍔', 'butter', 'plate'),
    without(keysOf(hotDogs, beefBurgers, kebabs, fries, sodas, shakes), 'truffle-burger', 'mixed-grill', 'lamb-kofta'),
  ),
];

const italianPlaces = [
  store(
    'forno-bello',
    'Forno Bello',
    t('Neapolitan pizza · Italian', 'Pizza napolitana · Italiana', 'بيتزا نابولي · إيطالي'),
    ['pizza', '#1b6b45'],
    picture('🍕 🍅 🌿', 'butter', 'board'),
    keysOf(redPizzas, whitePizzas, pastas, smallPlates, sodas),
  ),
  store(
    'pizzeria-vulcano',
    'Pizzeria Vulcano',
    t('Pizza · Kebab pizza · Salad', 'Pizza · Kebab · Ensaladas', 'بيتزا · بيتزا الكباب · سلطة'),
    ['mountain', '#9c2a1a'],
    picture('🍕 🌶️ 🫒', 'butter', 'board'),
    without(keysOf(redPizzas, whitePizzas, kebabs, smallPlates, sodas), 'kantarell', 'mozzarella-sticks', 'lamb-kofta'),
  ),
  store(
    'trattoria-linnea',
    'Trattoria Linnéa',
    t('Fresh pasta · Wine bar plates', 'Pasta fresca · Platos de trattoria', 'معكرونة طازجة · أطباق صغيرة'),
    ['wine', '#6b1d3a'],
    picture('🍝 🍅 🌿', 'butter', 'plate'),
    without(
      keysOf(pastas, whitePizzas, salads, smallPlates, cakes, coffees),
      'birthday-cake',
      'iced-latte',
      'cold-brew',
    ),
  ),
  store(
    'al-taglio',
    'Al Taglio',
    t('Pizza by the slice · Coffee', 'Pizza al corte · Café', 'بيتزا بالقطعة · قهوة'),
    ['slice', '#8a3b0c'],
    picture('🍕 ☕ 🧀', 'sand', 'board'),
    without(keysOf(redPizzas, whitePizzas, coffees, sodas, sandwiches), 'tonno-cipolla', 'prawn-sandwich', 'mocha'),
  ),
];

const japanesePlaces = [
  store(
    'sora-sushi-bar',
    'Sora Sushi Bar',
    t('Sushi · Bento · Japanese', 'Sushi · Bento · Japonesa', 'سوشي · بنتو · ياباني'),
    ['fish', '#1d3557'],
    picture('🍣 🍱 🍵', 'sage', 'board'),
    keysOf(sushiRolls, bentos, dumplings, teas, sodas),
  ),
  store(
    'kaiyo',
    'Kaiyō',
    t('Nigiri · Aburi · Poké', 'Nigiri · Aburi · Poke', 'نيغيري · أبوري · بوكي'),
    ['waves', '#0f4c5c'],
    picture('🍣 🐟 🥑', 'sky', 'board'),
    without(keysOf(sushiRolls, bentos, grainBowls, teas, sodas), 'acai-bowl', 'falafel-bowl', 'masala-chai'),
  ),
  store(
    'tanuki-izakaya',
    'Tanuki Izakaya',
    t('Skewers · Ramen · Small plates', 'Brochetas · Ramen · Platillos', 'أسياخ · رامن · أطباق صغيرة'),
    ['origami', '#7b2d26'],
    picture('🍢 🍜 🍶', 'peach', 'board'),
    without(
      keysOf(bentos, ramens, dumplings, sushiRolls, teas),
      'beef-pho',
      'bao-pork',
      'pot-of-earl-grey',
      'rainbow-roll',
    ),
  ),
];

const saladPlaces = [
  store(
    'green-fork-kitchen',
    'Green Fork Kitchen',
    t('Salads · Bowls · Healthy', 'Ensaladas · Bowls · Saludable', 'سلطات · أوعية · صحي'),
    ['leaf', '#3b6e2e'],
    picture('🥗 🥑 🍋', 'mint', 'plate'),
    keysOf(salads, grainBowls, juices, smallPlates, teas),
  ),
  store(
    'root-and-leaf',
    'Root & Leaf',
    t('Organic salads · Soups · Juices', 'Ensaladas ecológicas · Sopas · Zumos', 'سلطات عضوية · شوربات · عصائر'),
    ['salad', '#1f6f5c'],
    picture('🥗 🥕 🥬', 'sage', 'plate'),
    without(keysOf(salads, grainBowls, juices, smallPlates, sandwiches, sodas), 'nicoise', 'onion-rings', 'house-cola'),
  ),
  store(
    'poke-pier',
    'Poké Pier',
    t('Poké bowls · Açaí · Bubble tea', 'Poke · Açaí · Té de burbujas', 'بوكي · أساي · شاي الفقاعات'),
    ['anchor', '#155e75'],
    picture('🥗 🐟 🥭', 'sky', 'plate'),
    without(keysOf(grainBowls, salads, juices, teas, dumplings), 'bao-pork', 'pot-of-earl-grey'),
  ),
];

const asianPlaces = [
  store(
    'noodle-theory',
    'Noodle Theory',
    t('Ramen · Dumplings · Asian', 'Ramen · Empanadillas · Asiática', 'رامن · دمبلنغ · آسيوي'),
    ['soup', '#b02318'],
    picture('🍜 🍤 🥟', 'rose', 'plate'),
    keysOf(ramens, wokDishes, dumplings, teas, sodas),
  ),
  store(
    'lucky-wok',
    'Lucky Wok',
    t('Wok · Rice · Dumplings', 'Wok · Arroz · Empanadillas', 'ووك · أرز · دمبلنغ'),
    ['flame-kindling', '#8f1d1d'],
    picture('🥡 🥦 🌶️', 'rose', 'plate'),
    without(
      keysOf(wokDishes, dumplings, ramens, smallPlates, sodas, juices),
      'tonkotsu-ramen',
      'corn-on-the-cob',
      'garlic-bread',
      'tomato-soup',
    ),
  ),
  store(
    'saigon-lane',
    'Saigon Lane',
    t('Pho · Spring rolls · Bubble tea', 'Pho · Rollitos · Té de burbujas', 'فو · رولات الربيع · شاي الفقاعات'),
    ['lamp-ceiling', '#14532d'],
    picture('🍜 🌿 🍋', 'sage', 'plate'),
    without(keysOf(ramens, wokDishes, dumplings, teas, juices), 'shoyu-ramen', 'pork-gyoza'),
  ),
  store(
    'bangkok-bridge',
    'Bangkok Bridge',
    t('Thai curries · Pad thai', 'Curris tailandeses · Pad thai', 'كاري تايلندي · باد تاي'),
    ['sun', '#9a3412'],
    picture('🍛 🥥 🌶️', 'peach', 'plate'),
    without(
      keysOf(wokDishes, curries, dumplings, juices, sodas),
      'lamb-rogan-josh',
      'dal-makhani',
      'palak-paneer',
      'butter-chicken',
    ),
  ),
];

const mexicanPlaces = [
  store(
    'casa-verde',
    'Casa Verde Taquería',
    t('Tacos · Burritos · Mexican', 'Tacos · Burritos · Mexicana', 'تاكو · بوريتو · مكسيكي'),
    ['tree-palm', '#b45309'],
    picture('🌮 🥑 🌶️', 'butter', 'board'),
    keysOf(tacos, burritos, antojitos, juices, sodas),
  ),
  store(
    'el-camino',
    'El Camino',
    t('Burritos · Nachos · Street corn', 'Burritos · Nachos · Elotes', 'بوريتو · ناتشوز · ذرة الشارع'),
    ['hop', '#7c2d12'],
    picture('🌯 🌽 🧀', 'peach', 'board'),
    without(
      keysOf(burritos, antojitos, tacos, chickens, sodas, juices),
      'prawn-tacos',
      'korean-fried-chicken',
      'half-rotisserie-chicken',
    ),
  ),
  store(
    'maiz-y-mar',
    'Maíz y Mar',
    t('Fish tacos · Seafood', 'Tacos de pescado · Marisco', 'تاكو السمك · ثمار البحر'),
    ['fish-symbol', '#0e5a6b'],
    picture('🌮 🦐 🍋', 'sky', 'board'),
    without(keysOf(tacos, antojitos, seafoods, juices, sodas), 'fish-and-chips', 'tacos-carnitas'),
  ),
];

const indianPlaces = [
  store(
    'spice-route',
    'Spice Route',
    t('Curry · Rice · Indian', 'Curri · Arroz · India', 'كاري · أرز · هندي'),
    ['chef-hat', '#8a4b08'],
    picture('🍛 🌶️ 🍚', 'peach', 'plate'),
    keysOf(curries, tandoor, juices, teas, sodas),
  ),
  store(
    'masala-majorna',
    'Masala Majorna',
    t('Home-style curries · Biryani', 'Curris caseros · Biryani', 'كاري بيتي · برياني'),
    ['cooking-pot', '#9d2449'],
    picture('🍲 🍚 🧅', 'rose', 'plate'),
    without(
      keysOf(curries, tandoor, smallPlates, juices, sodas),
      'thai-green-curry',
      'goan-prawn-curry',
      'onion-rings',
      'corn-on-the-cob',
    ),
  ),
  store(
    'tandoor-house',
    'Tandoor House',
    t('Charcoal grill · Naan', 'Tandoor · Naan', 'مشاوي على الفحم · نان'),
    ['flame', '#7f1d1d'],
    picture('🍢 🫓 🍋', 'butter', 'board'),
    without(
      keysOf(tandoor, curries, chickens, kebabs, sodas),
      'smoked-ribs',
      'korean-fried-chicken',
      'beef-doner',
      'aloo-gobi',
    ),
  ),
];

const cafes = [
  store(
    'morning-glory',
    'Morning Glory Café',
    t('Coffee · Pastries · Brunch', 'Café · Bollería · Brunch', 'قهوة · معجنات · فطور متأخر'),
    ['coffee', '#5b4636'],
    picture('🥐 ☕ 🧈', 'sand', 'plate'),
    keysOf(breakfasts, coffees, teas, pastries, juices),
  ),
  store(
    'kafe-kanel',
    'Kafé Kanel',
    t('Cinnamon buns · Filter coffee', 'Rollos de canela · Café de filtro', 'لفائف القرفة · قهوة مقطّرة'),
    ['croissant', '#8b5a13'],
    picture('🥐 ☕ 🌰', 'butter', 'plate'),
    without(
      keysOf(pastries, coffees, teas, cakes, sandwiches),
      'brown-sugar-bubble-tea',
      'mango-bubble-tea',
      'birthday-cake',
    ),
  ),
  store(
    'the-daily-egg',
    'The Daily Egg',
    t('All-day breakfast · Pancakes', 'Desayunos · Tortitas', 'فطور طوال اليوم · بان كيك'),
    ['egg-fried', '#9a5b00'],
    picture('🥞 🍳 🥓', 'sand', 'plate'),
    without(keysOf(breakfasts, sandwiches, juices, coffees, shakes), 'prawn-sandwich', 'cold-brew'),
  ),
  store(
    'slow-bean',
    'Slow Bean Roastery',
    t('Speciality coffee · Sandwiches', 'Café de especialidad · Sándwiches', 'قهوة مختصة · شطائر'),
    ['bean', '#4a2c1a'],
    picture('☕ 🍪 🍫', 'sand', 'plate'),
    without(
      keysOf(coffees, teas, sandwiches, pastries, cakes, juices),
      'hot-chocolate',
      'glazed-donut',
      'birthday-cake',
    ),
  ),
];

const sweetPlaces = [
  store(
    'polar-gelato',
    'Polar Gelato',
    t('Gelato · Sundaes · Shakes', 'Gelato · Copas · Batidos', 'جيلاتو · صنداي · ميلك شيك'),
    ['ice-cream-cone', '#a11d5b'],
    picture('🍨 🍓 🍫', 'rose', 'plate'),
    keysOf(iceCreams, shakes, cakes, coffees, juices),
  ),
  store(
    'sockerbagaren',
    'Sockerbagaren',
    t('Cakes · Buns · Birthday orders', 'Tartas · Bollos · Encargos', 'كعك · لفائف · طلبات أعياد الميلاد'),
    ['cake-slice', '#9d174d'],
    picture('🍰 🧁 🍓', 'rose', 'plate'),
    keysOf(cakes, pastries, iceCreams, coffees),
  ),
  store(
    'waffle-and-bubble',
    'Waffle & Bubble',
    t('Waffles · Bubble tea · Ice cream', 'Gofres · Té de burbujas · Helado', 'وافل · شاي الفقاعات · آيس كريم'),
    ['dessert', '#6d28a8'],
    picture('🧇 🧋 🍓', 'lilac', 'plate'),
    without(
      keysOf(iceCreams, teas, shakes, juices, pastries, breakfasts),
      'full-breakfast',
      'eggs-benedict',
      'shakshuka',
      'salmon-bagel',
      'breakfast-burrito',
    ),
  ),
];

const chickenPlaces = [
  store(
    'crisp-and-co',
    'Crisp & Co.',
    t('Fried chicken · Wings · Slaw', 'Pollo frito · Alitas · Ensalada de col', 'دجاج مقلي · أجنحة · سلطة ملفوف'),
    ['drumstick', '#a8320a'],
    picture('🍗 🍟 🥤', 'peach', 'plate'),
    keysOf(chickens, chickenBurgers, fries, smallPlates, sodas),
  ),
  store(
    'piri-town',
    'Piri Town',
    t('Flame-grilled chicken · Sides', 'Pollo a la llama · Guarniciones', 'دجاج على اللهب · أطباق جانبية'),
    ['sparkles', '#b3261e'],
    picture('🍗 🌶️ 🍋', 'butter', 'plate'),
    without(
      keysOf(chickens, chickenBurgers, salads, smallPlates, sodas, juices),
      'korean-fried-chicken',
      'nashville-hot-burger',
      'mozzarella-sticks',
    ),
  ),
];

const seafoodPlaces = [
  store(
    'fiskhuset-klippan',
    'Fiskhuset Klippan',
    t('Seafood · Fish soup · Oysters', 'Marisco · Sopa de pescado · Ostras', 'ثمار البحر · حساء السمك · محار'),
    ['ship-wheel', '#134e6f'],
    picture('🦐 🦪 🍋', 'sky', 'plate'),
    without(
      keysOf(seafoods, salads, sandwiches, smallPlates, sodas, cakes),
      'grilled-cheese',
      'birthday-cake',
      'onion-rings',
    ),
  ),
  store(
    'harbour-and-batter',
    'Harbour & Batter',
    t('Fish and chips · Shellfish', 'Pescado frito · Marisco', 'سمك وبطاطس · محار'),
    ['lighthouse', '#1e3a5f'],
    picture('🍤 🍟 🍋', 'sky', 'plate'),
    without(keysOf(seafoods, fries, smallPlates, sodas, shakes), 'half-lobster'),
  ),
];

const levantinePlaces = [
  store(
    'damaskus-deli',
    'Damaskus Deli',
    t('Shawarma · Falafel · Mezze', 'Shawarma · Falafel · Mezze', 'شاورما · فلافل · مازة'),
    ['wheat', '#7a4a06'],
    picture('🥙 🧆 🫒', 'sage', 'board'),
    without(
      keysOf(kebabs, tandoor, salads, smallPlates, juices, sodas),
      'chicken-caesar',
      'nicoise',
      'west-coast-prawn-salad',
      'cheese-naan',
      'onion-bhaji',
      'raita',
      'mozzarella-sticks',
    ),
  ),
  store(
    'bosporen',
    'Bosporen Kebab',
    t('Döner · Grill · Meze', 'Döner · Parrilla · Meze', 'دونر · مشاوي · مازة'),
    ['beef', '#8c1c13'],
    picture('🥙 🍖 🍅', 'peach', 'board'),
    without(keysOf(kebabs, chickens, fries, smallPlates, sodas), 'korean-fried-chicken', 'truffle-parmesan-fries'),
  ),
  store(
    'olive-and-mint',
    'Olive & Mint',
    t('Falafel · Wraps · Fresh juice', 'Falafel · Wraps · Zumos', 'فلافل · لفائف · عصير طازج'),
    ['vegan', '#4d6b12'],
    picture('🧆 🌿 🫒', 'sage', 'board'),
    without(
      keysOf(kebabs, sandwiches, salads, grainBowls, juices, teas),
      'beef-doner',
      'prawn-sandwich',
      'nicoise',
      'mixed-grill',
    ),
  ),
];

export const foodStores: readonly StoreContent[] = [
  ...burgerPlaces,
  ...italianPlaces,
  ...japanesePlaces,
  ...saladPlaces,
  ...asianPlaces,
  ...mexicanPlaces,
  ...indianPlaces,
  ...cafes,
  ...sweetPlaces,
  ...chickenPlaces,
  ...seafoodPlaces,
  ...levantinePlaces,
];
