import type { whatIf as english } from '../en/what-if.ts';
import type { Translated } from '../translated.ts';

/** What a pump would do at another frequency, in French. */
export const whatIf: Translated<typeof english> = {
  title: 'Et si…\u00a0?',
  frequency: 'Fréquence',
  range: 'Le modèle est celui de la pompe à {{now}}\u00a0; {{advised}} est recommandé.',
  power: 'Puissance',
  now: 'Actuel',
  at: 'Deviendrait',
  band: 'P90 à P10',
  change: 'Variation',
  said: 'À {{frequency}}\u00a0: {{oil}} d’huile. Limites\u00a0: {{checks}}.',
  gasBound:
    'À {{frequency}}, {{gas}} de gaz libre arrivent à la pompe, qui en accepte {{limit}}\u00a0: elle peut se bloquer, aucun débit n’est donc indiqué.',
  pumpedOff:
    'À {{frequency}}, la pompe viderait le puits\u00a0: la pression d’aspiration passerait sous {{pressure}}, où elle n’aspire que du gaz.',
  noFlow: 'À {{frequency}}, le puits ne débiterait pas.',
  assumptions:
    'D’après le modèle du {{day}} sur lequel repose la recommandation. Il suppose le réservoir, la teneur en eau, l’usure, la duse et la conduite tels qu’ils sont maintenant, et le puits stabilisé. La bande est l’incertitude des mesures et ce que les changements passés de ce puits ont donné de l’effet attendu\u00a0; celle d’un débit a en plus l’erreur du débit de maintenant, celle de son changement non\u00a0; celles de la température du moteur, du courant et de la pression d’aspiration ont aussi l’erreur du modèle aux changements passés, et leurs limites sont comparées à l’extrémité la plus proche\u00a0; les autres sont vérifiées aux valeurs les plus probables.',
  notYetComputed: 'Le modèle de ce puits n’a pas encore été calculé.',
  notComputed: 'Aucun modèle de ce puits ne peut être calculé.',
};
