import type { books as english } from '../en/books.ts';
import type { Translated } from '../translated.ts';

/** Spanish texts of closed months. */
export const books: Translated<typeof english> = {
  refusal: {
    monthClosed: 'Esos meses ya están cerrados.',
    monthClosedBy: '{{name}} cerró esos meses el {{at, datetime}}.',
    monthNotOver: 'El mes no ha terminado según el reloj de {{field}}.',
    monthsInOrder: 'Un mes anterior de {{field}} sigue abierto o se ha cerrado entretanto. Revise sus meses.',
    reportsMissing: 'Faltan informes: {{reports}}. Revise lo pendiente e indique por qué faltan.',
    notComputed: 'Las cifras del campo se están calculando. Inténtelo de nuevo en un momento.',
  },
};
