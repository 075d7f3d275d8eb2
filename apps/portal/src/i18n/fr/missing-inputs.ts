import type { missingInputs as english } from '../en/missing-inputs.ts';
import type { Translated } from '../translated.ts';

/** The English texts in French. */
export const missingInputs: Translated<typeof english> = {
  readings: 'Il manque des mesures horaires récentes de la pompe.',
  equipment: 'Aucune pompe n’est connue dans ce puits.',
  driveLimits: 'Il manque les fréquences minimale et maximale du variateur.',
  pumpCurve: 'Il manque la courbe de la pompe.',
  operatingDays: 'Jours de marche stable\u00a0: il en faut {{needed}}, il y en a {{found}}.',
  distinctSettings: 'Débits à des fréquences différentes\u00a0: il en faut {{needed}}, il y en a {{found}}.',
  pressures:
    'Jours avec pression d’aspiration, de refoulement et de tête\u00a0: il en faut {{needed}}, il y en a {{found}}.',
  plausiblePump: 'L’élévation de pression ne correspond pas à la courbe de la pompe.',
  inflow: 'Les débits ne montrent pas que le puits produit plus à une pression plus basse.',
  balance: 'Les courbes d’apport, de pompe et de refoulement ne se croisent à aucun débit.',
  chokeSteps: 'Changements de duse dont l’effet est connu\u00a0: il en faut {{needed}}, il y en a {{found}}.',
  choke: 'Il manque l’ouverture de la duse.',
  rate: 'Il manque des débits récents.',
  liftGasRates: 'Débits de gas-lift différents\u00a0: il en faut {{needed}}, il y en a {{found}}.',
  liftGasCurve: 'Les débits ne montrent pas de courbe selon le gas-lift.',
};
