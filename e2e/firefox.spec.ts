// What a user does every day, in Firefox: other sizes and other layout than Chromium's.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { memoryFolder } from '../apps/backend/test/support/temporary-folder.ts';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { expect, test } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { password } from './accounts.ts';
import { followSystemClock } from './clock.ts';

// One browser for the file.
test.describe.configure({ mode: 'serial' });

const origin = process.env['CNX_E2E_ORIGIN'] ?? '';
let browser: Browser;
let page: Page;
const thrown: string[] = [];
const folder = mkdtempSync(path.join(memoryFolder(), 'cnx-firefox-'));
/** What `window.print()` writes. */
const printedFile = path.join(folder, 'printed.pdf');
const printer = 'print.printer_Mozilla_Save_to_PDF';

test.beforeAll(async () => {
  browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    // Firefox does not start where its libraries are replaced, as by a run with another clock.
    env: { ...process.env, TZ: 'UTC', LD_PRELOAD: undefined },
    defaultViewport: { width: 1440, height: 900 },
    // `window.print()` opens no dialog.
    extraPrefsFirefox: {
      'print.always_print_silent': true,
      print_printer: 'Mozilla Save to PDF',
      [`${printer}.print_to_file`]: true,
      [`${printer}.print_to_filename`]: printedFile,
    },
  });
  page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => thrown.push(String(error)));
  await followSystemClock({
    addInitScript: (script, offset) => page.evaluateOnNewDocument(script, offset),
  });
});
test.afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});
test.afterEach(() => expect(thrown).toEqual([]));

const named = (name: string, role = 'button') => page.locator(`::-p-aria([name="${name}"][role="${role}"])`);

/** Waits until nothing is loading. */
const settled = () =>
  page.waitForFunction(
    () => document.querySelector('main') && !document.querySelector('main [aria-busy=true]'),
  );

/** The figures in cells and tiles, and the states beside their icons, of which a part is not to be seen. */
const cutTexts = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(td, th, [data-figure]), main :is(td, th) *')]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => {
        const isFigure = /^[−+]?\d[\d,.]*$/.test(element.innerText.trim());
        const isState = element.matches('span:has(> svg) > span');
        return (isFigure || isState) && getComputedStyle(element).overflowX !== 'visible';
      })
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.innerText),
  );

/** A control by the words on it. */
const worded = (words: string, element = 'button') =>
  page.locator(`::-p-xpath(//${element}[normalize-space()="${words}"])`);

/** Waits for a text that the page shows. */
const says = (text: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);

/** Opens the last exception of the report without an answer: other tests of the same system decide on the first ones. */
async function openUnanswered(): Promise<void> {
  await page.goto(`${origin}${paths.exceptionReport}`);
  await page.waitForSelector('main tbody tr a[data-row-link]');
  await settled();
  await page
    .locator('::-p-xpath((//main//tbody/tr[contains(., "Unanswered")]//a[@data-row-link])[last()])')
    .click();
  await page.waitForSelector('[data-row-panel]');
}

/**
 * The words of each sheet that a page is printed on, as the browser's own reader of PDF finds them. What is of medium weight is no
 * word there, nor are figures of one width, whose letters the file does not name.
 */
async function sheets(): Promise<string[]> {
  const file = path.join(folder, 'sheets.pdf');
  writeFileSync(file, await page.pdf({ format: 'A4', landscape: true, preferCSSPageSize: true }));
  const reader = await browser.newPage();
  await reader.goto(pathToFileURL(file).href);
  const words: string[] = [];
  await reader.waitForSelector('.page[data-page-number]');
  const count = await reader.$$eval('.page[data-page-number]', (pages) => pages.length);
  for (let sheet = 1; sheet <= count; sheet += 1) {
    // The reader lays out what is in sight.
    const place = `.page[data-page-number="${sheet}"]`;
    await reader.$eval(place, (element) => element.scrollIntoView());
    await reader.waitForSelector(`${place} .textLayer .endOfContent`);
    words.push(await reader.$eval(`${place} .textLayer`, (layer) => layer.textContent));
  }
  await reader.close();
  return words;
}

test('a user signs in, and the dashboard shows every figure and state whole', async () => {
  await page.goto(origin);
  await named('Email', 'textbox').fill('engineer@cnx.example');
  await named('Next').click();
  await page.locator('input[type=password]').fill(password);
  await named('Login').click();
  await page.waitForFunction((path) => location.pathname === path, {}, paths.dashboard);
  await settled();
  await page.waitForSelector('main table');
  expect(await cutTexts()).toEqual([]);
});

test('cards out of sight keep their height', async () => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const inFrames = () =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  // All of them were seen once.
  for (let top = 0; top < (await height()); top += 600) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await inFrames();
    await settled();
  }
  const whole = await height();
  await page.evaluate(() => scrollTo(0, 0));
  await inFrames();
  await inFrames();
  expect(Math.abs((await height()) - whole)).toBeLessThan(40);
});

test('the heads of tables are as high as their words', async () => {
  const heads = await page.evaluate(() =>
    [...document.querySelectorAll('main thead')].map((head) => head.getBoundingClientRect().height),
  );
  expect(heads.length).toBeGreaterThan(1);
  expect(Math.max(...heads)).toBeLessThan(60);
});

test('the exception report shows every age and state whole, and its boxes are ticked by the whole cell', async () => {
  for (const width of [1280, 1440]) {
    await page.setViewport({ width, height: 900 });
    await page.goto(`${origin}${paths.exceptionReport}`);
    await page.waitForSelector('main tbody tr');
    await settled();
    expect(await cutTexts()).toEqual([]);
  }
  const besideBoxes = await page.evaluate(() =>
    [...document.querySelectorAll('main td[data-select]')].slice(0, 3).map((cell) => {
      cell.scrollIntoView({ block: 'center' });
      const { left, top, bottom, width } = cell.getBoundingClientRect();
      return [top + 3, bottom - 3].map(
        (y) => document.elementFromPoint(left + width / 2, y)?.closest('label')?.parentElement === cell,
      );
    }),
  );
  expect(besideBoxes.length).toBeGreaterThan(0);
  expect(besideBoxes.flat()).not.toContain(false);
});

test('a line of figures that goes on beyond a phone says so by a bar', async () => {
  await page.setViewport({ width: 390, height: 844 });
  await page.goto(`${origin}${paths.exceptionReport}`);
  await page.waitForSelector('main [role=group] [data-figure]');
  await settled();
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).scrollbarWidth === 'none')
      .filter(() => !CSS.supports('animation-timeline: scroll()'))
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(hidden).toEqual([]);
  await page.setViewport({ width: 1440, height: 900 });
});

test('an exception is opened, decided and taken back, and the focus stays in the page', async () => {
  await openUnanswered();
  await worded('Acknowledge').click();
  await worded('Undo').click();
  await says('Taken back.');
  await worded('Acknowledge').wait();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[data-row-panel]'));
  await page.waitForFunction(() => document.activeElement?.matches('[data-row-link]') ?? false);
});

test('a cell is copied by Ctrl+C, and the list is saved as a file', async () => {
  await page.goto(`${origin}${paths.exceptionReport}`);
  await page.waitForSelector('main tbody tr a[data-row-link]');
  await settled();
  await page.keyboard.press('j');
  await page.waitForFunction(() => document.activeElement?.matches('[data-row-link]') ?? false);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.down('Control');
  await page.keyboard.press('c');
  await page.keyboard.up('Control');
  await says('Copied: ');
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      document.documentElement.dataset['saved'] = String((blob as Blob).size);
      return make(blob);
    };
  });
  await worded('Export').click();
  await worded('CSV file', '*[@role="menuitem"]').click();
  await page.waitForFunction(() => Number(document.documentElement.dataset['saved']) > 100);
});

test('paper has all key figures, and a list begins on the first sheet', async () => {
  await page.goto(`${origin}${paths.exceptionReport}`);
  await page.waitForSelector('main tbody tr');
  await settled();
  const [first] = await sheets();
  for (const words of [/standing.on/, /Production.drop/, /Unknown/]) expect(first).toMatch(words);
  await page.goto(`${origin}${paths.dashboard}`);
  await page.waitForSelector('main table');
  await settled();
  const [figures] = await sheets();
  for (const words of [/Production.efficiency/, /vs.7-day.mean/, /Injecting/, /boe/])
    expect(figures).toMatch(words);
});

test('charts on paper are as wide as their cards there', async () => {
  await page.goto(`${origin}${paths.dashboard}`);
  await page.waitForSelector('main figure svg[role=group]');
  await settled();
  const beyond = await page.evaluate(
    () =>
      new Promise<string[]>((found) => {
        const paper = matchMedia('print');
        // What listened before, the charts among it, has been called.
        paper.addEventListener('change', () => {
          if (!paper.matches) return;
          const sheet = document.body.getBoundingClientRect();
          found([
            ...(sheet.width > (259 / 25.4) * 96 + 1 ? [`a sheet of ${sheet.width} px`] : []),
            ...[...document.querySelectorAll('main figure')]
              .filter((figure) => figure.getBoundingClientRect().width > 0)
              .flatMap((figure) =>
                [...figure.querySelectorAll('svg[role=group], canvas')]
                  .filter(
                    (drawing) =>
                      drawing.getBoundingClientRect().right > figure.getBoundingClientRect().right + 1,
                  )
                  .map((drawing) => drawing.outerHTML.slice(0, 80)),
              ),
          ]);
        });
        print();
      }),
  );
  expect(beyond).toEqual([]);
});
