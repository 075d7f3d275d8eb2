import type { search as english } from '../en/search.ts';
import type { Translated } from '../translated.ts';

/** The search: its results, its suggestions and the command palette, in French. */
export const search: Translated<typeof english> = {
  resultsFor: 'Résultats pour',
  allResults: 'Tous les résultats',
  showing: '{{from}} à {{to}} sur {{total}} résultats',
  field: 'Rechercher',
  submit: 'Rechercher',
  kinds: 'Types de résultats',
  begin: 'Que cherchez-vous\u00a0?',
  beginText:
    'Saisissez le nom d’un puits ou d’un champ, une partie du nom ou ce que vous cherchez : «\u00a0gaz\u00a0», «\u00a0essai\u00a0».',
  nothing: 'Aucun résultat',
  nothingText:
    'Aucun puits, champ, exception, changement ou travail ne porte ce nom. Vérifiez l’orthographe, ou ne saisissez que le début d’un nom.',
  nothingOfKind: 'Aucun de ce type. D’autres types ont des résultats.',
  like: 'Résultats proches de «\u00a0{{text}}\u00a0»',
  likeText: 'Aucun nom ne le contient tel qu’il a été saisi.',
  didYouMean: 'Vouliez-vous dire',
  similar: 'Nom proche',
  openException: 'Exception ouverte',
  over: 'Terminée',
  lastData: 'Dernières données {{day}}',
  allFor: 'Tous les résultats pour «\u00a0{{text}}\u00a0»',
  allWork: 'Tout le planning de «\u00a0{{text}}\u00a0»',
  clear: 'Effacer la recherche',
  browseWells: 'Parcourir les puits',
  recent: 'Récents',
  palette: 'Rechercher ou aller à',
  oilOn: 'Huile, {{day}}',
  gasOn: 'Gaz, {{day}}',
  waterOn: 'Eau, {{day}}',
  kind: {
    well: 'Puits',
    field: 'Champs',
    exception: 'Exceptions',
    changePoint: 'Points de changement',
    schedule: 'Planning',
    page: 'Pages',
    news: 'Actualités',
    help: 'Aide',
  },
  wellStatus: {
    producing: 'En production',
    shutIn: 'Fermé',
    testing: 'En essai',
    workover: 'En intervention',
    suspended: 'Suspendu',
    abandoned: 'Abandonné',
  },
};
