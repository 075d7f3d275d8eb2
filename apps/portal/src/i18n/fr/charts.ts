import type { charts as english } from '../en/charts.ts';
import type { Translated } from '../translated.ts';

/** What charts say beside their data, in French. */
export const charts: Translated<typeof english> = {
  showTable: 'Afficher en tableau',
  showChart: 'Afficher en graphique',
  previousPage: 'Lignes précédentes',
  nextPage: 'Lignes suivantes',
  rows: '{{from}}–{{to}} sur {{total}}',
  time: 'Jour',
  cursor: 'Instant',
  keys: 'Les flèches déplacent le curseur. Maj et flèches marquent un intervalle, Entrée l’agrandit, plus et moins zooment, Échap affiche tout.',
  series: 'Courbes',
  resetZoom: 'Afficher tous les jours',
  empty: 'Il n’y a rien à tracer.',
  unusable: 'Omis : {{values}} valeurs et {{rows}} lignes inutilisables.',
  events: 'Événements',
  eventCount_one: '{{count}} événement',
  eventCount_many: '{{count}} d’événements',
  eventCount_other: '{{count}} événements',
  bars: 'Barres ; les flèches vont de l’une à l’autre',
};
