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
  custom: 'Otras fechas',
  yesterday: 'Ayer',
  fault: {
    reversed: 'La dirección pide del {{from}} al {{to}}: el final es anterior al inicio.',
    unreadable: 'La dirección pide días que no se pueden leer: {{given}}',
    twice: 'La dirección indica los días dos veces; se omite: {{given}}',
    shown: 'Se muestra: {{days}}.',
  },
  loading: 'Cargando {{name}}',
};
