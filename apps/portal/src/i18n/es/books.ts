import type { books as english } from '../en/books.ts';
import type { Translated } from '../translated.ts';

/** Spanish texts of closed months. */
export const books: Translated<typeof english> = {
  title: 'Producción diferida por mes',
  sentence: '{{closed}} de {{months}} meses están cerrados.',
  none: 'Ningún campo de la selección tiene informes en este periodo.',
  rule: 'Un mes cerrado conserva sus cifras. Lo que cambie después por importaciones, reasignaciones o reglas cuenta como ajuste en el mes abierto más antiguo.',
  open: 'Cerrar meses',
  text: 'Un mes cerrado no se vuelve a abrir. Lo que cambie después será un ajuste del mes abierto más antiguo.',
  send: 'Cerrar meses',
  through: 'Cerrar hasta',
  from: 'Desde {{month}}, el mes abierto más antiguo.',
  nothingToClose: 'No hay ningún mes terminado que siga abierto.',
  complete_one: 'No hay nada pendiente: {{wells}} pozo informó todos los días esperados.',
  complete_many: 'No hay nada pendiente: {{wells}} de pozos informaron todos los días esperados.',
  complete_other: 'No hay nada pendiente: {{wells}} pozos informaron todos los días esperados.',
  openPoints: 'Pendiente en {{wells}}: {{missing}}, {{estimated}}, {{suspect}}, {{unanswered}}.',
  openWells_one: '{{amount}} pozo',
  openWells_many: '{{amount}} de pozos',
  openWells_other: '{{amount}} pozos',
  openReports_one: '{{amount}} informe que falta',
  openReports_many: '{{amount}} de informes que faltan',
  openReports_other: '{{amount}} informes que faltan',
  openEstimated_one: '{{amount}} día estimado',
  openEstimated_many: '{{amount}} de días estimados',
  openEstimated_other: '{{amount}} días estimados',
  openSuspect_one: '{{amount}} día dudoso',
  openSuspect_many: '{{amount}} de días dudosos',
  openSuspect_other: '{{amount}} días dudosos',
  openLosses_one: '{{amount}} pérdida sin respuesta',
  openLosses_many: '{{amount}} de pérdidas sin respuesta',
  openLosses_other: '{{amount}} pérdidas sin respuesta',
  points: 'Pendiente por pozo',
  missing: 'Faltaban al cerrar',
  missingOf_one: 'Falta {{count}}: {{note}}',
  missingOf_many: 'Faltan {{count}}: {{note}}',
  missingOf_other: 'Faltan {{count}}: {{note}}',
  missingDays: 'Faltan entre',
  estimated: 'Días estimados',
  suspect: 'Días dudosos',
  unanswered: 'Pérdidas sin respuesta',
  willBeFixed: 'Estos ajustes de meses cerrados serán definitivos:',
  reason: 'Por qué faltan informes',
  noReason: 'Indique por qué faltan informes.',
  confirm: 'Sé que los meses cerrados no se vuelven a abrir.',
  notConfirmed: 'Confirme que los meses quedan cerrados.',
  done: 'Los meses están cerrados.',
  refused: 'No se pudieron cerrar los meses.',
  state: 'Estado',
  closedOn: 'Cerrado',
  potential: 'Potencial',
  deferred: 'Diferido',
  adjustments: 'Ajustes',
  adjustment_one:
    '{{month}} en {{booked}}: {{source}} ({{at}}), {{count}} pozo, {{production}} producido, {{deferred}} diferido.',
  adjustment_many:
    '{{month}} en {{booked}}: {{source}} ({{at}}), {{count}} de pozos, {{production}} producido, {{deferred}} diferido.',
  adjustment_other:
    '{{month}} en {{booked}}: {{source}} ({{at}}), {{count}} pozos, {{production}} producido, {{deferred}} diferido.',
  pending_one:
    '{{month}}: {{source}} ({{at}}), {{count}} pozo, {{production}} producido, {{deferred}} diferido.',
  pending_many:
    '{{month}}: {{source}} ({{at}}), {{count}} de pozos, {{production}} producido, {{deferred}} diferido.',
  pending_other:
    '{{month}}: {{source}} ({{at}}), {{count}} pozos, {{production}} producido, {{deferred}} diferido.',
  states: {
    closed: 'Cerrado',
    open: 'Abierto',
    running: 'En curso',
  },
  reasons: {
    import: 'Importación',
    recode: 'Reasignación',
    rule: 'Reglas nuevas',
    decision: 'Registro, programación o decisión',
  },
  refusal: {
    monthClosed: 'Esos meses ya están cerrados.',
    monthClosedBy:
      '{{name}} cerró esos meses el {{at, datetime(dateStyle: medium; timeStyle: short; timeZone: UTC)}} UTC.',
    monthNotOver: 'El mes no ha terminado según el reloj de {{field}}.',
    monthsInOrder:
      'Un mes anterior de {{field}} sigue abierto o se ha cerrado entretanto. Vuelva a ver sus meses.',
    reportsMissing: 'Faltan informes: {{reports}}. Revise lo pendiente e indique por qué faltan.',
    notComputed: 'Las cifras del campo se están calculando. Inténtelo de nuevo en un momento.',
  },
};
