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
  loading: 'Loading {{name}}',
} as const;
