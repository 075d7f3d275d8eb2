import type { settingResponse as english } from '../en/setting-response.ts';
import type { Translated } from '../translated.ts';

/** The English texts in French. */
export const settingResponse: Translated<typeof english> = {
  choke: 'Huile selon la duse',
  gasLift: 'Huile selon le gaz de lift',
  point: 'Exploité à',
  points: 'Réglages',
  past: 'Ce qu’il a donné',
  now: 'Maintenant',
  advised: 'Recommandé',
  fit: 'Courbe ajustée',
  band: 'P90 à P10 d’un changement',
  opening: 'Ouverture de la duse',
  gas: 'Gaz de lift',
  days_one: '{{count}} j, du {{from}} au {{to}}',
  days_many: '{{count}} j, du {{from}} au {{to}}',
  days_other: '{{count}} j, du {{from}} au {{to}}',
  none: 'On ne sait pas ce que ce puits a donné à d’autres réglages.',
  basis:
    'L’huile est ramenée au niveau du {{day}}\u00a0: chaque point est la moyenne de ses jours, sans le déclin depuis ni ce qui a touché tout le champ. La bande va de P90 à P10 d’un changement depuis maintenant jusqu’à chaque réglage, selon la courbe et ce qu’un changement diffère d’un autre.',
  few_one:
    'Elle ne repose que sur {{count}} changement, peut-être dû au hasard\u00a0: la plage en est d’autant plus large.',
  few_many:
    'Elle ne repose que sur {{count}} de changements, peut-être dus au hasard\u00a0: la plage en est d’autant plus large.',
  few_other:
    'Elle ne repose que sur {{count}} changements, peut-être dus au hasard\u00a0: la plage en est d’autant plus large.',
  many_one: 'Elle repose sur ce qu’a donné {{count}} changement passé de ce puits.',
  many_many: 'Elle repose sur ce qu’ont donné {{count}} de changements passés de ce puits.',
  many_other: 'Elle repose sur ce qu’ont donné {{count}} changements passés de ce puits.',
  rates_one: 'Elle repose sur ce que le puits a donné à {{count}} débit de gaz de lift.',
  rates_many: 'Elle repose sur ce que le puits a donné à {{count}} de débits de gaz de lift.',
  rates_other: 'Elle repose sur ce que le puits a donné à {{count}} débits de gaz de lift.',
  gave: '{{oil}} sur {{before}}',
  expected: '{{oil}} attendu',
  settles: 'aucun jour n’est encore comparé',
  noSteps: 'Aucun changement n’a été trouvé dans les jours de ce puits.',
  tracked: {
    title: 'Ce qu’ont donné les changements de duse et de gaz',
    before: 'Avant',
    rule: 'Les changements sont trouvés dans les jours\u00a0: au moins 2 % d’ouverture ou 2 % du gaz, tenus deux jours. Ils sont jugés comme ceux de la fréquence. L’attendu est ce qu’indiquaient les changements précédents du puits\u00a0; fermer une duse est une réduction, pas un gain manqué.',
  },
  unchecked: {
    title: 'Non vérifié',
    bubblePointMargin:
      'Marge au point de bulle\u00a0: la pression dans le puits ou son point de bulle n’est pas connu.',
    gasIsFree:
      'Marge au point de bulle\u00a0: non respectée, car du gaz est déjà libre à l’aspiration. Aucun changement ne la respecte\u00a0; le gaz libre que les étages admettent décide à sa place.',
    drawdown: 'Soutirage et sable\u00a0: rien ne les mesure dans ce puits.',
    facility:
      'Ce que l’installation peut encore recevoir\u00a0: fixé comme limite de sécurité, c’est vérifié.',
    gasSupply: 'Le gaz de lift disponible\u00a0: fixé comme limite de sécurité, c’est vérifié.',
    conclusiveSteps:
      'Changements proches et distincts du bruit\u00a0: moins de deux. Le gain repose sur des changements qui peuvent être le hasard, ou sur des ouvertures éloignées de celle-ci.',
    other: '{{check}}\u00a0: sa valeur ou sa limite n’est pas connue.',
  },
};
