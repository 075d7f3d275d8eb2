/** What charts say beside their data. */
export const charts = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  previousPage: 'Previous rows',
  nextPage: 'Next rows',
  rows: '{{from}}–{{to}} of {{total}}',
  time: 'Day',
  cursor: 'Point in time',
  keys: 'Arrow keys move the cursor. Shift and arrows mark a range, Enter zooms to it, plus and minus zoom, Escape shows all.',
  series: 'Series',
  resetZoom: 'Show all days',
  empty: 'There is nothing to draw.',
  unusable: 'Left out: {{values}} values and {{rows}} rows that are not usable.',
  events: 'Events',
  eventCount_one: '{{count}} event',
  eventCount_other: '{{count}} events',
  bars: 'Bars; arrow keys go from one to the next',
} as const;
