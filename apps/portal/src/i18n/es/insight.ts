import type { insight as english } from '../en/insight.ts';
import type { Translated } from '../translated.ts';

/** What every insight area says, in Spanish. */
export const insight: Translated<typeof english> = {
  against_one: 'vs. el día anterior',
  against_many: 'vs. {{count}} días previos',
  against_other: 'vs. {{count}} días previos',
  unchanged: 'Sin cambios',
  asOf: 'Datos de {{time}}',
  dataEnds: 'Los datos terminan el {{day}}',
  until: 'hasta {{day}}',
  lastGood: 'Se muestran los últimos datos que se pudieron obtener.',
  incomplete: 'Suma de las {{shown}} filas más recientes de {{total}}.',
  showAll: 'Ver todo',
  showAllOf: 'Ver todo: {{area}}',
  rowsOf: '{{shown}} de {{total}} filas',
  more: 'Cargar más filas',
  parts: 'Filas mostradas',
  all: 'Todas',
  allRows_one: 'Mostrar {{count}} fila',
  allRows_many: 'Mostrar las {{count}} filas',
  allRows_other: 'Mostrar las {{count}} filas',
  areas: 'Áreas del panel',
  row: {
    title: 'Detalles',
    position: '{{at}} de {{total}}',
    previous: 'Fila anterior',
    next: 'Fila siguiente',
    missing: 'Esta fila no está en la lista',
    missingText: 'Los filtros o el periodo la dejan fuera, o se calculó de nuevo.',
  },
  partly: 'El orden se aplica a las filas que ya están aquí.',
  outage: {
    unreachable:
      'No se puede contactar con el servidor. Reintente para volver a pedir todo lo que falta abajo.',
    server: 'El servidor tiene un problema. Reintente para volver a pedir todo lo que falta abajo.',
  },
  none: {
    title: 'Aún no hay datos',
    changePoints: 'No ha llegado ningún dato de producción. Aparecerá aquí en cuanto se importe o se envíe.',
    productionOptimization:
      'Aún no se ha hallado ninguna oportunidad. Salen de las tasas de los pozos y de las lecturas de las bombas.',
    deferredProduction:
      'Aún no se pudo calcular ningún potencial: hacen falta datos de producción de algunas semanas.',
    schedule: 'No hay nada planificado para esta selección, ni lo hubo.',
    sustainableProduction: 'Aún no se han informado emisiones para esta selección.',
  },
  narrow: {
    title: 'Nada coincide con estos filtros',
    text: 'Ningún pozo con datos los cumple todos. Quite alguno o bórrelos.',
  },
  outside: {
    title: 'Sin datos en este periodo',
    text: 'Esta selección tiene datos del {{from}} al {{to}}.',
    action: 'Ver {{days}}',
  },
  selection_one: '{{days}} · {{wells}} pozo',
  selection_many: '{{days}} · {{wells}} pozos',
  selection_other: '{{days}} · {{wells}} pozos',
  units: 'Unidades',
  unitSystems: { metric: 'Métricas (Sm³, bar)', field: 'De campo (bbl, psi)' },
};
