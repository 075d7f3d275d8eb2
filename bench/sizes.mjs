// How much is measured: what a person waits for, and the least with which every part still runs from end to end.

/**
 * @typedef {object} Sizes
 * @property {number} rounds how often each figure is taken
 * @property {number} warmUps rounds before them that do not count
 * @property {boolean} slow whether pages are loaded and changed on a slow network and processor
 * @property {number} seconds how long each load lasts
 * @property {number[]} rates dashboard reads per second
 * @property {number} sharedRate reads per second beside which others work
 * @property {number[]} controls how many controls are mounted
 * @property {number[]} points points of a chart
 * @property {number[]} tableRows rows of a table
 * @property {string[]} entries what is imported of the component package, each alone; `*` is all of it
 * @property {number} texts how many texts are typed into the search field
 * @property {number} windows how many different windows of days statistics are read for
 * @property {number} pace how long a person waits, as a share of what people do
 * @property {number} wells of the large installation
 * @property {number} years of its daily rows
 * @property {number} hourlyDays days of its hourly signals
 * @property {{ wells: number, years: number } | undefined} demonstration size of the system's; undefined: as everybody's
 * @property {{ wells: number, years: number, everyDays: number, everyWells: number, noiseWells: number }} detection what
 *   change detection is scored on: wells and years of a demonstration, its mornings and wells that are replayed, and
 *   wells of noise
 * @property {{ wells: number, steps: number, pumps: number }} optimization what the optimization engine is scored on: wells
 *   of known physics, steps of each known effect, and pumps whose frequencies hide steps
 * @property {[number, number]} importMegabytes a small and a large file that are previewed
 * @property {number} storedMegabytes a file that is imported beside reads
 * @property {number} deliveredRows rows of a delivery by HTTP
 * @property {number} besideImport reads per second beside an import
 */

/** @type {Sizes} */
export const usualSizes = {
  rounds: 7,
  warmUps: 1,
  slow: true,
  seconds: 10,
  rates: [100, 500, 1000],
  sharedRate: 300,
  controls: [500, 2000],
  points: [10_000, 100_000, 1_000_000],
  tableRows: [10_000, 100_000],
  entries: [
    'Button',
    'TextField',
    'Dialog',
    'MultiSelect',
    'DataTable',
    'TrendChart',
    'BarChart',
    'GanttChart',
    '*',
  ],
  // Fewer calls make no 95th percentile.
  texts: 100,
  windows: 100,
  pace: 1,
  wells: 5000,
  years: 10,
  hourlyDays: 2,
  demonstration: undefined,
  detection: { wells: 120, years: 3, everyDays: 1, everyWells: 4, noiseWells: 3 },
  optimization: { wells: 400, steps: 500, pumps: 100 },
  importMegabytes: [4, 100],
  storedMegabytes: 20,
  deliveredRows: 1_000,
  besideImport: 100,
};

/** @type {Sizes} */
export const smallestSizes = {
  rounds: 1,
  warmUps: 0,
  slow: false,
  seconds: 1,
  rates: [20],
  sharedRate: 20,
  controls: [2],
  points: [100],
  tableRows: [100],
  entries: ['Button'],
  texts: 2,
  windows: 2,
  pace: 0,
  wells: 2,
  years: 1,
  hourlyDays: 2,
  demonstration: { wells: 12, years: 1 },
  detection: { wells: 2, years: 1, everyDays: 90, everyWells: 1, noiseWells: 1 },
  optimization: { wells: 3, steps: 2, pumps: 2 },
  importMegabytes: [0.05, 0.1],
  storedMegabytes: 0.1,
  deliveredRows: 100,
  besideImport: 20,
};
