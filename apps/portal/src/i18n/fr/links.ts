import type { links as english } from '../en/links.ts';
import type { Translated } from '../translated.ts';

/** Short links: making and opening them, in French. */
export const links: Translated<typeof english> = {
  copy: 'Copier le lien',
  copied: 'Lien copié',
  failed: 'Le lien n’a pas pu être créé. Réessayez.',
  dialog: 'Copiez ce lien',
  dialogText:
    'Le navigateur ne laisse pas cette page copier. Le lien est sélectionné\u00a0: copiez-le d’ici.',
  address: 'Lien',
  close: 'Fermer',
  opening: 'Ouverture du lien',
  missing: 'Ce lien n’existe pas',
  missingText: 'Il a peut-être été copié en partie seulement. Redemandez-le ou allez au tableau de bord.',
};
