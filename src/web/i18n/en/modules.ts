export const modules = {
  'module.title': 'Choose a module',
  'module.must': 'A module must be selected to continue.',
  'module.chosen': 'A Module has been selected.',
  'module.switch': 'Module: {name}',
  'module.rail': 'Modules',
} as const;
