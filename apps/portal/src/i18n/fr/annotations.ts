import type { annotations as english } from '../en/annotations.ts';
import type { Translated } from '../translated.ts';

/** People's notes at charts, in French. */
export const annotations: Translated<typeof english> = {
  title: 'Notes',
  add: 'Ajouter une note',
  edit: 'Modifier la note',
  remove: 'Supprimer la note',
  save: 'Enregistrer la note',
  cancel: 'Annuler',
  on: 'Concerne',
  field: 'Champ {{field}}',
  day: 'Jour',
  text: 'Note',
  none: 'Aucune note pour ces jours.',
  mark: '{{author}}, {{time}}\u00a0: {{text}}',
  edited: 'modifiée le {{time}}',
  someone: 'Ancien utilisateur',
  dayMissing: 'Choisissez un jour.',
  textMissing: 'Écrivez une note.',
  failed: 'La note n’a pas pu être enregistrée. Votre texte est toujours là\u00a0: réessayez.',
  changed:
    'Vous avez modifié cette note ailleurs, {{time}}. Enregistrez à nouveau pour remplacer ce qu’elle dit\u00a0:',
  gone: 'Cette note a été supprimée entre-temps. Enregistrez à nouveau pour la recréer.',
  removeTitle: 'Supprimer cette note\u00a0?',
  removeFailed: 'La note n’a pas pu être supprimée. Réessayez.',
  changedBefore: 'La note du {{day}} a été modifiée entre-temps. Fermez, puis relisez-la.',
};
