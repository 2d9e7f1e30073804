export const content = {
  'landing.modules': 'What can we bring you?',
  'landing.zones': 'Where we deliver',
  'landing.api': 'For developers: the API',
} as const;
