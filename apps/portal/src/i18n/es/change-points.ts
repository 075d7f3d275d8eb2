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
      '{{count}} cambio en este periodo, {{unexplained}} sin explicar; efecto neto en el petróleo {{effect}}.',
    counted_many:
      '{{count}} de cambios en este periodo, {{unexplained}} sin explicar; efecto neto en el petróleo {{effect}}.',
    counted_other:
      '{{count}} cambios en este periodo, {{unexplained}} sin explicar; efecto neto en el petróleo {{effect}}.',
    steady_one: 'Sin cambios en este periodo en el pozo con datos ({{count}}).',
    steady_many: 'Sin cambios en este periodo en los {{count}} pozos con datos.',
    steady_other: 'Sin cambios en este periodo en los {{count}} pozos con datos.',
    others_one: '{{count}} más sin datos.',
    others_many: '{{count}} más sin datos.',
    others_other: '{{count}} más sin datos.',
    silent_one: 'El pozo seleccionado ({{count}}) no tiene datos al final de este periodo.',
    silent_many: 'Ninguno de los {{count}} pozos seleccionados tiene datos al final de este periodo.',
    silent_other: 'Ninguno de los {{count}} pozos seleccionados tiene datos al final de este periodo.',
    notComputed: 'Aún no se buscaron cambios.',
    noWells: 'No hay ningún pozo seleccionado.',
  },
  counts:
    '{{total}} en este periodo · {{recent}} en sus últimos 7 días · efecto neto en el petróleo {{effect}}',
  alarms_one: '{{count}} alarma por confirmar',
  alarms_many: '{{count}} de alarmas por confirmar',
  alarms_other: '{{count}} alarmas por confirmar',
  provisional: 'Provisional',
  chart: '{{variable}} de {{well}}, con sus promedios antes y después del {{day}}',
  axis: '{{variable}} de {{well}}, {{unit}}',
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
  noCause: 'Ninguna encontrada',
  likely: 'Cambio probable entre estos días',
  between: 'Probable entre',
  validDays: 'Días válidos',
  beforeAfter: '{{before}} antes, {{after}} después',
  noise: 'Magnitud',
  timesNoise: '{{times}} veces el ruido',
  events: 'Otros eventos cercanos',
  comment: 'Comentario',
  loss: 'Petróleo perdido',
  drops: 'Caídas sin explicar',
  unexplained: 'Sin explicar',
  status: 'Estado',
  stale_one: '{{count}} pozo sin datos el último día',
  stale_many: '{{count}} de pozos sin datos el último día',
  stale_other: '{{count}} pozos sin datos el último día',
  method: 'Detección estadística (método {{name}}); un nivel nuevo cuenta después de {{days}} días',
  attention: {
    state: 'Sin explicar',
    drops_one: '{{count}} caída de petróleo sin explicar: {{wells}}',
    drops_many: '{{count}} de caídas de petróleo sin explicar, las mayores: {{wells}}',
    drops_other: '{{count}} caídas de petróleo sin explicar, las mayores: {{wells}}',
  },
};
