import type { openChecks as english } from '../en/open-checks.ts';
import type { Translated } from '../translated.ts';

/** The English texts in Spanish. */
export const openChecks: Translated<typeof english> = {
  accept_one: 'Aceptar con {{count}} verificación abierta',
  accept_many: 'Aceptar con {{count}} de verificaciones abiertas',
  accept_other: 'Aceptar con {{count}} verificaciones abiertas',
  list_one: '{{count}} verificación decisiva no se ha hecho: {{checks}}.',
  list_many: '{{count}} de verificaciones decisivas no se han hecho: {{checks}}.',
  list_other: '{{count}} verificaciones decisivas no se han hecho: {{checks}}.',
  why: 'Cómo se cumplen las verificaciones abiertas, o por qué se hace sin ellas',
  noReason: 'Diga cómo se cumplen las verificaciones abiertas, o por qué se hace el cambio sin ellas.',
  few: 'Muy pocos',
  replaced: 'punto de burbuja rebasado, decide el gas libre',
  kinds: {
    pumps: '{{pieces}} de bombas',
    chokes: '{{pieces}} de estranguladores',
    gasLift: '{{pieces}} de gas lift',
    others: '{{pieces}} de estranguladores y gas lift',
  },
};
