import type { notifications as english } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

/** The notifications panel, in French. */
export const notifications: Translated<typeof english> = {
  heading: 'Notifications',
  none: 'Aucune nouvelle notification',
  markAllAsRead: 'Tout marquer comme lu',
  viewAll: 'Voir toutes les notifications',
  unread_one: '{{count}} notification non lue',
  unread_many: '{{count}} de notifications non lues',
  unread_other: '{{count}} notifications non lues',
};
