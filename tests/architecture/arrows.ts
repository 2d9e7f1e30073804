/** Arrows between rooms, each with its reason. No cycles. Need one that is not here? See CONTRIBUTING.md. */
export const SERVER_ARROWS: readonly { from: string; to: string; because: string }[] = [
  { from: 'config', to: 'modules', because: 'the configuration names the only active module' },
  { from: 'location', to: 'modules', because: 'a zone is shown with the modules it offers' },
  { from: 'rental', to: 'catalog', because: 'a provider is a store, and its banners are the module’s' },
];

export const WEB_ARROWS: readonly { from: string; to: string; because: string }[] = [
  { from: 'shell', to: 'content', because: 'header and footer show what the business says of itself' },
  { from: 'shell', to: 'modules', because: 'the header switches modules' },
  { from: 'shell', to: 'location', because: 'the header shows the place and changes it' },
  { from: 'shell', to: 'catalog', because: 'the side drawer lists categories and stores' },
  { from: 'content', to: 'modules', because: 'the landing page offers the modules' },
  { from: 'content', to: 'location', because: 'the map of our office is drawn like every other map' },
  { from: 'location', to: 'modules', because: 'where only one module is offered, choosing the place chooses it' },
];

/** Rooms every other room of the floor may stand on. */
export const SERVER_GROUND = ['http', 'db', 'providers', 'media'] as const;
export const WEB_GROUND = ['api', 'session', 'config', 'overlay', 'ui', 'i18n', 'styles'] as const;
