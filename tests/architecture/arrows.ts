/** Arrows between rooms, each with its reason. No cycles. Need one that is not here? See CONTRIBUTING.md. */
export const SERVER_ARROWS: readonly { from: string; to: string; because: string }[] = [
  { from: 'config', to: 'modules', because: 'the configuration names the only active module' },
  { from: 'location', to: 'modules', because: 'a zone is shown with the modules it offers' },
  { from: 'cart', to: 'catalog', because: 'a line shows its item as the catalogue does' },
  { from: 'rental', to: 'catalog', because: 'a provider is a store, and its banners are the module’s' },
];

export const WEB_ARROWS: readonly { from: string; to: string; because: string }[] = [
  { from: 'shell', to: 'content', because: 'header and footer show what the business says of itself' },
  { from: 'shell', to: 'modules', because: 'the header switches modules' },
  { from: 'shell', to: 'location', because: 'the header shows the place and changes it' },
  { from: 'shell', to: 'catalog', because: 'the side drawer lists categories and stores' },
  { from: 'content', to: 'modules', because: 'the landing page offers the modules' },
  { from: 'content', to: 'location', because: 'the map of our office is drawn like every other map' },
  { from: 'shell', to: 'cart', because: 'the header counts what is in the cart and opens it' },
  { from: 'cart', to: 'modules', because: 'what a line shows depends on the module' },
  { from: 'shell', to: 'item', because: 'the quick view lies over every page' },
  { from: 'catalog', to: 'location', because: 'a store is shown on the map' },
  { from: 'catalog', to: 'modules', because: 'a category is looked at in its own module, whichever that is' },
  { from: 'catalog', to: 'cart', because: 'a card puts its item into the cart and counts it there' },
  { from: 'item', to: 'catalog', because: 'an item’s page shows prices as cards do, and cards of related items' },
  { from: 'item', to: 'modules', because: 'whoever comes by a link to an item stands in its module' },
  { from: 'item', to: 'cart', because: 'what was chosen goes into the cart' },
  { from: 'location', to: 'modules', because: 'where only one module is offered, choosing the place chooses it' },
];

/** Rooms every other room of the floor may stand on. */
export const SERVER_GROUND = ['http', 'db', 'providers', 'media'] as const;
export const WEB_GROUND = ['api', 'session', 'config', 'overlay', 'ui', 'i18n', 'styles'] as const;
