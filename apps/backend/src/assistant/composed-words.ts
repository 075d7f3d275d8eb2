import type { Meaning, Phrases } from './meanings.ts';

/** Every way to put one of each list behind another; an empty one leaves its place out. */
const composed = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split('|').map((each) => each.trim()))
    .reduce((before, next) => before.flatMap((begin) => next.map((end) => `${begin} ${end}`.trim())))
    .join(', ');

const phrases = (meaning: Meaning, ...texts: readonly string[]): Phrases => [meaning, texts.join(', ')];

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
    { kind: 'filler' },
    'meet, meets, meeting, met, reach, reaches, reached, reaching, hit, hits, hitting',
    'cumple, cumplen, cumplimos, cumplio, cumplieron, alcanza, alcanzan, alcanzamos, alcanzo',
    'atteint, atteignent, atteignons, tient, tiennent, tenons, remplit',
    'still, yet, already, presently, during, throughout, within, over the course of, remain, remains, at the moment, at present',
    'todavia, aun, sigue, siguen, siguiendo, durante, dentro de, a lo largo de, en el curso de, queda, quedan, permanece, permanecen, en este momento, de momento',
    'encore, toujours, deja, pendant, durant, au cours de, au long de, reste, restent, en ce moment, pour le moment',
  ),
];
