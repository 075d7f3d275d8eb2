// Every page of the portal, and what opens over it, as a person with a browser comes to it.
import { tsImport } from 'tsx/esm/api';

const { paths } = await tsImport('../../../apps/portal/src/paths.ts', import.meta.url);
const addresses = await tsImport('../../../apps/portal/src/addresses.ts', import.meta.url);

/**
 * @typedef {object} View
 * @property {string} name
 * @property {string} path
 * @property {boolean} signedIn
 * @property {boolean} [sometimes] whether it differs little from another, so that a third of the draws shows it
 * @property {(page: import('playwright').Page, random: { pick: <T>(of: T[]) => T }) => Promise<unknown>} [open] what is done
 *   on the page before it is looked at
 */

/** Pages that only pass a user on. */
const passing = ['logout', 'sso', 'link'];
const entry = ['login', 'resetPassword', 'forgotPassword', 'terms', 'privacy', 'accessibility'];

/** Follows one of the links that lead to what a parameter of the address opens. */
const openOne = (parameter) => async (page, random) => {
  const links = await page
    .locator(`main a[href*="${parameter}="]`)
    .evaluateAll((all) => all.map(({ href }) => href));
  const hrefs = [...new Set(links)];
  if (hrefs.length > 0) await page.goto(random.pick(hrefs));
};

/** Chooses something else where the page offers a choice: another part of the rows, another level, another measure. */
async function chooseOther(page, random) {
  const choices = page
    .locator('main select option:not(:checked), main [role=radiogroup] input:not(:checked)')
    .filter({ hasNot: page.locator('[disabled]') });
  const all = await choices.all();
  if (all.length === 0) return;
  await random.pick(all).evaluate((choice) => {
    if (choice instanceof HTMLInputElement) return choice.click();
    choice.selected = true;
    return choice.closest('select').dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Shows the numbers of each chart in its place. */
async function showTables(page) {
  const toggles = page.locator('main button:has(svg.lucide-table-2)').filter({ visible: true });
  for (const toggle of await toggles.all()) await toggle.click();
}

async function openPalette(page, random) {
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').fill(random.pick(['SUN', 'hal', 'ov', 'no data', 'TAM-B']));
  await page.locator('dialog[open] [role=option]').first().waitFor();
}

async function openBell(page) {
  await page.locator('header button:has(svg.lucide-bell)').click();
  await page.locator('[role=dialog] section').waitFor();
}

const view = (name, path, open) => ({ name, path, signedIn: true, open });
const sometimes = (...given) => ({ ...view(...given), sometimes: true });

/** All of them, in the order in which they are looked at. @type {View[]} */
export const views = [
  ...entry.map((name) => ({ name, path: paths[name], signedIn: false })),
  ...Object.keys(paths)
    .filter((name) => !passing.includes(name) && !['login', 'resetPassword', 'forgotPassword'].includes(name))
    .map((name) => view(name, paths[name])),
  view('not found', '/no/such/page'),
  ...addresses.insightAreas.flatMap((area) => [
    view(area, addresses.dashboardArea(area)),
    sometimes(`${area}, as table`, addresses.dashboardArea(area), showTables),
    view(`${area}, a row`, addresses.dashboardArea(area), openOne('row')),
    ...[1, 2, 3].map((time) =>
      sometimes(`${area}, chosen ${time}`, addresses.dashboardArea(area), chooseOther),
    ),
  ]),
  view('exception', paths.exceptionReport, openOne('exception')),
  ...['drops', 'gas', 'changes'].map((part) =>
    sometimes(`exceptions, ${part}`, `${paths.exceptionReport}?part=${part}`),
  ),
  sometimes('exceptions, all', `${paths.exceptionReport}?show=all`),
  view('hand-over', addresses.shiftHandover()),
  ...addresses.dayLists.map((list) => sometimes(`day, ${list}`, addresses.dashboardDayList(list, ''))),
  view('well', addresses.dashboardDayList('wells', ''), openOne('well')),
  view('settings, profile', addresses.settingsTab('profile')),
  view('settings, security', addresses.settingsTab('security')),
  view('applications', addresses.administrationTab('applications')),
  view('audit', addresses.administrationTab('audit')),
  view('results', addresses.searchResultsFor('a')),
  view('palette', paths.dashboard, openPalette),
  view('bell', paths.dashboard, openBell),
];
