import type { charts as english } from '../en/charts.ts';
import type { Translated } from '../translated.ts';

/** What charts say beside their data, in Spanish. */
export const charts: Translated<typeof english> = {
  showTable: 'Ver como tabla',
  showChart: 'Ver como gráfico',
  previousPage: 'Filas anteriores',
  nextPage: 'Filas siguientes',
  rows: '{{from}}–{{to}} de {{total}}',
  time: 'Día',
  cursor: 'Punto en el tiempo',
  keys: 'Las flechas mueven el cursor. Mayús y flechas marcan un tramo, Intro lo amplía, más y menos amplían o reducen, Escape muestra todo.',
  series: 'Curvas',
  resetZoom: 'Ver todos los días',
  empty: 'No hay nada que dibujar.',
  unusable: 'Omitidos: {{values}} valores y {{rows}} filas no utilizables.',
  events: 'Eventos',
  eventCount_one: '{{count}} evento',
  eventCount_many: '{{count}} de eventos',
  eventCount_other: '{{count}} eventos',
  bars: 'Barras; las flechas pasan de una a otra',
};
