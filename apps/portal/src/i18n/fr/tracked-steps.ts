import type { trackedSteps as english } from '../en/tracked-steps.ts';
import type { Translated } from '../translated.ts';

/** What came of steps, in French. */
export const trackedSteps: Translated<typeof english> = {
  title: 'Résultat des changements',
  none: 'Aucun changement n’a été suivi sur cette période',
  noneText:
    'Un changement est suivi quand la fréquence d’une pompe a varié. Choisissez plus de jours pour voir les précédents.',
  settling_one: '{{count}} changement, encore sans conclusion.',
  settling_many: '{{count}} de changements, encore sans conclusion.',
  settling_other: '{{count}} changements, encore sans conclusion.',
  gained_one: '{{count}} changement évalué qui visait un gain\u00a0; ont gagné de l’huile\u00a0: {{met}}.',
  gained_many:
    '{{count}} de changements évalués qui visaient un gain\u00a0; ont gagné de l’huile\u00a0: {{met}}.',
  gained_other:
    '{{count}} changements évalués qui visaient un gain\u00a0; ont gagné de l’huile\u00a0: {{met}}.',
  reduced_one: '{{count}} réduction évaluée\u00a0; n’ont pas perdu plus que prévu\u00a0: {{met}}.',
  reduced_many: '{{count}} de réductions évaluées\u00a0; n’ont pas perdu plus que prévu\u00a0: {{met}}.',
  reduced_other: '{{count}} réductions évaluées\u00a0; n’ont pas perdu plus que prévu\u00a0: {{met}}.',
  newest_one: 'Les {{part}} plus récents de {{count}} changement.',
  newest_many: 'Les {{part}} plus récents de {{count}} de changements.',
  newest_other: 'Les {{part}} plus récents de {{count}} changements.',
  attainmentOf_one: 'Sur {{count}} changement, avec un gain attendu et assez de jours\u00a0: {{part}}.',
  attainmentOf_many: 'Sur {{count}} de changements, avec un gain attendu et assez de jours\u00a0: {{part}}.',
  attainmentOf_other: 'Sur {{count}} changements, avec un gain attendu et assez de jours\u00a0: {{part}}.',
  aim: { gain: 'Un gain', reduction: 'Une réduction' },
  inQuestion: 'Gain mis en doute',
  question: {
    exception: 'Une exception a commencé après et reste ouverte',
    model: 'Les mesures contredisent le modèle de la pompe',
  },
  wasAdvised: 'Conseillé',
  reduction: { met: 'Comme prévu', missed: 'A perdu plus' },
  uncompared: {
    otherChange: 'aucun jour à comparer\u00a0: un autre changement était trop proche',
    fewDays: 'aucun jour à comparer\u00a0: trop peu de jours stables avant ou après',
  },
  choice: 'Affichage',
  frequency: 'De et à',
  frequencyAxis: 'Fréquence',
  oil: 'Avant et après',
  oilAxis: 'Huile, avant = 100\u00a0%',
  attainment: 'Réalisation',
  attainmentAxis: 'Huile réelle / attendue,\u00a0%',
  rule: 'Le réel est la variation du débit d’huile avec son intervalle à 90\u00a0%, sans le déclin du puits ni ce qui a touché tout son champ\u00a0; si l’intervalle contient 0 et est trop large pour trouver l’effet attendu, le changement n’est pas concluant et n’est pas compté\u00a0; un effet dont l’intervalle contient 0 ne se distingue pas d’aucun. Une hausse vise un gain, et un gain ne compte comme confirmé qu’avec la conclusion «\u00a0Gain\u00a0». Une réduction est comme prévu si l’on n’a pas perdu plus d’huile que prévu et si son énergie par volume n’a pas augmenté.',
  column: {
    well: 'Puits',
    made: 'Fait le',
    setting: 'De → à',
    aim: 'Visait',
    advised: 'Conseil',
    expected: 'Huile attendue',
    gain: 'Huile réelle',
    attainment: 'Réalisation',
    verdict: 'Conclusion',
    besides: 'A aussi changé',
  },
};
