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
  custom: 'Own days',
  yesterday: 'Yesterday',
  fault: {
    reversed: 'The address asks for {{from}} to {{to}}, which ends before it begins.',
    unreadable: 'The address asks for days that cannot be read: {{given}}',
    twice: 'The address names its days twice; left out: {{given}}',
    shown: 'Shown: {{days}}.',
  },
  loading: 'Loading {{name}}',
} as const;
