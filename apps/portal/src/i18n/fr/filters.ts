import type { filters as english } from '../en/filters.ts';
import type { Translated } from '../translated.ts';

/** The seven filters and the window of days, in French. */
export const filters: Translated<typeof english> = {
  businessUnits: 'Unités opérationnelles',
  areas: 'Zones',
  fields: 'Champs',
  wellGroups: 'Groupes de puits',
  manufacturers: 'Fabricants',
  methodsOfProduction: 'Modes de production',
  wells: 'Puits',
  window: 'Période',
  clearAll: 'Tout effacer',
  custom: 'Autres dates',
  yesterday: 'Hier',
  fault: {
    reversed: 'L’adresse demande du {{from}} au {{to}} : la fin précède le début.',
    unreadable: 'L’adresse demande des jours illisibles : {{given}}',
    twice: 'L’adresse indique les jours deux fois ; ignoré : {{given}}',
    shown: 'Affiché : {{days}}.',
  },
  loading: 'Chargement : {{name}}',
};
