import { shelf, t } from '../writing.ts';
import { pharmacyCategories } from './pharmacy-categories.ts';

/** Painkillers are sold a few boxes at a time, as the law asks. */
const pain = shelf(pharmacyCategories.pain, { unit: 'box', brand: 'norapharm', maximum_cart_quantity: 3 });
const throat = shelf(pharmacyCategories.throat, { unit: 'pack', brand: 'klinva', common_condition: 'cold-flu' });
const nose = shelf(pharmacyCategories.nose, { unit: 'bottle', brand: 'klinva', common_condition: 'cold-flu' });
const cold = shelf(pharmacyCategories.cold, { unit: 'box', brand: 'klinva', common_condition: 'cold-flu' });
const allergy = shelf(pharmacyCategories.allergy, { unit: 'box', brand: 'norapharm', common_condition: 'allergy' });
const stomach = shelf(pharmacyCategories.digestion, { unit: 'box', brand: 'magvan', common_condition: 'digestion' });
const sleep = shelf(pharmacyCategories.sleep, { unit: 'box', brand: 'lugnia', common_condition: 'sleep' });

export const painRelief = [
  pain(
    'paracetamol-500',
    399,
    '💊 🌡️',
    t('Paracetamol 500 mg, 20 tablets', 'Paracetamol 500 mg, 20 comprimidos', 'باراسيتامول 500 ملغ، 20 قرصًا'),
    t(
      'Eases fever and mild pain. Gentle on the stomach.',
      'Alivia la fiebre y el dolor leve. Respeta el estómago.',
      'يخفف الحمى والألم الخفيف. لطيف على المعدة.',
    ),
    { generic_name: ['Paracetamol'], common_condition: 'fever', basic: true, tags: ['popular'] },
  ),
  pain(
    'ibuprofen-400',
    549,
    '💊×2 💧',
    t('Ibuprofen 400 mg, 30 tablets', 'Ibuprofeno 400 mg, 30 comprimidos', 'إيبوبروفين 400 ملغ، 30 قرصًا'),
    t(
      'For pain with inflammation. Take it with food.',
      'Para el dolor con inflamación. Tómalo con comida.',
      'للألم المصحوب بالتهاب. تناوله مع الطعام.',
    ),
    { generic_name: ['Ibuprofen'], common_condition: 'headache', basic: true, tags: ['popular'] },
  ),
  pain(
    'ibuprofen-200',
    429,
    '💊 💧',
    t('Ibuprofen 200 mg, 20 capsules', 'Ibuprofeno 200 mg, 20 cápsulas', 'إيبوبروفين 200 ملغ، 20 كبسولة'),
    t(
      'Soft capsules that start working sooner.',
      'Cápsulas blandas de efecto más rápido.',
      'كبسولات لينة يبدأ مفعولها أسرع.',
    ),
    { generic_name: ['Ibuprofen'], common_condition: 'headache' },
  ),
  pain(
    'aspirin-500',
    449,
    '💊×2 🍋',
    t(
      'Effervescent Aspirin 500 mg, 20 tablets',
      'Aspirina efervescente 500 mg, 20 comprimidos',
      'أسبرين فوّار 500 ملغ، 20 قرصًا',
    ),
    t(
      'Dissolve one in water for headache and fever.',
      'Disuelve uno en agua para el dolor de cabeza y la fiebre.',
      'أذِب قرصًا في الماء للصداع والحمى.',
    ),
    { generic_name: ['Acetylsalicylic acid'], common_condition: 'headache' },
  ),
  pain(
    'naproxen-250',
    629,
    '💊×3 💧',
    t('Naproxen 250 mg, 20 tablets', 'Naproxeno 250 mg, 20 comprimidos', 'نابروكسين 250 ملغ، 20 قرصًا'),
    t(
      'Lasts up to twelve hours; also for period pain.',
      'Dura hasta doce horas; también para el dolor menstrual.',
      'يدوم حتى اثنتي عشرة ساعة، ولآلام الدورة أيضًا.',
    ),
    { generic_name: ['Naproxen'], common_condition: 'muscle-joint' },
  ),
  pain(
    'child-paracetamol',
    479,
    '🍼 🌡️',
    t(
      'Children’s Paracetamol Syrup, 100 ml',
      'Paracetamol infantil en jarabe, 100 ml',
      'شراب باراسيتامول للأطفال، 100 مل',
    ),
    t(
      'Strawberry syrup dosed by weight, with a syringe in the box.',
      'Jarabe de fresa con dosis según el peso y jeringa incluida.',
      'شراب بالفراولة جرعته حسب الوزن، مع محقنة في العلبة.',
    ),
    { generic_name: ['Paracetamol'], common_condition: 'fever', unit: 'bottle', basic: true },
  ),
  pain(
    'diclofenac-gel',
    799,
    '🧴 💊',
    t('Diclofenac Gel 23 mg/g, 100 g', 'Gel de diclofenaco 23 mg/g, 100 g', 'جل ديكلوفيناك 23 ملغ/غ، 100 غ'),
    t(
      'Cooling gel for sore muscles and joints.',
      'Gel refrescante para músculos y articulaciones.',
      'جل مبرّد للعضلات والمفاصل المتألمة.',
    ),
    { generic_name: ['Diclofenac'], common_condition: 'muscle-joint', unit: 'tube' },
  ),
  pain(
    'heat-patches',
    649,
    '🩹×2 🔥',
    t(
      'Heat Patches for the Back, 4 pieces',
      'Parches de calor para la espalda, 4 unidades',
      'لصقات حرارية للظهر، 4 قطع',
    ),
    t('Eight hours of steady warmth.', 'Ocho horas de calor constante.', 'ثماني ساعات من الدفء الثابت.'),
    { common_condition: 'muscle-joint', unit: 'pack' },
  ),
  pain(
    'migraine-triptan',
    1190,
    '💊 ⚡',
    t('Sumatriptan 50 mg, 2 tablets', 'Sumatriptán 50 mg, 2 comprimidos', 'سوماتريبتان 50 ملغ، قرصان'),
    t(
      'For attacks of migraine already diagnosed.',
      'Para ataques de migraña ya diagnosticada.',
      'لنوبات الشقيقة المشخّصة سابقًا.',
    ),
    { generic_name: ['Sumatriptan'], common_condition: 'headache' },
  ),
  pain(
    'cooling-strips',
    549,
    '🩹 ❄️',
    t('Cooling Forehead Strips, 6 pieces', 'Parches fríos para la frente, 6 unidades', 'شرائط تبريد للجبين، 6 قطع'),
    t(
      'Cool gel for fever and heavy heads.',
      'Gel frío para la fiebre y la cabeza pesada.',
      'جل بارد للحمى وثقل الرأس.',
    ),
    { common_condition: 'fever', unit: 'pack' },
  ),
];

export const coldAndFlu = [
  cold(
    'hot-lemon-sachets',
    699,
    '🍵 🍋',
    t(
      'Hot Lemon Cold Sachets, 10 pieces',
      'Sobres calientes de limón, 10 unidades',
      'أكياس الليمون الساخن للزكام، 10 قطع',
    ),
    t(
      'Paracetamol and vitamin C in a warm drink.',
      'Paracetamol y vitamina C en una bebida caliente.',
      'باراسيتامول وفيتامين C في مشروب دافئ.',
    ),
    { generic_name: ['Paracetamol', 'Ascorbic acid'], basic: true, tags: ['popular'] },
  ),
  cold(
    'zinc-lozenges',
    499,
    '🍬×2 🍋',
    t('Zinc Lozenges, 30 pieces', 'Pastillas de zinc, 30 unidades', 'أقراص استحلاب بالزنك، 30 قطعة'),
    t('Start on the first day of a cold.', 'Empieza el primer día del resfriado.', 'ابدأ بها من أول يوم للزكام.'),
    { generic_name: ['Zinc gluconate'] },
  ),
  cold(
    'echinacea-drops',
    749,
    '🧴 🌼',
    t('Echinacea Drops, 50 ml', 'Gotas de equinácea, 50 ml', 'قطرات الإخناسيا، 50 مل'),
    t(
      'A traditional herbal remedy for the first sniffles.',
      'Remedio vegetal tradicional para los primeros síntomas.',
      'علاج عشبي تقليدي لأول الأعراض.',
    ),
    { generic_name: ['Echinacea purpurea'], unit: 'bottle' },
  ),
  cold(
    'vapour-rub',
    579,
    '🧴 🌿',
    t('Eucalyptus Vapour Rub, 50 g', 'Bálsamo de eucalipto, 50 g', 'مرهم بخار الأوكالبتوس، 50 غ'),
    t(
      'Rub on chest and back before bed.',
      'Frotar en pecho y espalda antes de dormir.',
      'ادهن به الصدر والظهر قبل النوم.',
    ),
    { generic_name: ['Eucalyptus oil', 'Menthol', 'Camphor'] },
  ),
  cold(
    'tissues-lotion',
    249,
    '🧻 🌼',
    t('Soft Tissues with Balm, 80 pieces', 'Pañuelos suaves con bálsamo, 80 unidades', 'مناديل ناعمة بالبلسم، 80 قطعة'),
    t('Kind to a sore nose.', 'Suaves con la nariz irritada.', 'لطيفة على الأنف المتهيّج.'),
    { basic: true },
  ),
  throat(
    'honey-lozenges',
    429,
    '🍬 🍯',
    t('Honey and Lemon Lozenges, 24 pieces', 'Pastillas de miel y limón, 24 unidades', 'أقراص العسل والليمون، 24 قطعة'),
    t('Soothes a dry, sore throat.', 'Calma la garganta seca e irritada.', 'تهدئ الحلق الجاف والمتألم.'),
    { basic: true },
  ),
  throat(
    'numbing-lozenges',
    599,
    '🍬×3 ❄️',
    t('Numbing Throat Lozenges, 20 pieces', 'Pastillas anestésicas, 20 unidades', 'أقراص مخدّرة للحلق، 20 قطعة'),
    t(
      'For pain when swallowing, with lidocaine.',
      'Para el dolor al tragar, con lidocaína.',
      'للألم عند البلع، بالليدوكايين.',
    ),
    { generic_name: ['Lidocaine', 'Cetylpyridinium'] },
  ),
  throat(
    'cough-syrup',
    749,
    '🍯 🌿',
    t('Thyme Cough Syrup, 200 ml', 'Jarabe de tomillo para la tos, 200 ml', 'شراب الزعتر للسعال، 200 مل'),
    t('Loosens a chesty cough.', 'Ablanda la tos con flemas.', 'يليّن السعال المصحوب ببلغم.'),
    { unit: 'bottle', generic_name: ['Thyme extract'] },
  ),
  throat(
    'dry-cough-syrup',
    799,
    '🍯×2 🌙',
    t('Dry Cough Syrup, 125 ml', 'Jarabe para la tos seca, 125 ml', 'شراب للسعال الجاف، 125 مل'),
    t(
      'Calms the tickle that keeps you awake.',
      'Calma el picor que no deja dormir.',
      'يهدئ الدغدغة التي تمنعك من النوم.',
    ),
    { unit: 'bottle', generic_name: ['Dextromethorphan'] },
  ),
  throat(
    'bromhexine',
    649,
    '💊 🍯',
    t('Bromhexine 8 mg, 50 tablets', 'Bromhexina 8 mg, 50 comprimidos', 'برومهكسين 8 ملغ، 50 قرصًا'),
    t('Thins thick mucus.', 'Hace más fluida la mucosidad.', 'يخفف لزوجة المخاط.'),
    { unit: 'box', generic_name: ['Bromhexine'] },
  ),
  nose(
    'nasal-spray',
    479,
    '🧴 💧',
    t('Decongestant Nasal Spray, 10 ml', 'Spray nasal descongestionante, 10 ml', 'بخاخ أنف مزيل للاحتقان، 10 مل'),
    t(
      'Opens a blocked nose within minutes; ten days at most.',
      'Abre la nariz en minutos; diez días como máximo.',
      'يفتح الأنف المسدود خلال دقائق، عشرة أيام على الأكثر.',
    ),
    { generic_name: ['Xylometazoline'], basic: true, maximum_cart_quantity: 2, tags: ['popular'] },
  ),
  nose(
    'saline-spray',
    529,
    '🧴 🌊',
    t('Sea Water Nasal Spray, 100 ml', 'Spray nasal de agua de mar, 100 ml', 'بخاخ أنف بماء البحر، 100 مل'),
    t('Rinses and moistens; for every day.', 'Limpia e hidrata; para todos los días.', 'يشطف ويرطّب، لكل يوم.'),
    { generic_name: ['Sodium chloride'] },
  ),
  nose(
    'nasal-rinse',
    990,
    '🫗 🧂',
    t('Nasal Rinsing Can with Salt', 'Lavador nasal con sal', 'وعاء غسل الأنف مع الملح'),
    t('A small can and thirty salt sachets.', 'Un lavador y treinta sobres de sal.', 'وعاء صغير وثلاثون كيس ملح.'),
    { unit: 'set', generic_name: ['Sodium chloride'] },
  ),
];

export const allergyRelief = [
  allergy(
    'cetirizine',
    549,
    '💊 🌼',
    t('Cetirizine 10 mg, 30 tablets', 'Cetirizina 10 mg, 30 comprimidos', 'سيتيريزين 10 ملغ، 30 قرصًا'),
    t(
      'One tablet a day against hay fever and hives.',
      'Un comprimido al día contra la rinitis y la urticaria.',
      'قرص يوميًا ضد حمى القش والشرى.',
    ),
    { generic_name: ['Cetirizine'], basic: true, tags: ['popular'] },
  ),
  allergy(
    'loratadine',
    529,
    '💊 🌾',
    t('Loratadine 10 mg, 28 tablets', 'Loratadina 10 mg, 28 comprimidos', 'لوراتادين 10 ملغ، 28 قرصًا'),
    t(
      'Does not make most people drowsy.',
      'No produce sueño en la mayoría de las personas.',
      'لا يسبب النعاس لمعظم الناس.',
    ),
    { generic_name: ['Loratadine'] },
  ),
  allergy(
    'allergy-eye-drops',
    849,
    '💧 🌼',
    t('Allergy Eye Drops, 10 ml', 'Colirio antialérgico, 10 ml', 'قطرات عين للحساسية، 10 مل'),
    t('Stops itching within minutes.', 'Detiene el picor en minutos.', 'توقف الحكة خلال دقائق.'),
    { generic_name: ['Azelastine'], unit: 'bottle' },
  ),
  allergy(
    'mometasone-spray',
    1190,
    '🧴 🌾',
    t('Mometasone Nasal Spray, 60 doses', 'Spray nasal de mometasona, 60 dosis', 'بخاخ أنف موميتازون، 60 جرعة'),
    t(
      'For the whole pollen season, once a day.',
      'Para toda la temporada de polen, una vez al día.',
      'لموسم حبوب اللقاح كله، مرة يوميًا.',
    ),
    { generic_name: ['Mometasone'], unit: 'bottle' },
  ),
  allergy(
    'antihistamine-syrup',
    749,
    '🍯 🌸',
    t('Children’s Allergy Syrup, 100 ml', 'Jarabe antialérgico infantil, 100 ml', 'شراب حساسية للأطفال، 100 مل'),
    t('Raspberry taste, from two years.', 'Sabor frambuesa, desde los dos años.', 'بطعم التوت الأحمر، من عمر سنتين.'),
    { generic_name: ['Desloratadine'], unit: 'bottle' },
  ),
  allergy(
    'pollen-mask',
    990,
    '🥽 🌼',
    t('Pollen Goggles and Mask', 'Gafas y mascarilla para el polen', 'نظارة وقناع لحبوب اللقاح'),
    t(
      'For mowing, cycling and bad days in May.',
      'Para cortar el césped, ir en bici y los malos días de mayo.',
      'لقص العشب وركوب الدراجة وأيام مايو الصعبة.',
    ),
    { unit: 'set' },
  ),
];

export const digestionRelief = [
  stomach(
    'antacid-tablets',
    529,
    '💊×2 🌿',
    t('Antacid Chewing Tablets, 50 pieces', 'Antiácido masticable, 50 comprimidos', 'أقراص مضغ مضادة للحموضة، 50 قطعة'),
    t(
      'Quick help against heartburn; mint taste.',
      'Ayuda rápida contra la acidez; sabor a menta.',
      'عون سريع ضد الحرقة بطعم النعناع.',
    ),
    { generic_name: ['Calcium carbonate', 'Magnesium carbonate'], basic: true, tags: ['popular'] },
  ),
  stomach(
    'omeprazole',
    899,
    '💊 🔥',
    t('Omeprazole 20 mg, 14 capsules', 'Omeprazol 20 mg, 14 cápsulas', 'أوميبرازول 20 ملغ، 14 كبسولة'),
    t(
      'For heartburn that comes back; one a day for two weeks.',
      'Para la acidez que vuelve; una al día durante dos semanas.',
      'للحرقة المتكررة، واحدة يوميًا لأسبوعين.',
    ),
    { generic_name: ['Omeprazole'] },
  ),
  stomach(
    'loperamide',
    599,
    '💊 🚽',
    t('Loperamide 2 mg, 16 capsules', 'Loperamida 2 mg, 16 cápsulas', 'لوبراميد 2 ملغ، 16 كبسولة'),
    t(
      'Stops acute diarrhoea, at home or travelling.',
      'Corta la diarrea aguda, en casa o de viaje.',
      'يوقف الإسهال الحاد في البيت أو السفر.',
    ),
    { generic_name: ['Loperamide'] },
  ),
  stomach(
    'oral-rehydration',
    649,
    '🥛 🧂',
    t('Rehydration Sachets, 12 pieces', 'Sobres de rehidratación, 12 unidades', 'أكياس إعادة الترطيب، 12 كيسًا'),
    t(
      'Salts and glucose after vomiting or diarrhoea.',
      'Sales y glucosa tras vómitos o diarrea.',
      'أملاح وغلوكوز بعد القيء أو الإسهال.',
    ),
    { generic_name: ['Glucose', 'Electrolytes'], basic: true },
  ),
  stomach(
    'macrogol',
    990,
    '🥛 💧',
    t('Macrogol Powder, 20 sachets', 'Macrogol en polvo, 20 sobres', 'مسحوق ماكروغول، 20 كيسًا'),
    t(
      'Gentle help against constipation, also for children.',
      'Ayuda suave contra el estreñimiento, también en niños.',
      'عون لطيف ضد الإمساك، للأطفال أيضًا.',
    ),
    { generic_name: ['Macrogol'] },
  ),
  stomach(
    'lactase',
    1090,
    '💊 🥛',
    t('Lactase Tablets, 60 pieces', 'Comprimidos de lactasa, 60 unidades', 'أقراص اللاكتيز، 60 قطعة'),
    t('Take one before the ice cream.', 'Tómate uno antes del helado.', 'خذ واحدًا قبل الآيس كريم.'),
    { generic_name: ['Lactase'] },
  ),
  stomach(
    'probiotic',
    1690,
    '💊×3 🥣',
    t('Daily Probiotic, 30 capsules', 'Probiótico diario, 30 cápsulas', 'بروبيوتيك يومي، 30 كبسولة'),
    t(
      'Ten billion live cultures for an unsettled gut.',
      'Diez mil millones de cultivos vivos para el intestino.',
      'عشرة مليارات خميرة حية لأمعاء مضطربة.',
    ),
    { generic_name: ['Lactobacillus plantarum'] },
  ),
  stomach(
    'simethicone',
    629,
    '💧×2 🍼',
    t('Simethicone Drops, 30 ml', 'Gotas de simeticona, 30 ml', 'قطرات سيميثيكون، 30 مل'),
    t('Against wind, for babies and adults.', 'Contra los gases, para bebés y adultos.', 'ضد الغازات، للرضّع والكبار.'),
    { generic_name: ['Simethicone'], unit: 'bottle' },
  ),
  stomach(
    'peppermint-oil',
    849,
    '💊 🌿',
    t('Peppermint Oil Capsules, 30 pieces', 'Cápsulas de aceite de menta, 30 unidades', 'كبسولات زيت النعناع، 30 قطعة'),
    t('For cramps and bloating.', 'Para los retortijones y la hinchazón.', 'للتقلصات والانتفاخ.'),
    { generic_name: ['Peppermint oil'] },
  ),
  stomach(
    'travel-sickness',
    579,
    '💊×2 🚢',
    t('Travel Sickness Tablets, 10 pieces', 'Comprimidos para el mareo, 10 unidades', 'أقراص دوار السفر، 10 أقراص'),
    t('One half hour before the ferry.', 'Uno media hora antes del ferri.', 'قرص قبل العبّارة بنصف ساعة.'),
    { generic_name: ['Meclozine'] },
  ),
];

export const sleepAids = [
  sleep(
    'melatonin',
    990,
    '💊 🌙',
    t('Melatonin 1 mg, 60 tablets', 'Melatonina 1 mg, 60 comprimidos', 'ميلاتونين 1 ملغ، 60 قرصًا'),
    t(
      'For jet lag and shifted nights.',
      'Para el desfase horario y las noches cambiadas.',
      'لاختلاف التوقيت والليالي المتبدلة.',
    ),
    { generic_name: ['Melatonin'], tags: ['popular'] },
  ),
  sleep(
    'valerian',
    849,
    '💊×2 🌿',
    t('Valerian Tablets, 60 pieces', 'Comprimidos de valeriana, 60 unidades', 'أقراص الناردين، 60 قطعة'),
    t(
      'A traditional herbal aid for restless evenings.',
      'Ayuda vegetal tradicional para noches inquietas.',
      'عون عشبي تقليدي للأمسيات القلقة.',
    ),
    { generic_name: ['Valeriana officinalis'] },
  ),
  sleep(
    'sleep-tea',
    449,
    '🍵 🌼',
    t('Good Night Tea, 20 bags', 'Infusión buenas noches, 20 bolsitas', 'شاي ليلة هانئة، 20 كيسًا'),
    t('Chamomile, lemon balm and lavender.', 'Manzanilla, melisa y lavanda.', 'بابونج ومليسة ولافندر.'),
    { basic: true },
  ),
  sleep(
    'lavender-oil',
    690,
    '🪻 🛏️',
    t('Lavender Pillow Mist, 50 ml', 'Bruma de lavanda para la almohada, 50 ml', 'رذاذ اللافندر للوسادة، 50 مل'),
    t('Two sprays before lying down.', 'Dos pulverizaciones antes de acostarse.', 'بختان قبل الاستلقاء.'),
    { unit: 'bottle' },
  ),
  sleep(
    'magnesium-night',
    1190,
    '💊×3 🌙',
    t('Magnesium for the Night, 90 tablets', 'Magnesio para la noche, 90 comprimidos', 'مغنيسيوم لليل، 90 قرصًا'),
    t('Against tired legs and cramps.', 'Contra las piernas cansadas y los calambres.', 'ضد تعب الساقين والتشنجات.'),
    { generic_name: ['Magnesium citrate'] },
  ),
  sleep(
    'bath-salts',
    799,
    '🛁 🪻',
    t('Magnesium Bath Salts, 600 g', 'Sales de baño con magnesio, 600 g', 'أملاح استحمام بالمغنيسيوم، 600 غ'),
    t(
      'Lavender and pine for twenty quiet minutes.',
      'Lavanda y pino para veinte minutos de calma.',
      'لافندر وصنوبر لعشرين دقيقة هادئة.',
    ),
    { unit: 'box', generic_name: ['Magnesium sulphate'] },
  ),
];
