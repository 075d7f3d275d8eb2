import type { advicePanel as english } from '../en/advice-panel.ts';
import type { Translated } from '../translated.ts';

/** A piece of advice beside its list, in French. */
export const advicePanel: Translated<typeof english> = {
  asSetpoint: 'Comme consigne',
  setpoint:
    '{{well}}\u00a0: le variateur {{mode}} et annule une fréquence. Réglez sa consigne à {{to}}, ce qui revient à la fréquence conseillée.',
  openLoss: 'Une exception ouverte de ce puits compte {{loss}} d’huile comme perdus depuis le {{day}}.',
  standingLoss: 'Une perte durable de ce puits compte {{loss}} d’huile depuis le {{day}}.',
  lossCause: 'Cause\u00a0: {{cause}}.',
  ofStop: 'Elle vient d’un arrêt\u00a0: ce changement n’en récupère rien.',
  toException: 'Vers l’exception',
  unaccepted:
    'Faite sans être acceptée ici\u00a0: le changement a été trouvé dans les mesures ou le journal.',
  likelyByRecord:
    'Par le modèle seul {{model}}. Sur {{measured}} changements mesurés de ce type, sur tous les puits, {{met}} ont fait ce qui était cherché\u00a0; avec ce que montrent les non concluants ils comptent pour {{counted}}. Le modèle compte autant que dix d’entre eux, et son intervalle s’élargit autant que la probabilité baisse.',
  likelyOfPump:
    'Probabilité\u00a0: part des 200 ajustements de la pompe et de son apport avec lesquels ce changement gagne, moins la fréquence à laquelle les changements de ce puits n’ont pas fait ce que disait leur modèle\u00a0; si aucun n’est jugé, un sur dix est supposé. Elle ne dit rien de ce qui pourra être mesuré ensuite.',
  likelyOfSetting:
    'Probabilité\u00a0: de la réponse que les changements passés de ce puits ont montrée, par la loi t de Student selon leur petit nombre. Elle ne dit rien de ce qui pourra être mesuré ensuite.',
  title: 'Recommandation',
  gone: 'Cette recommandation n’est pas dans la liste',
  goneText: 'Elle date d’autres jours, ou les filtres excluent son puits.',
  found: 'trouvée le {{time}}',
  expires: 'expire le {{time}}',
  checks: 'Limites',
  notFurther: 'Limite\u00a0: {{limit}}.',
  countsOfChecks: 'Limites\u00a0: {{checks}}.',
  protects: {
    range:
      'Protège la pompe\u00a0: elle fonctionne hors de sa plage recommandée maintenant, et dedans après ce changement. Son débit et sa fréquence de la semaine suivante le montrent.',
    motorTemperature:
      'Protège la pompe\u00a0: son moteur est au-dessus de la limite maintenant, et au-dessous après ce changement. La température du moteur de la semaine suivante le montre.',
    costs: 'Cela coûte de l’huile\u00a0: {{oil}}.',
    gains: 'Cela ne coûte pas d’huile.',
    short: 'protecteur',
  },
  noChecks: 'Aucune limite n’a été vérifiée.',
  check: 'Vérification',
  value: 'Valeur',
  limit: 'Limite',
  result: 'Résultat',
  replaced: 'Non respectée\u00a0: le gaz libre décide',
  notChecked: 'Non vérifiée',
  none: 'aucun',
  pass: 'Respectée',
  fail: 'Non respectée',
  now: 'Pompe maintenant',
  noPump: 'Aucune pompe n’est connue dans ce puits.',
  asOf: 'au {{time}}',
  medians:
    'Médianes de sept jours stables au plus jusqu’au {{day}}, de la température moteur la plus haute qui a duré\u00a0; plage, énergie, durée de marche et déclenchements au {{time}}',
  history: '30 derniers jours',
  noHistory: 'Il n’y a aucune mesure des 30 derniers jours.',
  advised: 'Recommandée',
  before: 'Avant le changement',
  after: 'Après',
  past: 'Changements précédents de ce puits',
  noPast: 'Aucun changement de ce puits n’a été suivi sur cette période.',
  gave: '{{oil}} sur {{expected}} attendu',
};
