import type { Words } from '../../../words/words.tsx';

/** UI strings of a `NotificationPanel`. */
export interface NotificationPanelLabels {
  readonly title: string;
  /** Says that there is nothing new. */
  readonly empty: string;
  readonly markAll: string;
  readonly viewAll: string;
  /** How many are unread, in figures and as a number: `12 unread`; announced when it changes. */
  readonly unread: (figures: string, count: number) => string;
  /** Read aloud before one that is unread. */
  readonly unreadItem: string;
  readonly loading: string;
  /** Tries again to get them. */
  readonly retry: string;
}

/** A `NotificationPanel`'s own words. */
export const notificationPanelWords: Words<NotificationPanelLabels> = {
  en: {
    title: 'Notifications',
    empty: 'No new notifications',
    markAll: 'Mark all as read',
    viewAll: 'View all notifications',
    unread: (figures) => `${figures} unread`,
    unreadItem: 'Unread:',
    loading: 'Loading...',
    retry: 'Try again',
  },
  es: {
    title: 'Notificaciones',
    empty: 'No hay notificaciones nuevas',
    markAll: 'Marcar todas como leídas',
    viewAll: 'Ver todas las notificaciones',
    unread: (figures) => `${figures} sin leer`,
    unreadItem: 'Sin leer:',
    loading: 'Cargando...',
    retry: 'Reintentar',
  },
  fr: {
    title: 'Notifications',
    empty: 'Aucune nouvelle notification',
    markAll: 'Tout marquer comme lu',
    viewAll: 'Voir toutes les notifications',
    unread: (figures, count) => `${figures} ${count < 2 ? 'non lue' : 'non lues'}`,
    unreadItem: 'Non lue\u00a0:',
    loading: 'Chargement...',
    retry: 'Réessayer',
  },
};
