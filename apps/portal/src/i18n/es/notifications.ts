import type { notifications as english } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

/** The notifications panel, in Spanish. */
export const notifications: Translated<typeof english> = {
  heading: 'Notificaciones',
  none: 'No hay notificaciones nuevas',
  markAllAsRead: 'Marcar todas como leídas',
  viewAll: 'Ver todas las notificaciones',
  unread_one: '{{count}} notificación sin leer',
  unread_many: '{{count}} de notificaciones sin leer',
  unread_other: '{{count}} notificaciones sin leer',
};
