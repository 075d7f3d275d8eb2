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
    steady_one: 'Ningún cambio en este periodo en el {{count}} pozo que informa.',
    steady_many: 'Ningún cambio en este periodo en ninguno de los {{count}} pozos que informan.',
    steady_other: 'Ningún cambio en este periodo en ninguno de los {{count}} pozos que informan.',
    others_one: '{{count}} más no informa.',
    others_many: '{{count}} más no informan.',
    others_other: '{{count}} más no informan.',
    silent_one: 'El {{count}} pozo elegido no ha informado al final de este periodo.',
    silent_many: 'Ninguno de los {{count}} pozos elegidos ha informado al final de este periodo.',
    silent_other: 'Ninguno de los {{count}} pozos elegidos ha informado al final de este periodo.',
    notComputed: 'Aún no se han buscado cambios.',
    noWells: 'No hay ningún pozo seleccionado.',
  },
  counts: '{{total}} en este periodo · {{recent}} en sus últimos 7 días · efecto neto en petróleo {{effect}}',
  alarms_one: '{{count}} alarma por confirmar',
  alarms_many: '{{count}} de alarmas por confirmar',
  alarms_other: '{{count}} alarmas por confirmar',
  provisional: 'Provisional',
  chart: '{{variable}} de {{well}}, con sus medias antes y después del {{day}}',
  axis: '{{variable}} de {{well}}, {{unit}}',
  eventWith: '{{event}}: de {{from}} a {{to}}',
  planned: 'Planificado: {{event}}',
  table: 'Mayores cambios',
  well: 'Pozo',
  field: 'Campo',
  variable: 'Variable medida',
  when: 'Fecha del cambio',
  foundAt: 'Detectado',
  datedBy: 'Cambios de este periodo',
  occurred: 'Ocurridos en el periodo',
  found: 'Detectados en el periodo',
  day: 'Fecha',
  likely: 'Cambio probable entre estos días',
  before: 'Antes',
  after: 'Después',
  course: 'Antes → después',
  size: 'Cambio',
  cause: 'Causa probable',
  noCause: 'Ninguna hallada',
  status: 'Estado',
  stale_one: '{{count}} pozo sin datos el último día',
  stale_many: '{{count}} de pozos sin datos el último día',
  stale_other: '{{count}} pozos sin datos el último día',
  method: 'Detección estadística (método {{name}}); un nuevo nivel cuenta tras {{days}} días',
  attention: {
    state: 'Sin explicar',
    drops_one: '{{count}} caída de petróleo que nada explica: {{wells}}',
    drops_many: '{{count}} de caídas de petróleo que nada explica, las mayores: {{wells}}',
    drops_other: '{{count}} caídas de petróleo que nada explica, las mayores: {{wells}}',
  },
};
