import type { schedule as english } from '../en/schedule.ts';
import type { Translated } from '../translated.ts';

/** Schedule, in French. */
export const schedule: Translated<typeof english> = {
  figure: 'Perte prévue',
  takeaway: {
    none: 'Rien n’est prévu du {{from}} au {{to}}.',
    some_one:
      '{{count}} activité à venir sur {{days}} jours à partir du {{from}} ; perte attendue sur ces jours {{loss}}.',
    some_many:
      '{{count}} d’activités à venir sur {{days}} jours à partir du {{from}} ; perte attendue sur ces jours {{loss}}.',
    some_other:
      '{{count}} activités à venir sur {{days}} jours à partir du {{from}} ; perte attendue sur ces jours {{loss}}.',
    over_one: '{{count}} activité sur {{days}} jours à partir du {{from}} ; perte attendue {{loss}}.',
    over_many: '{{count}} d’activités sur {{days}} jours à partir du {{from}} ; perte attendue {{loss}}.',
    over_other: '{{count}} activités sur {{days}} jours à partir du {{from}} ; perte attendue {{loss}}.',
    overdue_one: '{{count}} activité est en retard.',
    overdue_many: '{{count}} d’activités sont en retard.',
    overdue_other: '{{count}} activités sont en retard.',
    conflicts_one: '{{count}} en chevauche une autre au même endroit.',
    conflicts_many: '{{count}} se chevauchent au même endroit.',
    conflicts_other: '{{count}} se chevauchent au même endroit.',
  },
  chart: 'Activités du {{from}} au {{to}}',
  more_one: 'et {{count}} autre activité',
  more_many: 'et {{count}} d’autres activités',
  more_other: 'et {{count}} autres activités',
  partOfLoss: '{{part}} sur {{whole}}',
  daysLate_one: '{{count}} jour de retard',
  daysLate_many: '{{count}} de jours de retard',
  daysLate_other: '{{count}} jours de retard',
  table: 'À venir',
  when: 'Début',
  until: 'Fin',
  place: 'Puits ou installation',
  activity: 'Activité',
  title: 'Titre',
  status: 'État',
  owner: 'Responsable',
  noOwner: 'Non attribué',
  loss: 'Perte attendue',
  lossToCome: 'Perte sur ces jours',
  open: 'À faire',
  later: 'Plus tard',
  urgency: 'Urgence',
  actualLoss: 'Perte réelle',
  notes: 'Remarques',
  conflict: 'Chevauche une autre activité',
  attention: {
    conflict: 'Conflit',
    overdue_one: '{{count}} activité : {{activities}}',
    overdue_many: '{{count}} d’activités, les plus anciennes : {{activities}}',
    overdue_other: '{{count}} activités, les plus anciennes : {{activities}}',
    conflicts_one: '{{count}} activité en chevauche une autre au même endroit',
    conflicts_many: '{{count}} d’activités se chevauchent au même endroit',
    conflicts_other: '{{count}} activités se chevauchent au même endroit',
  },
};
