import type { adviceDone as english } from '../en/advice-done.ts';
import type { Translated } from '../translated.ts';

/** What is said of a decision on advice that was made, in Spanish. */
export const adviceDone: Translated<typeof english> = {
  accept_one: '{{well}}: aceptada, el cambio está en la programación.',
  accept_many: '{{count}} de recomendaciones aceptadas, los cambios están en la programación.',
  accept_other: '{{count}} aceptadas, los cambios están en la programación.',
  reject_one: '{{well}}: rechazada.',
  reject_many: '{{count}} de recomendaciones rechazadas.',
  reject_other: '{{count}} rechazadas.',
  snooze_one: '{{well}}: pospuesta.',
  snooze_many: '{{count}} de recomendaciones pospuestas.',
  snooze_other: '{{count}} pospuestas.',
  reopen_one: '{{well}}: propuesta de nuevo.',
  reopen_many: '{{count}} de recomendaciones propuestas de nuevo.',
  reopen_other: '{{count}} propuestas de nuevo.',
  comment_one: '{{well}}: comentario añadido.',
  comment_many: 'Comentario añadido a {{count}} de recomendaciones.',
  comment_other: 'Comentario añadido a {{count}} recomendaciones.',
  assign_one: '{{well}}: asignada a {{name}}.',
  assign_many: '{{count}} de recomendaciones asignadas a {{name}}.',
  assign_other: '{{count}} recomendaciones asignadas a {{name}}.',
  release_one: '{{well}}: sin responsable.',
  release_many: '{{count}} de recomendaciones sin responsable.',
  release_other: '{{count}} recomendaciones sin responsable.',
};
