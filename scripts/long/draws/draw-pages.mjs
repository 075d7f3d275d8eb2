// Looks at the pages of one draw in a browser.
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { disagreements } from './agreement.mjs';
import { ReadableError, root } from '../../bootstrap.mjs';
import { chance, drawAppearance } from './draw.mjs';
import { demonstrationPassword } from '../../running-system.mjs';

const { followSystemClock, readSystemClock } = await tsImport('../../../e2e/clock.ts', import.meta.url);
const { portal } = await tsImport('../../../apps/portal/src/i18n/en/portal.ts', import.meta.url);

/** Pages that are looked at side by side. */
const atOnce = 3;
/** How long a page may take until all of it is there (ms): a busy machine is not a fault. */
const maxPageMs = 180_000;

/** Names of texts, as a page would show them whose text is missing. */
const keys = namesOf(portal);

function namesOf(texts, before = '') {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? (before ? [`${before}${name}`] : []) : namesOf(text, `${before}${name}.`),
  );
}

/** Counts the calls of a page that have no answer yet. */
function watchCalls(page) {
  const open = new Set();
  page.on('request', (request) => request.url().includes('/api/') && open.add(request));
  for (const event of ['requestfinished', 'requestfailed']) page.on(event, (request) => open.delete(request));
  return open;
}

/** Waits until all that is seen is there. */
async function settle(page, calls, language) {
  const there = ({ lang }) =>
    document.documentElement.lang === lang &&
    document.fonts.status === 'loaded' &&
    [...document.querySelectorAll('h1, main h2')].some((heading) => heading.checkVisibility()) &&
    ![...document.querySelectorAll('[aria-busy=true]')].some((part) => part.checkVisibility());
  const until = performance.now() + maxPageMs;
  do {
    if (performance.now() > until)
      throw new ReadableError(`a page was not there after ${maxPageMs / 1000} s`);
    await page.waitForFunction(there, { lang: language }, { timeout: maxPageMs });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  } while (calls.size > 0 || !(await page.evaluate(there, { lang: language })));
}

/** Whether something lies over the page, which a press beside it would close. */
const hasOverlay = () => document.querySelector('dialog[open], [role=dialog]') !== null;

/** Opens what is folded, and has all that draws itself when it comes into view do so. */
async function unfold(page) {
  // What is kept behind a page is folded, too.
  const folded = page.locator('main h2 button[aria-expanded=false]').filter({ visible: true });
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });
}

/** One tab in which pages of a draw are looked at, one after the other. */
async function openTab(browser, system, { storageState } = {}) {
  const context = await browser.newContext({ baseURL: system.origin, reducedMotion: 'reduce', storageState });
  context.setDefaultTimeout(maxPageMs);
  await followSystemClock(context);
  await context.route('**/page-faults/*.mjs', (route) =>
    route.fulfill({
      path: path.join(
        root,
        'scripts/long/draws/page-faults',
        path.basename(new URL(route.request().url()).pathname),
      ),
      contentType: 'text/javascript',
    }),
  );
  let appearance = { language: 'en', theme: 'dark', units: 'metric' };
  await context.route('**/api/CNXUser/GetPreferences', async (route) => {
    const response = await route.fetch();
    const kept = await response.json();
    const { language, theme, units } = appearance;
    // A version that is none yet says that nothing was chosen.
    const version = Math.max(1, kept.version);
    await route.fulfill({
      response,
      json: { ...kept, version, language, portal: { ...kept.portal, theme, units } },
    });
  });
  const page = await context.newPage();
  const calls = watchCalls(page);
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/cnx-config.json');

  /** Looks at one page as it is drawn to be. */
  const readView = async (view, drawn, random) => {
    appearance = drawn;
    const { language, width, theme, units } = drawn;
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await page.evaluate(
      ([local, session]) => {
        Object.assign(localStorage, local);
        Object.assign(sessionStorage, session);
      },
      [{ language, theme }, { unitSystem: units }],
    );
    await page.goto(view.path);
    await settle(page, calls, language);
    if (view.open) await view.open(page, random);
    await settle(page, calls, language);
    if (!(await page.evaluate(hasOverlay))) await unfold(page);
    await settle(page, calls, language);
    const seen = await page.evaluate(
      async (given) => {
        const [{ pageFaults }, { facts }] = await Promise.all(
          ['/page-faults/page-faults.mjs', '/page-faults/facts.mjs'].map((file) => import(file)),
        );
        return { faults: pageFaults(given), facts: facts() };
      },
      { language, units, keys },
    );
    const broken = errors.splice(0).map((text) => ({ kind: 'error', text, place: '' }));
    return { facts: seen.facts, faults: [...seen.faults, ...broken] };
  };
  const close = async () => {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { readView, page, context, close };
}

/** What a browser stores for a user who signed in. */
async function signIn(browser, system) {
  const { page, context, close } = await openTab(browser, system);
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@cnx.example');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/dashboard/, { timeout: maxPageMs });
  const storageState = await context.storageState();
  await close();
  return storageState;
}

/** Looks at all pages of a draw; gives what is wrong, each with the page and how it was shown. */
export async function readDraw(browser, system, { seed, draw, wanted }) {
  await readSystemClock(system.origin);
  const storageState = await signIn(browser, system);
  const inside = wanted.filter(({ signedIn }) => signedIn);
  const lanes = [
    wanted.filter(({ signedIn }) => !signedIn),
    ...Array.from({ length: atOnce }, (_, lane) => inside.filter((__, place) => place % atOnce === lane)),
  ].filter((lane) => lane.length > 0);
  const looked = await Promise.all(
    lanes.map(async (lane) => {
      const tab = await openTab(browser, system, lane[0].signedIn ? { storageState } : {});
      const results = [];
      for (const view of lane) {
        const appearance = drawAppearance(seed, draw, view.name);
        const result = await tab
          .readView(view, appearance, chance(seed, draw, `${view.name}, what is opened`))
          .catch((error) => ({
            facts: null,
            faults: [{ kind: 'error', text: error.message.split('\n')[0], place: '' }],
          }));
        results.push({ view, appearance, ...result });
      }
      await tab.close();
      return results;
    }),
  );
  const pages = looked.flat();
  return {
    pages: pages.length,
    faults: [
      ...pages.flatMap(({ view, appearance, faults }) =>
        faults.map((fault) => ({ ...fault, page: view.name, appearance })),
      ),
      ...disagreements(pages),
    ],
  };
}
