import type { filters as english } from '../en/filters.ts';
import type { Translated } from '../translated.ts';

/** The seven filters and the window of days, in Spanish. */
export const filters: Translated<typeof english> = {
  businessUnits: 'Unidades de negocio',
  areas: 'Áreas',
  fields: 'Campos',
  wellGroups: 'Grupos de pozos',
  manufacturers: 'Fabricantes',
  methodsOfProduction: 'Métodos de producción',
  wells: 'Pozos',
  window: 'Periodo',
  from: 'Desde',
  to: 'Hasta',
  clearAll: 'Borrar todo',
  lastDays: '{{days}} días',
  custom: 'Días propios',
  apply: 'Aplicar',
  daysMissing: 'Indique ambos días.',
  daysReversed: 'El último día es anterior al primero.',
  loading: 'Cargando {{name}}',
};
