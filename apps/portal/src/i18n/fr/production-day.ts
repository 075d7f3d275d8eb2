import type { productionDay as english } from '../en/production-day.ts';
import type { Translated } from '../translated.ts';

/** The newest production day, in French. */
export const productionDay: Translated<typeof english> = {
  oil: 'Huile',
  oilOn: 'Huile, {{day}}',
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
  list: {
    title: 'Puits du jour',
    wells: 'Tous',
    up: 'En marche',
    down: 'À l’arrêt',
    silent: 'Muets',
    exceptions: 'Avec exceptions',
    columns: {
      well: 'Puits',
      state: 'État',
      oil: 'Pétrole',
      atRisk: 'Sous le potentiel',
      exceptions: 'Ouvertes',
      lastDay: 'Dernière ligne',
      quality: 'Qualité',
    },
  },
};
