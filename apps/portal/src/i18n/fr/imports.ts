import type { imports as english } from '../en/imports.ts';
import type { Translated } from '../translated.ts';

/** French texts of the page on which administrators import files. */
export const imports: Translated<typeof english> = {
  failed: 'Le fichier n’a pas pu être envoyé. Vérifiez votre connexion et réessayez.',
  refusal: {
    fileIncomplete: 'Des parties du fichier ne sont pas arrivées. Choisissez-le à nouveau.',
    fileChanged: 'Le fichier a changé pendant l’envoi. Choisissez-le à nouveau.',
    importNotPreviewed: 'L’aperçu correspond à d’autres choix. Vérifiez-le à nouveau avant d’enregistrer.',
    workbookTooLarge:
      'Le classeur dépasse 25 Mio. Enregistrez sa feuille en CSV (UTF-8) et choisissez ce fichier.',
  },
};
