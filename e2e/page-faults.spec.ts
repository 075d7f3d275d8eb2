import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

interface Fault {
  readonly kind: string;
  readonly text: string;
}

/** What is found wrong with a page of this content, in words such as `cut: 128.8`. */
async function faultsOf(page: Page, content: string, units: 'metric' | 'field' = 'metric') {
  await page.route('**/page-faults/**', (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    return name === 'page.html'
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><meta charset="utf-8"><body>${content}`,
        })
      : route.fulfill({
          contentType: 'text/javascript',
          path: path.join(import.meta.dirname, '../scripts/long/draws/page-faults', name),
        });
  });
  await page.goto('/page-faults/page.html');
  const faults = await page.evaluate<Fault[]>(
    `import('/page-faults/page-faults.mjs').then(({ pageFaults }) =>
       pageFaults({ language: 'en', units: '${units}', keys: ['exceptions.figures.open'] }))`,
  );
  await page.unroute('**/page-faults/**');
  return faults.map(({ kind, text }) => `${kind}: ${text}`);
}

const list = (name: string, rows: string, foot = '') => `
  <section aria-labelledby="name"><h2 id="name">${name}</h2>
    <table><tbody>${rows}</tbody>${foot}</table></section>`;
const row = (place: number, figure: string) =>
  `<tr aria-rowindex="${place + 2}"><th>SUN-A-0${place}</th><td data-number>${figure}</td></tr>`;

const wrong: readonly (readonly [what: string, content: string, fault: string])[] = [
  ['a page that scrolls sideways', '<p style="width: 3000px">Wide</p>', 'too wide: Wide'],
  [
    'a figure that is cut',
    '<div style="width: 40px; overflow: hidden; white-space: nowrap">128.8 Sm³/d</div>',
    'cut: 128.8 Sm³/d',
  ],
  [
    'a column that is cut in every row, although each cell tells its text at the pointer',
    `<table style="table-layout: fixed; width: 60px"><tbody>${[1, 2, 3]
      .map(
        () =>
          '<tr><td title="Flow of oil" style="overflow: hidden; white-space: nowrap">Flow of oil</td></tr>',
      )
      .join('')}</tbody></table>`,
    'cut: no row whole: Flow of oil',
  ],
  [
    'texts that lie on each other',
    '<p style="position: absolute; top: 9px">Mean 126.7</p><p style="position: absolute; top: 9px">Baseline</p>',
    'overlap: Mean 126.7 | Baseline',
  ],
  [
    'a card with nothing below its name',
    '<section aria-labelledby="name"><h2 id="name">Deferred Production</h2><div style="height: 90px"></div></section>',
    'empty: Deferred Production',
  ],
  [
    'a list whose name counts other rows than it has',
    list('3 events', row(1, '4.0') + row(2, '5.0')),
    'contradiction: 3 events: 2 rows',
  ],
  [
    'a total that is not the sum of its rows',
    list('2 events', row(1, '4.0') + row(2, '5.0'), '<tfoot><tr><th>Total</th><td>9.4</td></tr></tfoot>'),
    'contradiction: total 9.4, sum 9.0 of 2 rows',
  ],
  ['what only a program writes', '<p>Oil: NaN Sm³</p>', 'words: Oil: NaN Sm³'],
  ['the name of a text in its place', '<p>exceptions.figures.open</p>', 'words: exceptions.figures.open'],
  ['units that were not chosen', '<p>128.8 bbl/d</p>', 'units: 128.8 bbl/d'],
];

for (const [what, content, fault] of wrong) {
  test(`the check of a page finds ${what}`, async ({ page }) => {
    expect(await faultsOf(page, content)).toContain(fault);
  });
}

test('the check of a page finds nothing wrong with what is cut and shown, scrolled to, or for the ears', async ({
  page,
}) => {
  const content = `
    <h1>Wells</h1>
    <p title="Pump replacement: failure" style="width: 80px; overflow: hidden; white-space: nowrap">Pump replacement: failure</p>
    <div style="width: 80px; overflow: auto; white-space: nowrap">Scrolled to be read</div>
    <span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Read aloud</span>
    ${list('2 events', row(1, '4.04') + row(2, '5.04'), '<tfoot><tr><th>Total</th><td>9.1</td></tr></tfoot>')}
    <p>2 of 3 Sm³</p>`;
  expect(await faultsOf(page, content)).toEqual([]);
});
