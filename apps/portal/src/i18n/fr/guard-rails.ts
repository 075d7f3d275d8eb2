import type { guardRails as english } from '../en/guard-rails.ts';
import type { Translated } from '../translated.ts';

/** Guard rails, in French. */
export const guardRails: Translated<typeof english> = {
  open: 'Limites de sécurité',
  title: 'Limites de sécurité',
  hint: 'Ce que respecte tout changement recommandé. La plus proche du puits s’applique\u00a0: la sienne, celle de son champ ou celle de tous les puits. La plage de la pompe, les déclenchements, l’âge du modèle, les exceptions ouvertes, les travaux prévus et les changements passés sont vérifiés aussi, par des limites fixes.',
  close: 'Fermer',
  computing_one: 'La recommandation de {{shown}} puits est recalculée.',
  computing_many: 'Les recommandations de {{shown}} de puits sont recalculées.',
  computing_other: 'Les recommandations de {{shown}} puits sont recalculées.',
  administrators: 'Les administrateurs modifient les limites.',
  all: 'Tous les puits',
  usual: 'Habituelle',
  notSet: 'Non fixée',
  notChecked: 'Non vérifiée',
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
    bubblePointMargin:
      'Marge au point de bulle, au moins\u00a0; avec du gaz libre à l’aspiration, le gaz libre décide à sa place',
    motorCurrentPct: 'Courant du moteur, au plus, par rapport au nominal',
    motorTemperatureMargin: 'Température du moteur, marge sous sa limite',
    freeGasPct: 'Gaz libre à l’aspiration, au plus de ce que les étages acceptent',
    intakePressureMargin: 'Pression d’aspiration, marge au-dessus de sa limite',
    maxChokeStep: 'Duse\u00a0: plus grand changement en une fois',
    maxChokeOpening: 'Duse\u00a0: ouverture, au plus',
    maxLiftGasStep: 'Gaz de lift\u00a0: plus grand changement en une fois, de son débit',
    maxLiftGasPerOil: 'Gaz de lift par volume d’huile en plus, au plus',
    maxLiftGas: 'Gaz de lift dont un puits dispose, au plus',
    maxOilRate: 'Huile d’un puits que l’installation accepte, au plus',
  },
};
