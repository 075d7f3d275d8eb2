/** The seven filters and the window of days. */
export const filters = {
  businessUnits: 'Business units',
  areas: 'Areas',
  fields: 'Fields',
  wellGroups: 'Well groups',
  manufacturers: 'Manufacturers',
  methodsOfProduction: 'Methods of production',
  wells: 'Wells',
  window: 'Window',
  clearAll: 'Clear all',
  custom: 'Custom days',
  yesterday: 'Yesterday',
  fault: {
    reversed: 'The range in the address, {{from}} to {{to}}, ends before it begins.',
    unreadable: 'The days in the address cannot be read: {{given}}',
    twice: 'The address gives the days twice; ignored: {{given}}',
    shown: 'Showing {{days}}.',
  },
  loading: 'Loading {{name}}',
} as const;
