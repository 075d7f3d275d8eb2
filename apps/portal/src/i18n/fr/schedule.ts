import type { schedule as english } from '../en/schedule.ts';
import type { Translated } from '../translated.ts';

/** Schedule, in French. */
export const schedule: Translated<typeof english> = {
  figure: 'Perte prévue, 7 jours',
  takeaway: {
    none: 'Rien n’est prévu du {{from}} au {{to}}.',
    some_one: '{{count}} activité sur {{days}} jours à partir du {{from}} ; perte attendue {{loss}}.',
    some_many: '{{count}} d’activités sur {{days}} jours à partir du {{from}} ; perte attendue {{loss}}.',
    some_other: '{{count}} activités sur {{days}} jours à partir du {{from}} ; perte attendue {{loss}}.',
    overdue_one: '{{count}} est en retard.',
    overdue_many: '{{count}} sont en retard.',
    overdue_other: '{{count}} sont en retard.',
    conflicts_one: '{{count}} en chevauche une autre au même endroit.',
    conflicts_many: '{{count}} se chevauchent au même endroit.',
    conflicts_other: '{{count}} se chevauchent au même endroit.',
  },
  chart: 'Activités du {{from}} au {{to}}',
  more_one: 'et {{count}} de plus',
  more_many: 'et {{count}} de plus',
  more_other: 'et {{count}} de plus',
  table: 'À venir',
  when: 'Début',
  until: 'Fin',
  place: 'Puits ou installation',
  activity: 'Activité',
  title: 'Titre',
  status: 'État',
  owner: 'Responsable',
  noOwner: 'Non désigné',
  loss: 'Perte attendue',
  open: 'À faire',
  later: 'Plus tard',
  urgency: 'Urgence',
  actualLoss: 'Perte réelle',
  notes: 'Remarques',
  conflict: 'Chevauche une autre activité',
};
