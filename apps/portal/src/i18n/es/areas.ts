import type { areas as english } from '../en/areas.ts';
import type { Translated } from '../translated.ts';

/** The five insight areas, and the list of exceptions, in Spanish. */
export const areas: Translated<typeof english> = {
  changePoints: 'Puntos de cambio',
  productionOptimization: 'Optimización de la producción',
  deferredProduction: 'Producción diferida',
  schedule: 'Programación',
  sustainableProduction: 'Producción sostenible',
  exceptions: 'Excepciones',
  advice: 'Recomendaciones',
};
