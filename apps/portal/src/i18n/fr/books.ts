import type { books as english } from '../en/books.ts';
import type { Translated } from '../translated.ts';

/** French texts of closed months. */
export const books: Translated<typeof english> = {
  refusal: {
    monthClosed: 'Ces mois sont déjà clos.',
    monthClosedBy: '{{name}} a clos ces mois le {{at, datetime}}.',
    monthNotOver: 'Le mois n’est pas terminé selon l’horloge de {{field}}.',
    monthsInOrder: 'Un mois antérieur de {{field}} est ouvert, ou a été clos entre-temps. Revoyez ses mois.',
    reportsMissing:
      'Rapports manquants : {{reports}}. Revoyez ce qui est ouvert et dites pourquoi ils manquent.',
    notComputed: 'Les chiffres du champ sont en cours de calcul. Réessayez dans un instant.',
  },
};
