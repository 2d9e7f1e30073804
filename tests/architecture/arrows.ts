/** Arrows between rooms, each with its reason. No cycles. Need one that is not here? See CONTRIBUTING.md. */
export const SERVER_ARROWS: readonly { from: string; to: string; because: string }[] = [
  { from: 'config', to: 'modules', because: 'the configuration names the only active module' },
  { from: 'location', to: 'modules', because: 'a zone is shown with the modules it offers' },
];

export const WEB_ARROWS: readonly { from: string; to: string; because: string }[] = [
  { from: 'shell', to: 'content', because: 'header and footer show what the business says of itself' },
  { from: 'shell', to: 'modules', because: 'the header switches modules' },
];

/** Rooms every other room of the floor may stand on. */
export const SERVER_GROUND = ['http', 'db', 'providers', 'media'] as const;
export const WEB_GROUND = ['api', 'session', 'config', 'overlay', 'ui', 'i18n', 'styles'] as const;
