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
  windows: {
    monthToDate: 'Mois en cours',
    lastMonth: 'Mois dernier',
    quarterToDate: 'Trimestre en cours',
    yearToDate: 'Année en cours',
  },
  window: 'Période',
  clearAll: 'Tout effacer',
  custom: 'Autres dates',
  lastDays: '{{days}} derniers jours',
  yesterday: 'Hier',
  compare: 'Comparaison',
  comparedWith: 'Comparé à',
  comparisons: {
    nothing: 'Sans comparaison',
    before: 'vs période précédente',
    year: 'vs un an avant',
  },
  fault: {
    reversed: 'L’adresse demande du {{from}} au {{to}}\u00a0: la fin précède le début.',
    unreadable: 'L’adresse demande des jours illisibles\u00a0: {{given}}',
    twice: 'L’adresse indique les jours deux fois\u00a0; ignoré\u00a0: {{given}}',
    several_one: 'Ce lien demande quelque chose qui n’est pas ici\u00a0:',
    several_many: 'Ce lien demande {{count}} choses qui ne sont pas ici\u00a0:',
    several_other: 'Ce lien demande {{count}} choses qui ne sont pas ici\u00a0:',
    area: 'Ce lien nomme un domaine qui n’existe pas\u00a0: «\u00a0{{given}}\u00a0»',
    rows: 'Ce lien demande des lignes que cette page n’a pas\u00a0: «\u00a0{{given}}\u00a0»',
    level: 'Ce lien demande un niveau que cette page n’a pas\u00a0: «\u00a0{{given}}\u00a0»',
    filter:
      'Ce lien filtre par ce qui n’existe plus, {{filter}}\u00a0: «\u00a0{{given}}\u00a0». La page n’en tient pas compte.',
    shown: 'Affiché\u00a0: {{days}}.',
  },
  loading: 'Chargement\u00a0: {{name}}',
};
