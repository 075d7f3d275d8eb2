import type { charts as english } from '../en/charts.ts';
import type { Translated } from '../translated.ts';

/** What tables say beside their data, in French. */
export const charts: Translated<typeof english> = {
  sortBy: 'Trier par',
  unsorted: 'Ordre donné',
  ascending: '{{header}}, croissant',
  descending: '{{header}}, décroissant',
  actions: 'Actions de la ligne',
};
