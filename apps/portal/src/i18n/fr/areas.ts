import type { areas as english } from '../en/areas.ts';
import type { Translated } from '../translated.ts';

/** The five insight areas, and the list of exceptions, in French. */
export const areas: Translated<typeof english> = {
  changePoints: 'Points de changement',
  productionOptimization: 'Optimisation de la production',
  deferredProduction: 'Production différée',
  schedule: 'Planning',
  sustainableProduction: 'Production durable',
  exceptions: 'Liste des exceptions',
  advice: 'Recommandations',
};
