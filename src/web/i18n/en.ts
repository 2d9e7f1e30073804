/** Every text of the storefront. `{name}` is filled in. The words of the specification stand here letter for letter. */
export const en = {
  'app.loading': 'Loading…',
  'app.close': 'Close',
  'app.notices': 'Notices',
  'app.retry': 'Try again',
  'app.skip_to_content': 'Skip to content',
  'language.label': 'Language',
  'language.question': 'Are you sure to change the language?',
  'language.explain': 'The browser will refresh to get translated content.',
  'language.yes': 'Yes',
  'language.no': 'No',
  'language.changed': 'Language has been changed',
  'theme.label': 'Theme Mode',
  'theme.light': 'Light Mode',
  'theme.dark': 'Dark Mode',
  'error.not_found': 'Sorry no data found related to your search.',
  'error.page_missing': 'We could not find this page',
  'error.page_missing_hint': 'The address may be old or mistyped. Everything else is still here.',
  'error.page_failed': 'Something went wrong on our side',
  'error.page_failed_hint': 'We have noted it. Please try again in a moment.',
  'error.home': 'Go to the start page',
  'error.session_ended': 'Your account is inactive or Your token has been expired',
  'error.offline': 'We could not reach the shop. Please check your connection.',
  'landing.modules': 'What can we bring you?',
  'landing.zones': 'Where we deliver',
  'landing.api': 'For developers: the API',
} as const;

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
