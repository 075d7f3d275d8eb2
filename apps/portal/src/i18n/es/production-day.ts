import type { productionDay as english } from '../en/production-day.ts';
import type { Translated } from '../translated.ts';

/** The newest production day, in Spanish. */
export const productionDay: Translated<typeof english> = {
  oil: 'Petróleo',
  oilOn: 'Petróleo, {{day}}',
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
  list: {
    title: 'Pozos del día',
    wells: 'Todos',
    up: 'Activos',
    down: 'Parados',
    silent: 'Sin informe',
    exceptions: 'Con excepciones',
    columns: {
      well: 'Pozo',
      state: 'Estado',
      oil: 'Petróleo',
      atRisk: 'Bajo el potencial',
      exceptions: 'Abiertas',
      lastDay: 'Última fila',
      quality: 'Calidad',
    },
  },
};
