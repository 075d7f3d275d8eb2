import type { help as english } from '../en/help.ts';
import type { Translated } from '../translated.ts';

/** The help, in French. */
export const help: Translated<typeof english> = {
  heading: 'Aide',
  keys: 'Touches',
  terms: 'Termes',
  everywhere: 'Partout',
  palette: 'Rechercher ou aller à une page',
  paletteAlso: 'Rechercher d’une seule touche',
  showHelp: 'Afficher cette aide',
  wallView: 'Activer ou quitter le plein écran',
  close: 'Fermer ce qui est ouvert\u00a0; quitter le plein écran',
  charts: 'Dans un graphique',
  points: 'D’un point à l’autre',
  mark: 'Marquer un intervalle',
  showMarked: 'Afficher l’intervalle marqué',
  zoom: 'Zoom avant et arrière',
  showAll: 'Effacer la marque, puis tout afficher',
  moveWork: 'Dans le planning\u00a0: déplacer l’activité d’une heure, avec Maj d’un jour',
  tables: 'Dans un tableau',
  rows: 'D’une ligne à l’autre',
  openRow: 'Ouvrir ou choisir la ligne',
  stepRow: 'Dans une liste\u00a0: aller à la ligne suivante, à la précédente',
  tickRow: 'Dans une liste\u00a0: sélectionner la ligne ou non',
  chooseCell: 'Choisir une cellule de la ligne',
  copyCell: 'Copier la cellule, ou la première de la ligne',
  copyListCell: 'Dans une liste\u00a0: copier la cellule, ou la première de la ligne',
  clearTicks: 'Dans une liste\u00a0: effacer la sélection',
  acknowledge: 'Marquer l’exception ouverte comme vue, ou accepter la recommandation ouverte',
  singleKeys: 'Raccourcis à une seule touche',
  singleKeysHint: 'Désactivez-les si vous les déclenchez par erreur ou si vous dictez à votre ordinateur.',
};
