// P7–P9: components of the package in a browser, beside limits made in the same run.
import path from 'node:path';
import { root } from '../scripts/bootstrap.mjs';
import { buildPackagePage } from './pages.mjs';
import { median, ratio, row } from './statistics.mjs';

/** Builds the page that holds components and limits. @returns the folder of what was built */
export async function buildComponentsPage(folder) {
  const page = path.join(root, 'bench/limits/components.jsx');
  await buildPackagePage(folder, `import ${JSON.stringify(page)};`);
  return path.join(folder, 'dist');
}

async function openPage(browser, { origin }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${origin}/index.html`);
  await page.waitForFunction(() => globalThis.benchTable);
  return page;
}

/** Rounds of a measurement, ours and the limit in turn. */
async function measure(page, call, size, rounds) {
  const seen = [];
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 ? ['ours', 'limit'] : ['limit', 'ours'];
    const result = {};
    for (const who of order) {
      result[who] = await page.evaluate(([name, one, n]) => globalThis[name](one, n), [call, who, size]);
    }
    seen.push(result);
  }
  return seen;
}

function figures(seen, key, name, goals) {
  return row(name, {
    value: median(seen.map((one) => one.ours[key])),
    unit: 'ms',
    limit: median(seen.map((one) => one.limit[key])),
    ratioToLimit: ratio(seen, 'ours', 'limit', key),
    ...goals,
  });
}

const count = (number) => number.toLocaleString('en-GB');

/** @typedef {{ browser: import('playwright').Browser, components: { origin: string }, sizes: import('./sizes.mjs').Sizes }} Given */

/** @param {Given} given */
export async function benchControls({ browser, components, sizes }) {
  const page = await openPage(browser, components);
  const rows = [];
  for (const size of sizes.controls) {
    const seen = await measure(page, 'benchControls', size, sizes.rounds);
    rows.push(
      figures(seen, 'mount', `   mount of ${count(size)} controls`, {}),
      figures(seen, 'theme', `P7 theme switch of ${count(size)} controls`, { must: 1.2, ambitious: 0.4 }),
    );
  }
  return rows;
}

/** @param {Given} given */
export async function benchCharts({ browser, components, sizes }) {
  const page = await openPage(browser, components);
  const rows = [];
  for (const size of sizes.points) {
    const seen = await measure(page, 'benchChart', size, Math.min(sizes.rounds, 5));
    rows.push(
      figures(seen, 'first', `P8 chart of ${count(size)} points, first draw`, { must: 2.5 }),
      figures(seen, 'pan', `P8 chart of ${count(size)} points, pan frame`, { must: 2.5, ambitious: 1 }),
    );
  }
  return rows;
}

/** @param {Given} given */
export async function benchTables({ browser, components, sizes }) {
  const page = await openPage(browser, components);
  const rows = [];
  for (const size of sizes.tableRows) {
    const seen = await measure(page, 'benchTable', size, sizes.rounds);
    rows.push(
      figures(seen, 'mount', `P9 table of ${count(size)} rows, mount`, { must: 3, ambitious: 1.5 }),
      figures(seen, 'sort', `P9 table of ${count(size)} rows, sort`, { must: 1.5, ambitious: 0.6 }),
      figures(seen, 'filter', `P9 table of ${count(size)} rows, filter`, { ambitious: 1.2 }),
      figures(seen, 'scroll', `P9 table of ${count(size)} rows, frame of a scroll`, { must: 1.3 }),
    );
  }
  return rows;
}
