// The parts of the bench: one line says what a part is called, what it needs, and how it is measured.
import { benchAfterSignIn } from './after-sign-in.mjs';
import { benchBackend } from './backend.mjs';
import { benchCharts, benchControls, benchTables } from './components.mjs';
import { benchDetection } from './detection.mjs';
import { benchEntries } from './entries.mjs';
import { benchEveryday } from './everyday.mjs';
import { benchImports } from './imports.mjs';
import { benchManyWells } from './load.mjs';
import { benchMorning } from './morning.mjs';
import { benchPlantedWells } from './optimization.mjs';
import { benchRoutes } from './routes.mjs';
import { benchSignIn } from './sign-in.mjs';
import { benchSingleSignOn } from './single-sign-on.mjs';
import { benchStart } from './start.mjs';

/**
 * @typedef {object} Part
 * @property {string} name it is asked for, and its results are named, by this
 * @property {string} [group] parts of a group are asked for together by its name
 * @property {('build' | 'browser' | 'system' | 'limits' | 'components')[]} needs resources that `measure` gets by their names
 * @property {(given: any) => Promise<import('./statistics.mjs').Row[]>} measure gets the resources and `sizes`
 * @property {number} [maxMinutes] it has failed when it takes longer. @default 15
 * @property {boolean} [whenAsked] it takes so long that it is measured only when it is named, or all are asked for
 */

/** @type {Part[]} in the order in which they are measured */
export const parts = [
  { name: 'sizes', group: 'components', needs: [], measure: benchEntries },
  {
    name: 'controls',
    group: 'components',
    needs: ['browser', 'components'],
    measure: benchControls,
  },
  {
    name: 'charts',
    group: 'components',
    needs: ['browser', 'components'],
    measure: benchCharts,
  },
  {
    name: 'tables',
    group: 'components',
    needs: ['browser', 'components'],
    measure: benchTables,
  },
  { name: 'start', needs: ['system'], measure: benchStart },
  { name: 'sign-in', needs: ['browser', 'limits', 'system'], measure: benchSignIn },
  { name: 'after-sign-in', needs: ['browser', 'system'], measure: benchAfterSignIn },
  { name: 'single-sign-on', needs: ['browser', 'system'], measure: benchSingleSignOn },
  { name: 'routes', needs: ['browser', 'limits', 'system'], measure: benchRoutes },
  { name: 'everyday', needs: ['browser', 'system'], measure: benchEveryday },
  { name: 'morning', needs: ['browser', 'system'], measure: benchMorning },
  { name: 'backend', needs: ['system'], measure: benchBackend },
  { name: 'import', needs: ['system'], measure: benchImports },
  { name: 'detection', needs: [], measure: benchDetection, maxMinutes: 60 },
  {
    name: 'planted-wells',
    group: 'optimization',
    needs: [],
    measure: benchPlantedWells,
    maxMinutes: 30,
  },
  { name: 'load', needs: ['build'], measure: benchManyWells, maxMinutes: 360, whenAsked: true },
];
