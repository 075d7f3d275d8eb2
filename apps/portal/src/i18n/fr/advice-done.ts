import type { adviceDone as english } from '../en/advice-done.ts';
import type { Translated } from '../translated.ts';

/** What is said of a decision on advice that was made, in French. */
export const adviceDone: Translated<typeof english> = {
  accept_one: '{{well}}\u00a0: acceptée, le changement est au planning.',
  accept_many: '{{count}} de recommandations acceptées, les changements sont au planning.',
  accept_other: '{{count}} acceptées, les changements sont au planning.',
  reject_one: '{{well}}\u00a0: rejetée.',
  reject_many: '{{count}} de recommandations rejetées.',
  reject_other: '{{count}} rejetées.',
  snooze_one: '{{well}}\u00a0: reportée.',
  snooze_many: '{{count}} de recommandations reportées.',
  snooze_other: '{{count}} reportées.',
  reopen_one: '{{well}}\u00a0: proposée à nouveau.',
  reopen_many: '{{count}} de recommandations proposées à nouveau.',
  reopen_other: '{{count}} proposées à nouveau.',
  comment_one: '{{well}}\u00a0: commentaire ajouté.',
  comment_many: 'Commentaire ajouté à {{count}} de recommandations.',
  comment_other: 'Commentaire ajouté à {{count}} recommandations.',
  assign_one: '{{well}}\u00a0: attribuée à {{name}}.',
  assign_many: '{{count}} de recommandations attribuées à {{name}}.',
  assign_other: '{{count}} recommandations attribuées à {{name}}.',
  release_one: '{{well}}\u00a0: sans responsable.',
  release_many: '{{count}} de recommandations sans responsable.',
  release_other: '{{count}} recommandations sans responsable.',
};
