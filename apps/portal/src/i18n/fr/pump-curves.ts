import type { pumpCurves as english } from '../en/pump-curves.ts';
import type { Translated } from '../translated.ts';

/** French texts of the curves of a pump. */
export const pumpCurves: Translated<typeof english> = {
  title: 'Courbes de la pompe',
  range: 'Plage recommandée',
  rise: 'Gain de pression',
  points: 'Où fonctionne le puits',
  now: 'Maintenant',
  there: 'À une autre fréquence',
  advised: 'Recommandée',
  shaded: 'La zone ombrée est la plage recommandée de la pompe, autour de son meilleur rendement.',
  basis:
    'D’après le modèle du {{day}}\u00a0: la pompe dans son état d’usure, avec le gaz qu’elle aspire à chaque fréquence.',
  none: 'Aucun modèle de ce puits ne peut être calculé\u00a0: sa pompe n’a pas de courbes ici.',
};
