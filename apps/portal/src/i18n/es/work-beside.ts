import type { workBeside as english } from '../en/work-beside.ts';
import type { Translated } from '../translated.ts';

/** The English texts in Spanish. */
export const workBeside: Translated<typeof english> = {
  when: ': del {{from}} al {{to}}, {{status}}.',
  overdue: ': atrasado desde {{time}}. Hágalo antes, o muévalo.',
  either: 'Haga el cambio hasta el {{before}}, o a partir del {{after}}: entre ambos, uno malogra al otro.',
  before: 'Haga el cambio hasta el {{before}}: más tarde, uno malogra al otro.',
  after: 'Haga el cambio a partir del {{after}}: antes, uno malogra al otro.',
  never: 'Antes de que caduque la recomendación no queda ningún momento libre de ello.',
  otherTarget: 'Fija lo mismo en otro valor: cambie o cancele antes ese plan, o rechace esta recomendación.',
  noTime:
    'No hay ningún momento libre de otros trabajos para el cambio de {{wells}} antes de que caduque la recomendación: mueva o cancele esos trabajos y después acéptela.',
  byTime: 'Según la hora',
  planned: 'Planificado:',
  short_one: '{{count}} trabajo al lado',
  short_many: '{{count}} de trabajos al lado',
  short_other: '{{count}} trabajos al lado',
};
