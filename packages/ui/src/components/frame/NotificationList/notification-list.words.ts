import type { Words } from '../../../words/words.tsx';

/** UI strings of a `NotificationList`. */
export interface NotificationListLabels {
  /** Read aloud before one that is unread. */
  readonly unreadItem: string;
  /** How many events one stands for, in figures and as a number; said where it is more than one. */
  readonly events: (figures: string, count: number) => string;
  /** Shows how many earlier ones a group has. */
  readonly showEarlier: (figures: string, count: number) => string;
  readonly hideEarlier: string;
}

/** A `NotificationList`'s own words. */
export const notificationListWords: Words<NotificationListLabels> = {
  en: {
    unreadItem: 'Unread:',
    events: (figures) => `${figures} events`,
    showEarlier: (figures) => `Show ${figures} earlier`,
    hideEarlier: 'Hide earlier',
  },
  es: {
    unreadItem: 'Sin leer:',
    events: (figures) => `${figures} eventos`,
    showEarlier: (figures, count) => `Mostrar ${figures} ${count === 1 ? 'anterior' : 'anteriores'}`,
    hideEarlier: 'Ocultar anteriores',
  },
  fr: {
    unreadItem: 'Non lue\u00a0:',
    events: (figures) => `${figures} événements`,
    showEarlier: (figures, count) => `Afficher ${figures} ${count < 2 ? 'précédente' : 'précédentes'}`,
    hideEarlier: 'Masquer les précédentes',
  },
};
