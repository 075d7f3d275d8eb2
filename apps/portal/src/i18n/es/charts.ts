import type { charts as english } from '../en/charts.ts';
import type { Translated } from '../translated.ts';

/** What tables say beside their data, in Spanish. */
export const charts: Translated<typeof english> = {
  sortBy: 'Ordenar por',
  unsorted: 'Orden dado',
  ascending: '{{header}}, de menor a mayor',
  descending: '{{header}}, de mayor a menor',
  actions: 'Acciones',
};
