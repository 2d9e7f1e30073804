export const modules = {
  'module.title': 'Choose a module',
  'module.must': 'A module must be selected to continue.',
  'module.chosen': 'A Module has been selected.',
  'module.switch': 'Module: {name}',
  'module.rail': 'Modules',
  'module.elsewhere': 'Not offered at your place',
  'module.elsewhere_text': 'The other modules are, and your place can be changed in the header.',
} as const;
