import type { notifications as english } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

/** The notifications: the panel behind the bell, and the page, in French. */
export const notifications: Translated<typeof english> = {
  heading: 'Notifications',
  none: 'Aucune nouvelle notification',
  markAllAsRead: 'Tout marquer comme lu',
  viewAll: 'Voir toutes les notifications',
  unread_one: '{{count}} notification non lue',
  unread_many: '{{count}} de notifications non lues',
  unread_other: '{{count}} notifications non lues',
  description:
    'Alarmes et nouvelles pour vous, les plus récentes en premier. Ce qui relève du même puits et de la même règle est réuni.',
  arrived_one: '{{count}} nouvelle notification',
  arrived_many: '{{count}} de nouvelles notifications',
  arrived_other: '{{count}} nouvelles notifications',
  show: 'Afficher',
  shows: { all: 'Toutes', unread: 'Non lues', snoozed: 'En veille' },
  kindLabel: 'Type',
  everyKind: 'Tous les types',
  kind: {
    exception: 'Exception de puits',
    changePoint: 'Point de changement',
    schedule: 'Planning',
    system: 'Système',
    news: 'Actualités',
  },
  severity: { high: 'Élevée', medium: 'Moyenne', low: 'Faible', info: 'Information' },
  acknowledged: 'Prise en charge',
  actions: 'Plus pour {{title}}',
  markRead: 'Marquer comme lue',
  snoozeDay: 'Mettre en veille jusqu’à demain',
  snoozeWeek: 'Mettre en veille une semaine',
  wake: 'Afficher de nouveau',
  more_one: 'Afficher {{count}} groupe de plus',
  more_many: 'Afficher {{count}} de groupes de plus',
  more_other: 'Afficher {{count}} groupes de plus',
  notMarked: 'Impossible de marquer comme lue.',
  notSnoozed: 'Impossible de mettre en veille ou d’afficher de nouveau.',
};
