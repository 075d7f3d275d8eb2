import type { productionDay as english } from '../en/production-day.ts';
import type { Translated } from '../translated.ts';

/** The newest production day, in Spanish. */
export const productionDay: Translated<typeof english> = {
  oil: 'Petróleo',
  against: 'vs. media de 7 días',
  ofPotential: 'Del potencial',
  ofPlan: 'Del plan',
  ofPlanSome: 'Del plan, {{planned}} de {{wells}} pozos',
  noPlan: 'Sin plan',
  withoutPlan: 'sin plan',
  shareOfPlan: '{{share}} del plan',
  againstMean: '{{change}} vs. media',
  gas: 'Gas',
  water: 'Agua',
  injection: 'Inyección',
  wells: 'Pozos',
  up: 'en marcha',
  down: 'Parados',
  silent: 'Sin datos',
  exceptions: 'Excepciones abiertas',
  atRisk: 'Petróleo en riesgo',
  attention: {
    open: 'En riesgo',
    exceptions_one: '{{count}} excepción abierta',
    exceptions_many: '{{count}} de excepciones abiertas',
    exceptions_other: '{{count}} excepciones abiertas',
    down: 'Parados',
    downWells_one: '{{count}} pozo no produjo el {{day}}',
    downWells_many: '{{count}} de pozos no produjeron el {{day}}',
    downWells_other: '{{count}} pozos no produjeron el {{day}}',
    silent: 'Sin datos',
    silentWells_one: '{{count}} pozo no ha informado del {{day}}',
    silentWells_many: '{{count}} de pozos no han informado del {{day}}',
    silentWells_other: '{{count}} pozos no han informado del {{day}}',
  },
};
