import type { heldAdvice as english } from '../en/held-advice.ts';
import type { Translated } from '../translated.ts';

/** Wells of which advice is held, in Spanish. */
export const heldAdvice: Translated<typeof english> = {
  title: 'Recomendaciones retenidas',
  takeaway_one:
    'Un cambio daría ganancia en {{count}} pozo y queda retenido hasta que se resuelva lo que va primero.',
  takeaway_many:
    'Un cambio daría ganancia en {{count}} de pozos y queda retenido hasta que se resuelva en cada uno lo que va primero.',
  takeaway_other:
    'Un cambio daría ganancia en {{count}} pozos y queda retenido hasta que se resuelva en cada uno lo que va primero.',
  why: 'Retenida por',
  next: 'Qué va primero',
  openLoss: 'Buscar la causa de la pérdida',
  turnBack: 'Desharía un cambio de los últimos 90 días: primero su motivo',
  settlingStep: 'Esperar el resultado de un cambio anterior, que aún no está evaluado',
  harmfulStops: 'Buscar de dónde vienen la arena, la incrustación o las paradas por integridad',
  gasException: 'Revisar la excepción de gas abierta',
  plannedWork: 'Primero el trabajo previsto',
  trips: 'Buscar por qué se dispara la bomba',
  modelAge: 'Sus lecturas son antiguas: buscar por qué',
};
