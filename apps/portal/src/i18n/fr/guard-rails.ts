import type { guardRails as english } from '../en/guard-rails.ts';
import type { Translated } from '../translated.ts';

/** Guard rails, in French. */
export const guardRails: Translated<typeof english> = {
  open: 'Limites de sécurité',
  title: 'Limites de sécurité',
  hint: 'Ce que respecte tout changement recommandé. La plus proche du puits s’applique\u00a0: la sienne, celle de son champ ou celle de tous les puits.',
  close: 'Fermer',
  computing_one: 'La recommandation de {{shown}} puits est recalculée.',
  computing_many: 'Les recommandations de {{shown}} de puits sont recalculées.',
  computing_other: 'Les recommandations de {{shown}} puits sont recalculées.',
  administrators: 'Les administrateurs modifient les limites.',
  all: 'Tous les puits',
  usual: 'Habituelle',
  change: 'Fixer une limite',
  noPlace: 'Choisissez à quoi elle s’applique.',
  range: 'De {{least}} à {{most}}.',
  save: 'Fixer',
  remove: 'Retirer',
  saved: 'Limites modifiées\u00a0; les recommandations sont calculées avec elles.',
  notSaved: 'La limite n’a pas pu être modifiée.',
  column: {
    name: 'Limite',
    place: 'Pour',
    value: 'Valeur',
    by: 'Fixé',
  },
  name: {
    maxStepHz: 'Plus grand changement en 24 heures',
    bubblePointMargin: 'Marge au point de bulle, au moins',
    motorCurrentPct: 'Courant du moteur, au plus, par rapport au nominal',
    motorTemperatureMargin: 'Température du moteur, marge sous sa limite',
    freeGasPct: 'Gaz libre à l’aspiration, au plus de ce que les étages acceptent',
    intakePressureMargin: 'Pression d’aspiration, marge au-dessus de sa limite',
  },
};
