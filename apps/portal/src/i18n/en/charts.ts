/** What tables say beside their data. */
export const charts = {
  sortBy: 'Sort by',
  unsorted: 'As given',
  ascending: '{{header}}, smallest first',
  descending: '{{header}}, largest first',
  actions: 'Actions',
} as const;
