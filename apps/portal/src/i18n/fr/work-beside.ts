import type { workBeside as english } from '../en/work-beside.ts';
import type { Translated } from '../translated.ts';

/** The English texts in French. */
export const workBeside: Translated<typeof english> = {
  when: '\u00a0: {{from}} – {{to}}, {{status}}.',
  overdue: '\u00a0: en retard depuis le {{time}}. Faites-le d’abord, ou déplacez-le.',
  either:
    'Faites le changement jusqu’au {{before}}, ou à partir du {{after}}\u00a0: entre les deux, l’un gâche l’autre.',
  before: 'Faites le changement jusqu’au {{before}}\u00a0: plus tard, l’un gâche l’autre.',
  after: 'Faites le changement à partir du {{after}}\u00a0: avant, l’un gâche l’autre.',
  never: 'Aucun moment avant l’échéance de la recommandation n’en est dégagé.',
  otherTarget:
    'Cela règle la même chose sur une autre valeur\u00a0: modifiez ou annulez d’abord ce plan, ou rejetez cette recommandation.',
  noTime:
    'Aucun moment avant l’échéance de la recommandation n’est dégagé d’autres travaux pour le changement de {{wells}}\u00a0: déplacez ou annulez ces travaux, puis acceptez.',
  byTime: 'Selon l’heure',
  planned: 'Prévu\u00a0:',
  short_one: '{{count}} travail à côté',
  short_many: '{{count}} de travaux à côté',
  short_other: '{{count}} travaux à côté',
};
