import type { watchedPumps as english } from '../en/watched-pumps.ts';
import type { Translated } from '../translated.ts';

/** The English texts in French. */
export const watchedPumps: Translated<typeof english> = {
  title: 'Pompes à regarder',
  outside_one: '{{count}} pompe tourne hors de sa plage recommandée.',
  outside_many: '{{count}} de pompes tournent hors de leur plage recommandée.',
  outside_other: '{{count}} pompes tournent hors de leur plage recommandée.',
  gassy_one: '{{count}} aspire 20\u00a0% de gaz libre ou plus.',
  gassy_many: '{{count}} aspirent 20\u00a0% de gaz libre ou plus.',
  gassy_other: '{{count}} aspirent 20\u00a0% de gaz libre ou plus.',
  why: 'Pourquoi',
  gas: 'gaz libre {{share}}',
  trips_one: '{{count}} déclenchement en 30 jours',
  trips_many: '{{count}} de déclenchements en 30 jours',
  trips_other: '{{count}} déclenchements en 30 jours',
  remedy: 'Ce qui aide',
  remedies: {
    downthrust:
      'Trop peu de liquide pour sa vitesse\u00a0: augmenter la fréquence, ouvrir la duse, ou une pompe plus petite.',
    upthrust:
      'Trop de liquide pour sa vitesse\u00a0: baisser la fréquence, fermer la duse, ou une pompe plus grande.',
    gas: 'Gaz à l’aspiration\u00a0: relever sa pression par une fréquence plus basse, vérifier le séparateur, descendre la pompe.',
    downthrustOtherwise:
      'Trop peu de liquide pour sa vitesse\u00a0: ouvrir la duse, ou une pompe plus petite.',
    upthrustOtherwise: 'Trop de liquide pour sa vitesse\u00a0: fermer la duse, ou une pompe plus grande.',
    gasOtherwise: 'Gaz à l’aspiration\u00a0: vérifier le séparateur, descendre la pompe.',
    trips:
      'Chercher pourquoi elle déclenche, par le journal et les courants d’avant, avant de changer quoi que ce soit.',
  },
  tripsOf: 'Déclenchements de ces jours',
  next: 'Ce qui est recommandé, ou l’empêche',
  advised: 'Un changement est recommandé\u00a0: voir la liste.',
  limited: 'Aucun changement\u00a0: {{check}}.',
  nothingToGain: 'Aucun changement ne gagne plus que ce qui est sûr.',
};
