export const modules = {
  'module.title': 'Choose a module',
  'module.select': 'Select a type of module for your orders',
  'module.must': 'A module must be selected to continue.',
  'module.switch_note': 'You can switch at any time from the header.',
  'module.none': 'No module found',
  'module.none_text': 'Contact with the site owner to activate modules.',
  'module.chosen': 'A Module has been selected.',
  'module.switch': 'Module: {name}',
  'module.rail': 'Modules',
  'module.elsewhere': 'Not offered at your place',
  'module.elsewhere_text': 'The other modules are, and your place can be changed in the header.',
  'module.failed': 'The modules could not be loaded.',
} as const;
