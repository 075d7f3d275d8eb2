import type { failures as english } from '../en/failures.ts';
import type { Translated } from '../translated.ts';

/** What stands where data would be, in Spanish. */
export const failures: Translated<typeof english> = {
  changeDetectionStatistics: 'No se pudieron obtener las estadísticas de detección de cambios',
  productionDay: 'No se pudo obtener la información del día de producción',
  productionOptimization: 'No se pudo obtener la información de optimización de la producción',
  deferredProduction: 'No se pudo obtener la información de producción diferida',
  schedule: 'No se pudo obtener la programación',
  sustainableProduction: 'No se pudieron obtener los datos de producción sostenible',
  frequencyChange: 'No se pudo obtener la información de cambios de frecuencia',
  trackedFrequencyChange: 'No se pudo obtener el seguimiento de los cambios de frecuencia',
  frequency: 'No se pudo obtener la información de frecuencia',
  exceptionReport: 'No se pudieron obtener los datos del informe de excepciones',
  handover: 'No se pudo obtener el relevo de turno',
  settings: 'No se pudo obtener la configuración',
  notifications: 'No se pudieron obtener las alarmas',
  noToken: 'Falta el token de autorización.',
  businessUnits: 'No se pudieron obtener las unidades de negocio',
  areas: 'No se pudieron obtener las áreas',
  fields: 'No se pudieron obtener los campos',
  manufacturers: 'No se pudieron obtener los fabricantes',
  wellGroups: 'No se pudieron obtener los grupos de pozos',
  methodsOfProduction: 'No se pudieron obtener los métodos de producción',
  wells: 'No se pudieron obtener los pozos',
  dataHealth: 'No se pudo obtener el estado de los datos',
  link: 'No se pudo abrir el enlace',
  annotations: 'No se pudieron obtener las notas',
  unknown: 'Se produjo un error desconocido',
  views: 'No se pudieron cargar o guardar las vistas',
};
