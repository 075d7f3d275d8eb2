import type { notifications as english } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

/** The notifications: the panel behind the bell, and the page, in Spanish. */
export const notifications: Translated<typeof english> = {
  heading: 'Notificaciones',
  none: 'No hay notificaciones nuevas',
  markAllAsRead: 'Marcar todas como leídas',
  viewAll: 'Ver todas las notificaciones',
  unread_one: '{{count}} notificación sin leer',
  unread_many: '{{count}} de notificaciones sin leer',
  unread_other: '{{count}} notificaciones sin leer',
  description:
    'Alarmas y novedades para usted, primero las más recientes. Lo de un mismo pozo y regla va junto.',
  arrived_one: '{{count}} notificación nueva',
  arrived_many: '{{count}} de notificaciones nuevas',
  arrived_other: '{{count}} notificaciones nuevas',
  show: 'Mostrar',
  shows: { all: 'Todas', unread: 'Sin leer', snoozed: 'Pospuestas' },
  kindLabel: 'Tipo',
  everyKind: 'Todos los tipos',
  kind: {
    exception: 'Excepción',
    changePoint: 'Punto de cambio',
    schedule: 'Programación',
    system: 'Sistema',
    news: 'Noticias',
  },
  severity: { high: 'Alta', medium: 'Media', low: 'Baja', info: 'Informativa' },
  acknowledged: 'Atendida',
  actions: 'Más para {{title}}',
  markRead: 'Marcar como leída',
  snoozeDay: 'Posponer hasta mañana',
  snoozeWeek: 'Posponer una semana',
  wake: 'Mostrar de nuevo ahora',
  more_one: 'Mostrar {{count}} grupo más',
  more_many: 'Mostrar {{count}} de grupos más',
  more_other: 'Mostrar {{count}} grupos más',
  notMarked: 'No se pudo marcar como leída.',
  notSnoozed: 'No se pudo posponer ni mostrar de nuevo.',
};
