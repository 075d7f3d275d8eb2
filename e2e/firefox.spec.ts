// What a user does every day, in Firefox: other sizes and other layout than Chromium's.
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

test.beforeAll(async () => {
  browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    // Firefox does not start where its libraries are replaced, as by a run with another clock.
    env: { ...process.env, TZ: 'UTC', LD_PRELOAD: undefined },
    defaultViewport: { width: 1440, height: 900 },
  });
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => thrown.push(String(error)));
  await followSystemClock({
    addInitScript: (script, offset) => page.evaluateOnNewDocument(script, offset),
  });
});
test.afterAll(() => browser.close());
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
