import type { schedule as english } from '../en/schedule.ts';
import type { Translated } from '../translated.ts';

/** Schedule, in Spanish. */
export const schedule: Translated<typeof english> = {
  figure: 'Pérdida planificada',
  takeaway: {
    none: 'No hay nada planificado del {{from}} al {{to}}.',
    some_one:
      '{{count}} actividad por delante en los {{days}} días desde el {{from}}; pérdida esperada en estos días {{loss}}.',
    some_many:
      '{{count}} de actividades por delante en los {{days}} días desde el {{from}}; pérdida esperada en estos días {{loss}}.',
    some_other:
      '{{count}} actividades por delante en los {{days}} días desde el {{from}}; pérdida esperada en estos días {{loss}}.',
    over_one: '{{count}} actividad en los {{days}} días desde el {{from}}; pérdida esperada {{loss}}.',
    over_many: '{{count}} de actividades en los {{days}} días desde el {{from}}; pérdida esperada {{loss}}.',
    over_other: '{{count}} actividades en los {{days}} días desde el {{from}}; pérdida esperada {{loss}}.',
    overdue_one: '{{count}} actividad está atrasada.',
    overdue_many: '{{count}} de actividades están atrasadas.',
    overdue_other: '{{count}} actividades están atrasadas.',
    conflicts_one: '{{count}} se superpone con otra en el mismo lugar.',
    conflicts_many: '{{count}} se superponen en el mismo lugar.',
    conflicts_other: '{{count}} se superponen en el mismo lugar.',
  },
  chart: 'Actividades del {{from}} al {{to}}',
  more_one: 'y {{count}} actividad más',
  more_many: 'y {{count}} de actividades más',
  more_other: 'y {{count}} actividades más',
  partOfLoss: '{{part}} de {{whole}}',
  daysLate_one: '{{count}} día de retraso',
  daysLate_many: '{{count}} de días de retraso',
  daysLate_other: '{{count}} días de retraso',
  table: 'Próximas actividades',
  when: 'Inicio',
  until: 'Fin',
  place: 'Pozo o instalación',
  activity: 'Actividad',
  title: 'Título',
  status: 'Estado',
  owner: 'Responsable',
  noOwner: 'Sin asignar',
  loss: 'Pérdida esperada',
  lossToCome: 'Pérdida en estos días',
  open: 'Por hacer',
  later: 'Más adelante',
  urgency: 'Urgencia',
  actualLoss: 'Pérdida real',
  notes: 'Observaciones',
  conflict: 'Se superpone con otra actividad',
  attention: {
    conflict: 'Conflicto',
    overdue_one: '{{count}} actividad: {{activities}}',
    overdue_many: '{{count}} de actividades, las más antiguas: {{activities}}',
    overdue_other: '{{count}} actividades, las más antiguas: {{activities}}',
    conflicts_one: '{{count}} actividad se superpone con otra en el mismo lugar',
    conflicts_many: '{{count}} de actividades se superponen en el mismo lugar',
    conflicts_other: '{{count}} actividades se superponen en el mismo lugar',
  },
};
