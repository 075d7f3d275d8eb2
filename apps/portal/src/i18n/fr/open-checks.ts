import type { openChecks as english } from '../en/open-checks.ts';
import type { Translated } from '../translated.ts';

/** The English texts in French. */
export const openChecks: Translated<typeof english> = {
  accept_one: 'Accepter avec {{count}} vérification ouverte',
  accept_many: 'Accepter avec {{count}} de vérifications ouvertes',
  accept_other: 'Accepter avec {{count}} vérifications ouvertes',
  list_one: '{{count}} vérification décisive n’est pas faite\u00a0: {{checks}}.',
  list_many: '{{count}} de vérifications décisives ne sont pas faites\u00a0: {{checks}}.',
  list_other: '{{count}} vérifications décisives ne sont pas faites\u00a0: {{checks}}.',
  why: 'Comment les vérifications ouvertes sont remplies, ou pourquoi s’en passer',
  noReason:
    'Dites comment les vérifications ouvertes sont remplies, ou pourquoi le changement est fait sans elles.',
  few: 'Trop peu',
  replaced: 'point de bulle dépassé, le gaz libre décide',
  kinds: {
    pumps: '{{pieces}} sur les pompes',
    chokes: '{{pieces}} sur les duses',
    gasLift: '{{pieces}} sur le gas-lift',
    others: '{{pieces}} sur les duses et le gas-lift',
  },
};
