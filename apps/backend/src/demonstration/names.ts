/** Invented names; none is that of a real field, operator or maker. */
export const businessUnitNames = ['Northern Venture', 'Southern Basin'] as const;

/** Areas by business unit. */
export const areaNames = [
  ['Keldra Bank', 'Ostrey Ridge'],
  ['Marrow Flats', 'Tessen Hollow'],
] as const;

/** Fields in the order in which they are made; more fields repeat them with a compass point. */
export const fieldNames = 'Halvarin Brennock Sundrift Korvasund Amberlow Quillane Tamrith Orsolane'.split(
  ' ',
);

/** What distinguishes further fields of the same name. */
export const fieldSuffixes = ['', 'North', 'South', 'East', 'West', 'Deep', 'Outer', 'Inner'] as const;

/** Makers of lift equipment with the pump models that they build. */
export const manufacturers = [
  { id: 'arvik', name: 'Arvik Lift Systems', models: ['AL-400', 'AL-538', 'AL-675'] },
  { id: 'nordane', name: 'Nordane Pumps', models: ['ND 1250', 'ND 2100'] },
  { id: 'telverra', name: 'Telverra Drives', models: ['TV-S4', 'TV-S5', 'TV-S7'] },
  { id: 'corvane', name: 'Corvane Lift', models: ['C300', 'C500'] },
  { id: 'mistrell', name: 'Mistrell Energy Tools', models: ['MX-21', 'MX-34'] },
] as const;

/** Roles that own scheduled work. */
export const owners = [
  'Well services',
  'Production operations',
  'Artificial lift',
  'Maintenance',
  'Reservoir surveillance',
] as const;
