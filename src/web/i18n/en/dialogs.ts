export const dialogs = {
  'language.question': 'Are you sure to change the language?',
  'language.explain': 'The browser will refresh to get translated content.',
  'logout.question': 'Are you sure you want to logout?',
  'logout.question_menu': 'Are you sure you want to  logout?',
  'logout.stay': 'Cancel',
  'logout.leaving': 'Logging out',
  'logout.done': 'Logout successful.',
  'module.select': 'Select a type of module for your orders',
  'module.switch_note': 'You can switch at any time from the header.',
  'module.none': 'No module found',
  'module.none_text': 'Contact with the site owner to activate modules.',
  'module.failed': 'The modules could not be loaded.',
} as const;
