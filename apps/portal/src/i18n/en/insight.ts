/** What every insight area says: its key figure, its age, and why there is nothing to show. */
export const insight = {
  against_one: 'vs prior day',
  against_other: 'vs prior {{count}} days',
  unchanged: 'Unchanged',
  asOf: 'Data of {{time}}',
  dataEnds: 'Data ends on {{day}}',
  until: 'until {{day}}',
  lastGood: 'Shown are the last data that could be fetched.',
  incomplete: 'Summed from the newest {{shown}} of {{total}} rows.',
  showAll: 'Show all',
  showAllOf: 'Show all: {{area}}',
  rowsOf: '{{shown}} of {{total}} rows',
  more: 'Fetch more rows',
  partly: 'Sorting orders the rows that are here.',
  outage: {
    unreachable: 'The server cannot be reached. Try again to fetch everything that is missing below.',
    server: 'The server has a problem. Try again to fetch everything that is missing below.',
  },
  none: {
    title: 'No data yet',
    changePoints: 'No production data has arrived. Once it is imported or sent, it shows here.',
    productionOptimization:
      'No opportunity has been found yet. They come from the wells’ rates and pump readings.',
    deferredProduction: 'No potential could be computed yet: it takes production data of some weeks.',
    schedule: 'Nothing is planned for this selection, and nothing was.',
    sustainableProduction: 'No emissions have been reported for this selection yet.',
  },
  narrow: {
    title: 'Nothing matches these filters',
    text: 'No well with data fits all of them. Remove one, or clear them.',
  },
  outside: {
    title: 'No data in this window',
    text: 'This selection has data from {{from}} to {{to}}.',
    action: 'Show {{days}}',
  },
  selection_one: '{{days}} · {{wells}} well',
  selection_other: '{{days}} · {{wells}} wells',
  units: 'Units',
  unitSystems: { metric: 'Metric (Sm³, bar)', field: 'Oilfield (bbl, psi)' },
} as const;
