// Measures the component package in a browser beside limits made in the same run, and the size of its entries.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { launch } from './browser.mjs';
import { servePages } from './pages.mjs';
import { median, ratio, row } from './statistics.mjs';

/** What others import, alone: the whole bundle with what it needs of React and the style library. */
const entries = [
  'Button',
  'TextField',
  'Dialog',
  'MultiSelect',
  'DataTable',
  'TrendChart',
  'BarChart',
  'GanttChart',
];

const html = (script) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><div id="root"></div><script type="module" src="${script}"></script></html>`;

async function buildPage(root, folder, name, source) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.jsx`), source);
  writeFileSync(path.join(folder, 'index.html'), html(`/${name}.jsx`));
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@cnx/ui': path.join(root, 'packages/ui/src/index.ts') } },
    build: { outDir: 'dist', emptyOutDir: true },
  });
  return made.output.filter(({ type }) => type === 'chunk');
}

/** Size of each entry, gzip, less what React alone takes. */
async function entrySizes(root, cache) {
  const folder = path.join(cache, 'entries');
  const size = async (name, source) => {
    const chunks = await buildPage(root, folder, name, source);
    return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024;
  };
  const react = await size(
    'react',
    `import { createRoot } from 'react-dom/client'; globalThis.x = createRoot;`,
  );
  const rows = [];
  for (const name of entries) {
    const own = await size(
      name,
      `import { ${name} } from '@cnx/ui'; import { createRoot } from 'react-dom/client'; globalThis.x = [createRoot, ${name}];`,
    );
    rows.push(row(`   ${name}, gzip beside React`, { value: own - react, unit: 'KiB' }));
  }
  const whole = await size(
    'whole',
    `import * as ui from '@cnx/ui'; import { createRoot } from 'react-dom/client'; globalThis.x = [createRoot, ui];`,
  );
  return [...rows, row('   everything, gzip beside React', { value: whole - react, unit: 'KiB' })];
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

const sections = {
  controls: async (tab, rounds) => {
    const rows = [];
    for (const size of [500, 2000]) {
      const seen = await measure(tab, 'benchControls', size, rounds);
      rows.push(figures(seen, 'mount', `   mount of ${count(size)} controls`, {}));
      rows.push(
        figures(seen, 'theme', `P7 theme switch of ${count(size)} controls`, { must: 1.2, ambitious: 0.4 }),
      );
    }
    return rows;
  },
  charts: async (tab, rounds) => {
    const rows = [];
    for (const size of [10_000, 100_000, 1_000_000]) {
      const seen = await measure(tab, 'benchChart', size, Math.min(rounds, 5));
      rows.push(figures(seen, 'first', `P8 chart of ${count(size)} points, first draw`, { must: 2.5 }));
      rows.push(
        figures(seen, 'pan', `P8 chart of ${count(size)} points, pan frame`, { must: 2.5, ambitious: 1 }),
      );
    }
    return rows;
  },
  tables: async (tab, rounds) => {
    const rows = [];
    for (const size of [10_000, 100_000]) {
      const seen = await measure(tab, 'benchTable', size, rounds);
      rows.push(
        figures(seen, 'mount', `P9 table of ${count(size)} rows, mount`, { must: 3, ambitious: 1.5 }),
      );
      rows.push(
        figures(seen, 'sort', `P9 table of ${count(size)} rows, sort`, { must: 1.5, ambitious: 0.6 }),
      );
      rows.push(figures(seen, 'filter', `P9 table of ${count(size)} rows, filter`, { ambitious: 1.2 }));
      rows.push(
        figures(seen, 'scroll', `P9 table of ${count(size)} rows, frame of a scroll`, {
          must: 1.3,
          ambitious: 1.3,
        }),
      );
    }
    return rows;
  },
};

/** The parts of this measurement, each of which can be asked for alone. */
export const componentSections = [...Object.keys(sections), 'sizes'];

/**
 * @param {{ root: string, cache: string, rounds: number, only?: string }} options `root` of the repository, a folder
 *   for what is built, how often each figure is taken, and the one section to measure
 * @returns rows of the result table
 */
export async function benchComponents({ root, cache, rounds, only }) {
  const sizes = !only || only === 'sizes' ? await entrySizes(root, cache) : [];
  if (only === 'sizes') return sizes;
  const folder = path.join(cache, 'components');
  rmSync(folder, { recursive: true, force: true });
  const page = path.join(root, 'bench/limits/components.jsx');
  await buildPage(root, folder, 'main', `import ${JSON.stringify(page)};`);
  const pages = await servePages(path.join(folder, 'dist'));
  const browser = await launch();
  const rows = [];
  try {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await tab.goto(`${pages.origin}/index.html`);
    await tab.waitForFunction(() => globalThis.benchTable);
    for (const [name, section] of Object.entries(sections)) {
      if (!only || only === name) rows.push(...(await section(tab, rounds)));
    }
  } finally {
    await browser.close();
    pages.close();
  }
  return [...rows, ...sizes];
}
