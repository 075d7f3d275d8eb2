import type { productionDay as english } from '../en/production-day.ts';
import type { Translated } from '../translated.ts';

/** The newest production day, in French. */
export const productionDay: Translated<typeof english> = {
  oil: 'Huile',
  against: 'vs moyenne de 7 jours',
  ofPotential: 'Du potentiel',
  ofPlan: 'Du plan',
  ofPlanSome: 'Du plan, {{planned}} puits sur {{wells}}',
  noPlan: 'Pas de plan',
  withoutPlan: 'pas de plan',
  shareOfPlan: '{{share}} du plan',
  againstMean: '{{change}} vs moyenne',
  gas: 'Gaz',
  water: 'Eau',
  injection: 'Injection',
  wells: 'Puits',
  up: 'en marche',
  down: 'À l’arrêt',
  silent: 'Sans données',
  exceptions: 'Exceptions ouvertes',
  atRisk: 'Huile menacée',
  attention: {
    open: 'Menacé',
    exceptions_one: '{{count}} exception ouverte',
    exceptions_many: '{{count}} d’exceptions ouvertes',
    exceptions_other: '{{count}} exceptions ouvertes',
    down: 'À l’arrêt',
    downWells_one: '{{count}} puits n’a pas produit le {{day}}',
    downWells_many: '{{count}} de puits n’ont pas produit le {{day}}',
    downWells_other: '{{count}} puits n’ont pas produit le {{day}}',
    silent: 'Muet',
    silentWells_one: '{{count}} puits sans relevé du {{day}}',
    silentWells_many: '{{count}} de puits sans relevé du {{day}}',
    silentWells_other: '{{count}} puits sans relevé du {{day}}',
  },
};
