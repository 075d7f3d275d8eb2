import type { changePoints as english } from '../en/change-points.ts';
import type { Translated } from '../translated.ts';

/** Change Points, in Spanish. */
export const changePoints: Translated<typeof english> = {
  takeaway: {
    drops_one: '{{count}} caída sin explicar en este periodo, {{effect}}, en {{well}}.',
    drops_many: '{{count}} de caídas sin explicar en este periodo, {{effect}}; la mayor en {{well}}.',
    drops_other: '{{count}} caídas sin explicar en este periodo, {{effect}}; la mayor en {{well}}.',
    noDrops_one:
      '{{count}} cambio en este periodo, {{unexplained}} sin explicar; ninguna caída de petróleo sin explicar.',
    noDrops_many:
      '{{count}} de cambios en este periodo, {{unexplained}} sin explicar; ninguna caída de petróleo sin explicar.',
    noDrops_other:
      '{{count}} cambios en este periodo, {{unexplained}} sin explicar; ninguna caída de petróleo sin explicar.',
    counted_one:
      '{{count}} cambio en este periodo, {{unexplained}} sin explicar; efecto neto en petróleo {{effect}}.',
    counted_many:
      '{{count}} de cambios en este periodo, {{unexplained}} sin explicar; efecto neto en petróleo {{effect}}.',
    counted_other:
      '{{count}} cambios en este periodo, {{unexplained}} sin explicar; efecto neto en petróleo {{effect}}.',
    steady_one: 'Sin cambios en este periodo en el {{count}} pozo vigilado.',
    steady_many: 'Sin cambios en este periodo en ninguno de {{count}} de pozos.',
    steady_other: 'Sin cambios en este periodo en ninguno de {{count}} pozos.',
    noWells: 'No hay ningún pozo seleccionado.',
  },
  counts: '{{total}} en este periodo · {{recent}} en sus últimos 7 días · efecto neto en petróleo {{effect}}',
  alarms_one: '{{count}} alarma por confirmar',
  alarms_many: '{{count}} de alarmas por confirmar',
  alarms_other: '{{count}} alarmas por confirmar',
  provisional: 'Provisional',
  chart: '{{variable}} de {{well}}, con sus medias antes y después del {{day}}',
  axis: '{{variable}} de {{well}}, {{unit}}',
  change: 'Cambio el {{day}}: de {{before}} a {{after}}',
  eventWith: '{{event}}: de {{from}} a {{to}}',
  planned: 'Planificado: {{event}}',
  table: 'Mayores cambios',
  well: 'Pozo',
  field: 'Campo',
  variable: 'Variable medida',
  foundAt: 'Detectado',
  datedBy: 'Cambios de este periodo',
  occurred: 'Ocurridos en el periodo',
  found: 'Detectados en el periodo',
  day: 'Fecha',
  course: 'Antes → después',
  cause: 'Causa probable',
  noCause: 'Ninguna hallada',
  likely: 'Cambio probable entre estos días',
  between: 'Probable entre',
  validDays: 'Días válidos',
  beforeAfter: '{{before}} antes, {{after}} después',
  noise: 'Tamaño',
  timesNoise: '{{times}} veces el ruido',
  events: 'También cerca',
  comment: 'Comentario',
  loss: 'Petróleo perdido',
  drops: 'Caídas sin explicar',
  unexplained: 'Sin explicar',
  status: 'Estado',
  stale_one: '{{count}} pozo sin datos el último día',
  stale_many: '{{count}} de pozos sin datos el último día',
  stale_other: '{{count}} pozos sin datos el último día',
  method: 'Hallados con {{name}}, tramos ≥ {{days}} d',
};
