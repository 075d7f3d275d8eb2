import type { apps as english } from '../en/apps.ts';
import type { Translated } from '../translated.ts';

/** The linked applications, in French. */
export const apps: Translated<typeof english> = {
  text: 'Les applications que vous pouvez ouvrir d’ici avec votre propre session.',
  none: 'Aucune application',
  noneText:
    'Aucune application n’est liée à ce portail. Demandez à votre administrateur système d’en enregistrer une.',
  ready: 'Disponible',
  notConnected: 'Non connectée',
  notConnectedText:
    'Elle n’accueille pas d’utilisateurs de ce portail. Adressez-vous à votre administrateur système.',
  open: 'Ouvrir',
  openNamed: 'Ouvrir {{name}}',
};
