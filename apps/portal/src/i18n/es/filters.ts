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
  clearAll: 'Borrar todo',
  custom: 'Fechas a elegir',
  loading: 'Cargando {{name}}',
};
