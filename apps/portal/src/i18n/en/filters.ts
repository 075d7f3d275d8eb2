/** The seven filters and the window of days. */
export const filters = {
  heading: 'Filters',
  businessUnits: 'Business units',
  areas: 'Areas',
  fields: 'Fields',
  wellGroups: 'Well groups',
  manufacturers: 'Manufacturers',
  methodsOfProduction: 'Methods of production',
  wells: 'Wells',
  window: 'Window',
  from: 'From',
  to: 'To',
  clearAll: 'Clear all',
  remove: 'Remove {{name}}',
} as const;
