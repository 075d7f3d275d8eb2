import type { watchedPumps as english } from '../en/watched-pumps.ts';
import type { Translated } from '../translated.ts';

/** The English texts in French. */
export const watchedPumps: Translated<typeof english> = {
  title: 'Pompes à regarder',
  outside_one: '{{count}} pompe tourne hors de sa plage recommandée.',
  outside_many: '{{count}} de pompes tournent hors de leur plage recommandée.',
  outside_other: '{{count}} pompes tournent hors de leur plage recommandée.',
  gassy_one: '{{count}} aspire 20\u00a0% de gaz libre ou plus.',
  gassy_many: '{{count}} aspirent 20\u00a0% de gaz libre ou plus.',
  gassy_other: '{{count}} aspirent 20\u00a0% de gaz libre ou plus.',
  why: 'Pourquoi',
  gas: 'gaz libre {{share}}',
  next: 'Ce qui est recommandé, ou l’empêche',
  advised: 'Un changement est recommandé\u00a0: voir la liste.',
  limited: 'Aucun changement\u00a0: {{check}}.',
  nothingToGain: 'Aucun changement ne gagne plus que ce qui est sûr.',
};
