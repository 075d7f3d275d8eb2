import type { schedule as english } from '../en/schedule.ts';
import type { Translated } from '../translated.ts';

/** Schedule, in Spanish. */
export const schedule: Translated<typeof english> = {
  figure: 'Pérdida prevista, 7 d',
  takeaway: {
    none: 'No hay nada planificado del {{from}} al {{to}}.',
    some_one: '{{count}} actividad en los {{days}} días desde el {{from}}; pérdida esperada {{loss}}.',
    some_many: '{{count}} de actividades en los {{days}} días desde el {{from}}; pérdida esperada {{loss}}.',
    some_other: '{{count}} actividades en los {{days}} días desde el {{from}}; pérdida esperada {{loss}}.',
    overdue_one: '{{count}} está atrasada.',
    overdue_many: '{{count}} están atrasadas.',
    overdue_other: '{{count}} están atrasadas.',
    conflicts_one: '{{count}} coincide con otra en su lugar.',
    conflicts_many: '{{count}} coinciden en su lugar.',
    conflicts_other: '{{count}} coinciden en su lugar.',
  },
  chart: 'Actividades del {{from}} al {{to}}',
  more_one: 'y {{count}} más',
  more_many: 'y {{count}} más',
  more_other: 'y {{count}} más',
  table: 'Lo que sigue',
  when: 'Inicio',
  until: 'Fin',
  place: 'Pozo o instalación',
  activity: 'Actividad',
  title: 'Título',
  status: 'Estado',
  owner: 'Responsable',
  noOwner: 'Sin asignar',
  loss: 'Pérdida esperada',
  open: 'Por hacer',
  later: 'Más tarde',
  urgency: 'Urgencia',
  actualLoss: 'Pérdida real',
  notes: 'Observaciones',
  conflict: 'Coincide con otra actividad',
};
