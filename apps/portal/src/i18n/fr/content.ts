import type { content as english } from '../en/content.ts';
import type { Translated } from '../translated.ts';

/** News and legal pages, around what the operator writes, in French. */
export const content: Translated<typeof english> = {
  newsText: 'Ce qui est nouveau dans le portail et autour, du plus récent au plus ancien.',
  noNews: 'Pas encore d’actualités',
  noNewsText: 'Ce qui change dans le portail sera indiqué ici.',
  version: 'Édition {{version}}',
  inForce: 'En vigueur depuis le {{day}}',
  noPage: 'Ce texte n’est pas disponible',
  noPageText: 'L’exploitant de ce portail ne l’a pas publié. Adressez-vous à votre administrateur système.',
};
