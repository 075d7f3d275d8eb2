import type { content as english } from '../en/content.ts';
import type { Translated } from '../translated.ts';

/** News and legal pages, around what the operator writes, in Spanish. */
export const content: Translated<typeof english> = {
  newsText: 'Lo nuevo en el portal y a su alrededor, lo más reciente primero.',
  noNews: 'Aún no hay noticias',
  noNewsText: 'Aquí se indicará lo que cambie en el portal.',
  version: 'Versión {{version}}',
  inForce: 'En vigor desde el {{day}}',
  noPage: 'Este texto no está disponible',
  noPageText: 'El operador de este portal no lo ha publicado. Consulte a su administrador del sistema.',
};
