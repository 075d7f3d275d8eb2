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
  search: 'Buscar {{name}}',
  noMatches: 'Nada coincide',
  matches_one: '{{count}} coincidencia',
  matches_many: '{{count}} de coincidencias',
  matches_other: '{{count}} coincidencias',
  clear: 'Borrar',
  selected: '{{chosen}} de {{total}} elegidos',
  lastDays: '{{days}} días',
  custom: 'Días propios',
  apply: 'Aplicar',
  daysMissing: 'Indique ambos días.',
  daysReversed: 'El último día es anterior al primero.',
  loading: 'Cargando {{name}}',
};
