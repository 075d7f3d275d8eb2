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
  windows: {
    monthToDate: 'Mes en curso',
    lastMonth: 'Mes pasado',
    quarterToDate: 'Trimestre en curso',
    yearToDate: 'Año en curso',
  },
  window: 'Periodo',
  clearAll: 'Borrar todo',
  custom: 'Otras fechas',
  lastDays: 'Últimos {{days}} días',
  yesterday: 'Ayer',
  compare: 'Comparación',
  comparedWith: 'Comparado con',
  comparisons: {
    nothing: 'Sin comparación',
    before: 'vs. periodo anterior',
    year: 'vs. un año antes',
  },
  fault: {
    reversed: 'La dirección pide del {{from}} al {{to}}: el final es anterior al inicio.',
    unreadable: 'La dirección pide días que no se pueden leer: {{given}}',
    twice: 'La dirección indica los días dos veces; se omite: {{given}}',
    several_one: 'Este enlace pide algo que no está aquí:',
    several_many: 'Este enlace pide {{count}} cosas que no están aquí:',
    several_other: 'Este enlace pide {{count}} cosas que no están aquí:',
    area: 'Este enlace nombra un área que no existe: «{{given}}»',
    rows: 'Este enlace pide filas que esta página no tiene: «{{given}}»',
    level: 'Este enlace pide un nivel que esta página no tiene: «{{given}}»',
    filter:
      'Este enlace filtra por algo que ya no existe, {{filter}}: «{{given}}». La página no lo tiene en cuenta.',
    shown: 'Se muestra: {{days}}.',
  },
  loading: 'Cargando {{name}}',
};
