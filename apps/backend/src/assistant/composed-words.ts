import type { Meaning, Phrases } from './meanings.ts';

/** Every way to put one of each list behind another; an empty one leaves its place out. */
export const composed = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split('|').map((each) => each.trim()))
    .reduce((before, next) => before.flatMap((begin) => next.map((end) => `${begin} ${end}`.trim())))
    .join(', ');

/** What several texts of phrases mean. */
export const phrases = (meaning: Meaning, ...texts: readonly string[]): Phrases => [
  meaning,
  texts.join(', '),
];

/** Phrases that a language puts together by a rule: relations to a plan, what could be, what is not done, and what lasts. */
export const composedWords: readonly Phrases[] = [
  phrases(
    { kind: 'subject', subject: 'plan' },
    composed(
      'above|below|over|under|ahead of|behind|against|versus|vs|short of|off|from|to|on|beyond|compared to|compared with',
      '|the|its|our|their',
      'plan|target|budget',
    ),
    composed(
      'por encima de|por debajo de|por delante de|por detras de|sobre|bajo|segun|frente a|respecto a|contra|lejos de|para|para llegar a',
      'el|su|nuestro',
      'plan|objetivo|presupuesto',
    ),
    composed(
      'por encima|por debajo|por delante|por detras|frente|respecto|lejos|adelantados|atrasados',
      'del|al',
      'plan|objetivo|presupuesto',
    ),
    composed(
      'au dessus|en dessous|au dessous|loin',
      'de son|de notre|de leur|du|de l',
      'plan|objectif|budget',
    ),
    composed(
      'en avance sur|en retard sur|sous|par rapport a|face a|contre|sur',
      'le|son|notre|leur|l',
      'plan|objectif|budget',
    ),
    composed('par rapport au|face au', 'plan|budget'),
  ),
  phrases(
    { kind: 'subject', subject: 'opportunities' },
    composed('could|can|might|may', '|we|they|still', 'give|produce|make|deliver|yield|flow|gain', 'more'),
    composed('podria|podrian|podriamos|puede|pueden|podemos', 'dar|producir|rendir|ganar|aportar', 'mas'),
    composed(
      'pourrait|pourraient|pourrions nous|peut|peuvent|pouvons nous',
      'donner|produire|rendre|gagner|fournir',
      'plus|davantage',
    ),
  ),
  phrases(
    { kind: 'state', state: 'down' },
    composed(
      'not|isn t|aren t|doesn t|don t|does not|do not|is not|are not',
      'produce|producing|flow|flowing|run|running',
    ),
    composed('no', '|esta|estan', 'produce|producen|produciendo|fluye|fluyen|fluyendo|opera|operan|operando'),
    composed(
      'ne',
      'produit|produisent|coule|coulent|debite|debitent|fonctionne|fonctionnent|tourne|tournent',
      '|il|elle|ils|elles|t il|t elle',
      'pas|plus',
    ),
  ),
  phrases(
    { kind: 'subject', subject: 'changes' },
    'changed, has changed, have changed, what changed, what has changed, did change',
    'cambio, cambiaron, ha cambiado, han cambiado',
    'a change, ont change, qui a change, qu est ce qui a change, qu est ce qui change',
  ),
  phrases(
    { kind: 'action', action: 'define' },
    composed(
      'how is|how are|how was|how do you|how do we|how does the portal|how does it|how',
      '|the|a',
      'worked out|work out|calculated|calculate|computed|compute|determined|determine|derived|derive|arrived at|arrive at|obtained|obtain|get to|defined|define|measured|estimated|estimate',
    ),
    composed('formula|definition|calculation|method|math|rule', 'of|for|behind|used for'),
    'what is behind, what goes into, where does it come from, comes from, come from, worked out',
    composed(
      'como se|como',
      'obtiene|obtienen|calcula|calculan|determina|determinan|define|definen|saca|sacan|estima|mide|llega a',
    ),
    composed('formula|definicion|calculo|metodo|regla', 'de|del|para'),
    'de donde sale, de donde salen, de donde viene, de donde vienen, que hay detras de, que hay detras del',
    composed(
      'comment',
      'est|sont',
      'obtenu|obtenue|obtenus|obtenues|calcule|calculee|calcules|determine|determinee|determines|defini|definie|estime|estimee|mesure|mesuree',
    ),
    composed('comment', 'obtient|calcule|determine|definit|estime', 'on|t on'),
    composed('comment', 'obtenez|calculez|determinez|definissez|estimez', 'vous'),
    composed('formule|definition|calcul|methode|regle', 'de|du|de l|d|pour'),
    'd ou vient, d ou viennent',
  ),
  phrases(
    { kind: 'order', order: 'most' },
    composed(
      'highest|largest|biggest|greatest|most',
      'first|one first|ones first|to lowest|to smallest|to least|loss first|losses first',
    ),
    composed('from', '|the', 'highest|largest|biggest|greatest|most|high', 'to', 'lowest|smallest|least|low'),
    'descending, in descending order, high to low, largest to smallest, largest loss first, biggest loss first',
    composed('de', 'mayor|mas', 'a', 'menor|menos'),
    composed(
      '|el|la|los|las',
      'mayor|mayores|mas alto|mas alta|mas altos|mas altas|mas grande|mas grandes',
      'primero|primeros|primera|primeras',
    ),
    'en orden descendente, descendente, orden descendente',
    composed(
      'du|des|de la',
      'plus',
      'haut|hauts|eleve|eleves|fort|forts|grand|grands|gros|grande|grandes',
      'au|aux|a la',
      'plus',
      'bas|faible|faibles|petit|petits|petite|petites',
    ),
    composed(
      'le|la|les',
      'plus',
      'haut|hauts|eleve|eleves|fort|forts|grand|grands|gros|grande|grandes',
      'd abord|en premier|en premiers|en tete',
    ),
    'par ordre decroissant, ordre decroissant, decroissant, en ordre decroissant',
  ),
  phrases(
    { kind: 'order', order: 'least' },
    composed('lowest|smallest|least', 'first|one first|ones first|to highest|to largest|to most'),
    composed('from', '|the', 'lowest|smallest|least|low', 'to', 'highest|largest|biggest|greatest|most|high'),
    'ascending, in ascending order, low to high, smallest to largest',
    composed('de', 'menor|menos', 'a', 'mayor|mas'),
    composed(
      '|el|la|los|las',
      'menor|menores|mas bajo|mas baja|mas bajos|mas pequeno',
      'primero|primeros|primera|primeras',
    ),
    'en orden ascendente, ascendente, orden ascendente',
    composed(
      'du|des|de la',
      'plus',
      'bas|faible|faibles|petit|petits|petite',
      'au|aux|a la',
      'plus',
      'haut|hauts|eleve|eleves|fort|forts|grand|grands|gros',
    ),
    composed('le|la|les', 'plus', 'bas|faible|faibles|petit|petits', 'd abord|en premier|en premiers'),
    'par ordre croissant, ordre croissant, croissant, en ordre croissant',
  ),
  phrases(
    { kind: 'order', order: 'least', isOfLoss: true },
    composed('|the', 'worst', '|first|ones first|one first|of all|off'),
    'most serious, the most serious, most severe, most critical, most serious first, most severe first, most critical first, most urgent, going worst, doing worst',
    composed('|el|la|lo|los|las', 'peor|peores', '|primero|primeros|primera|primeras'),
    composed(
      '|el|la|los|las|lo',
      'mas',
      'grave|graves|critico|criticos|critica|criticas|serio|serios|seria|serias|urgente|urgentes',
      '|primero|primeros|primera|primeras',
    ),
    composed('|le|la|les', 'pire|pires', '|d abord|en premier|en premiers'),
    composed(
      '|le|la|les',
      'plus',
      'grave|graves|critique|critiques|serieux|serieuse|serieuses|urgent|urgents|urgente|urgentes',
      '|d abord|en premier|en premiers',
    ),
    composed('va|vont', 'le plus mal'),
    'le plus mal, au plus mal',
  ),
  phrases(
    { kind: 'side', side: 'above' },
    composed('mayor|mayores|superior|superiores', 'del|al|que el|que un|de un'),
    composed('mas', 'del|de un|que un'),
    composed('por encima', 'de un|de el'),
    composed('superieur|superieure|superieurs|superieures', 'au|aux'),
    composed('au dessus', 'du|des'),
    composed('plus', 'que|d un'),
    'by more than, more than a, over a, higher than a, beyond, upwards of, de plus de, a plus de, de mas del, de mas de',
  ),
  phrases(
    { kind: 'side', side: 'below' },
    composed('menor|menores|inferior|inferiores', 'del|al|que el|que un|de un'),
    composed('menos', 'del|de un|que un'),
    composed('inferieur|inferieure|inferieurs|inferieures', 'au|aux'),
    composed('en dessous|au dessous', 'du|des'),
    composed('moins', 'que|d un'),
    'by less than, de moins de, a moins de',
  ),
  phrases(
    { kind: 'verb', verb: 'cost' },
    'cost, costs, cost us, costs us, costing, take, takes, will cost, will it cost, costar, cuesta, cuestan, nos cuesta, costara, costaran, nos costara, nos costaran, coute, coutent, coutera, couteront, couter, nous coute, nous coutera, nous couteront, va couter, vont couter',
  ),
  phrases(
    { kind: 'filler' },
    'how far is, is it open, open on, running at, rate of the pump',
    'respect, respects, respectons, respectons nous, respecte, respectent, tenons nous, cumplimos, cumple, cumplen',
    'lleva, llevan, cuya, cuyo, cuyos, cuyas, gira, funciona a, un, tourne a, tourne, tournent a, en tete de liste, en ce moment, ahora mismo, mismo',
    'meet, meets, meeting, met, reach, reaches, reached, reaching, hit, hits, hitting',
    'cumple, cumplen, cumplimos, cumplio, cumplieron, alcanza, alcanzan, alcanzamos, alcanzo',
    'atteint, atteignent, atteignons, tient, tiennent, tenons, remplit',
    'still, yet, already, presently, during, throughout, within, over the course of, remain, remains, at the moment, at present',
    'todavia, aun, sigue, siguen, siguiendo, durante, dentro de, a lo largo de, en el curso de, queda, quedan, permanece, permanecen, en este momento, de momento',
    'encore, toujours, deja, pendant, durant, au cours de, au long de, reste, restent, en ce moment, pour le moment',
  ),
];
