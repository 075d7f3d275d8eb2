/** The notifications panel. */
export const notifications = {
  heading: 'Notifications',
  none: 'No new notifications',
  markAllAsRead: 'Mark all as read',
  viewAll: 'View all notifications',
  unread_one: '{{count}} unread notification',
  unread_other: '{{count}} unread notifications',
} as const;
