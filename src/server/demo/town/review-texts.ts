import type { ModuleType } from '#domain/modules/module-profile.ts';

type ReviewTexts = { glad: readonly string[]; so_so: readonly string[]; unhappy: readonly string[] };

/** What customers wrote, in the language they speak: reviews are quoted, never translated. */
export const comments: Readonly<Record<Exclude<ModuleType, 'parcel'>, ReviewTexts>> = {
  food: {
    glad: [
      'Arrived hot and exactly as ordered. Will be back.',
      'Portion was generous and the sauce is something else.',
      'Best I have had in town this year.',
      'My Friday evening is saved. Crisp, fresh, well packed.',
      'You can tell they cook it when you order it.',
      'Ordered it three times this month, that says it all.',
      'Great balance, not too salty, and the driver was friendly.',
      'The kids asked for it again the next day.',
      'Lovely flavour, and everything was still warm.',
      'Honest food for an honest price.',
      'Llegó caliente y muy bien empaquetado.',
      'Riquísimo, la ración es más que suficiente.',
      'El mejor que he probado en Gotemburgo.',
      'Se nota que es casero. Repetiremos.',
      'Muy buen sabor y el reparto fue rápido.',
    ],
    so_so: [
      'Good taste, but it came ten minutes late.',
      'Fine for lunch, a little small for dinner.',
      'Tasty, though I had asked for less salt.',
      'Nice enough. The bread could be crisper.',
      'Está bien, aunque esperaba algo más de picante.',
      'Correcto, pero llegó templado.',
    ],
    unhappy: [
      'Cold when it arrived. A pity, because the taste is good.',
      'One side dish was missing and nobody answered the phone.',
      'Too greasy for me.',
      'Tardó casi una hora y llegó frío.',
    ],
  },
  grocery: {
    glad: [
      'Fresh and with a good date on it.',
      'Picked with care, not one bruise.',
      'Same price as in the shop and I did not have to carry it.',
      'Always in stock when the big store has none.',
      'Well packed, cold things were cold.',
      'Quality is better than I expected for the price.',
      'My weekly order, never a surprise.',
      'Muy fresco, se nota que es del día.',
      'Buena calidad y llegó en media hora.',
      'Lo compro cada semana, siempre igual de bueno.',
    ],
    so_so: [
      'Good, but the date was rather short.',
      'Smaller than it looks on the picture.',
      'Bien, aunque venía un poco maduro.',
      'Fine. The bag had a small tear.',
    ],
    unhappy: [
      'Two of six were broken.',
      'Not ripe at all, had to wait a week.',
      'Llegó aplastado en el fondo de la bolsa.',
    ],
  },
  pharmacy: {
    glad: [
      'Came in twenty minutes when I could not leave the sofa.',
      'Does what it says, and the pharmacist called to explain the dose.',
      'Sealed, in date, cheaper than downstairs.',
      'Helped from the first day.',
      'Discreet packaging, quick delivery.',
      'Always have one at home now.',
      'Rápido y con buena fecha de caducidad.',
      'Me funcionó desde la primera noche.',
      'Muy buena atención, resolvieron mis dudas por teléfono.',
    ],
    so_so: [
      'Works, but the taste is strong.',
      'Good product, the cap was hard to open.',
      'Cumple, aunque el envase es pequeño.',
    ],
    unhappy: ['Did nothing for me.', 'The box was dented and the leaflet missing.', 'Tardaron más de lo prometido.'],
  },
  ecommerce: {
    glad: [
      'Better made than the price suggests.',
      'Looks exactly like the picture and feels solid.',
      'Bought one for me, then one for my sister.',
      'Delivered the next morning, well protected.',
      'Using it every day for two months, no complaints.',
      'Fits perfectly, the size guide is right.',
      'Easy to set up, clear instructions.',
      'A present that was really used.',
      'Calidad muy buena, igual que en la foto.',
      'Llegó al día siguiente y perfectamente embalado.',
      'Lo uso a diario, muy contento con la compra.',
    ],
    so_so: [
      'Good, but the colour is a shade darker than shown.',
      'Does the job. The cable is rather short.',
      'Nice material, runs small: order one size up.',
      'Está bien por el precio, sin más.',
    ],
    unhappy: [
      'Stopped working after three weeks; the shop replaced it.',
      'Thinner than I hoped.',
      'La talla no correspondía.',
    ],
  },
  rental: {
    glad: [
      'Clean car, full tank, handed over in five minutes.',
      'No surprises on the bill. That is rare.',
      'Friendly people who explained everything about charging.',
      'Exactly the model I booked, almost new.',
      'Picked it up late at night without a problem.',
      'Perfect for the weekend in the archipelago.',
      'Coche limpio y entrega muy rápida.',
      'Todo claro desde el principio, volveré a alquilar aquí.',
      'Muy cómodo para viajar en familia.',
    ],
    so_so: [
      'Good car, but the pick-up place was hard to find.',
      'Fine, a few scratches that were all noted.',
      'Bien, aunque faltaba el soporte del móvil.',
    ],
    unhappy: ['Waited forty minutes for the keys.', 'Smelled of smoke inside.', 'El depósito no estaba lleno.'],
  },
};

export const replies = {
  thanks: [
    'Thank you, this made our day!',
    'So glad to hear it. See you soon.',
    '¡Muchas gracias! Te esperamos pronto.',
    'Thank you for taking the time to write.',
  ],
  sorry: [
    'We are sorry. Please call us, we will put it right.',
    'That should not have happened. The next one is on us.',
    'Lo sentimos mucho. Escríbenos y lo arreglamos.',
  ],
} as const;
