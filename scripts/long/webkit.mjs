// What a user does every day, in WebKitGTK, the engine of Safari: sign-in, dashboard, report, an exception that is opened,
// decided and taken back, a file, and what was otherwise there: cut figures, fields that do not grow, a lost focus.
// Needs Debian's webkit2gtk-driver and xvfb.
import { buildSystem, run } from '../bootstrap.mjs';
import { demonstrationPassword, startSystem } from '../running-system.mjs';
import { keys, withWebKit } from '../web-driver.mjs';

/** The first visible control of a tag whose name or text is the given one. */
const control = (selector, name) =>
  Array.from(document.querySelectorAll(selector)).find(
    (each) =>
      each.checkVisibility() &&
      !each.closest('[inert]') &&
      [each.getAttribute('aria-label'), each.innerText.trim(), each.labels?.[0]?.innerText.trim()].includes(
        name,
      ),
  );

/** Whether nothing is loading. */
const isSettled = () =>
  document.querySelector('main') !== null && document.querySelector('main [aria-busy=true]') === null;

/** The figures in cells and tiles, and the states beside their icons, of which a part is not to be seen. */
const cutTexts = () =>
  Array.from(document.querySelectorAll('main :is(td, th, [data-figure]), main :is(td, th) *'))
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => {
      const isFigure = /^[−+]?\d[\d,.]*$/.test(element.innerText.trim());
      const isState = element.matches('span:has(> svg) > span');
      return (isFigure || isState) && getComputedStyle(element).overflowX !== 'visible';
    })
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map((element) => element.innerText);

const focusIsIn = (selector) => document.activeElement?.matches(selector) ?? false;

let failures = 0;
function report(name, fault) {
  if (fault) failures += 1;
  process.stdout.write(`${fault ? 'not ok' : 'ok'} ${name}${fault ? `: ${fault}` : ''}\n`);
}
async function step(name, act) {
  try {
    report(name, await act());
  } catch (error) {
    report(name, error instanceof Error ? error.message : String(error));
  }
}

async function walk(page, origin) {
  const find = (selector, name) => page.until(name, control, selector, name);
  const press = async (name, selector = 'button') => page.press(await find(selector, name));
  const settled = () => page.until('the page to settle', isSettled);
  const whole = async () => (await page.evaluate(cutTexts)).join(' | ');

  await page.size(1440, 900);
  await step('a user signs in, and the dashboard shows every figure and state whole', async () => {
    await page.open(origin);
    await page.type(await find('input', 'Email'), 'engineer@cnx.example');
    await press('Next');
    const field = await page.until('the field', () => document.querySelector('input[type=password]'));
    await page.type(field, demonstrationPassword);
    await press('Login');
    await page.until('the dashboard', () => location.pathname === '/dashboard');
    await settled();
    await page.until('a table', () => document.querySelector('main table') !== null);
    return whole();
  });
  for (const width of [1180, 1440, 1600])
    await step(`the exception report shows every age and state whole at ${width} px`, async () => {
      await page.size(width, 900);
      await page.open(`${origin}/dashboard/exception-report`);
      await settled();
      await page.until('its rows', () => document.querySelectorAll('main tbody tr').length > 5);
      return whole();
    });
  await page.size(1440, 900);
  await step('an exception is opened, its comment grows with its text', async () => {
    await page.press(
      await page.until('a row', () => document.querySelector('main tbody tr a[data-row-link]')),
    );
    await press('More');
    await press('Comment', '[role=menuitem]');
    const field = await page.until('the field', () => document.querySelector('dialog[open] textarea'));
    const height = () => document.querySelector('dialog[open] textarea').clientHeight;
    const before = await page.evaluate(height);
    await page.type(field, ['one', 'two', 'three', 'four', 'five', 'six'].join(keys.enter));
    const after = await page.evaluate(height);
    await page.type(field, keys.escape);
    return after > before + 40 ? '' : `${before} px high before six lines, ${after} px after`;
  });
  await step('a decision is made and taken back, and the focus stays in the page', async () => {
    await page.until('no dialog', () => document.querySelector('dialog[open]') === null);
    await press('Acknowledge');
    await press('Undo');
    await page.until('the message', () => document.body.innerText.includes('Taken back.'));
    return (await page.evaluate(focusIsIn, 'body')) ? 'the focus is on the body' : '';
  });
  await step('the list is saved as a file', async () => {
    await page.open(`${origin}/dashboard/exception-report`);
    await settled();
    await page.evaluate(() => {
      globalThis.savedFiles = [];
      const make = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        globalThis.savedFiles.push(blob.size);
        return make.call(URL, blob);
      };
    });
    await press('Export');
    await press('CSV file', '[role=menuitem]');
    await page.until('the file', () => globalThis.savedFiles.some((size) => size > 100));
    return '';
  });
  await step('a dialog gives the focus back to a button that took none when it was pressed', async () => {
    // As Safari on a Mac does it.
    const filters = await find('button', 'Filters');
    await page.evaluate((button) => {
      button.addEventListener('mousedown', (event) => event.preventDefault(), { once: true });
      document.activeElement?.blur();
    }, filters);
    await page.press(filters);
    const dialog = await page.until('the dialog', () => document.querySelector('dialog[open]'));
    await page.type(dialog, keys.escape);
    await page.until('no dialog', () => document.querySelector('dialog[open]') === null);
    return (await page.evaluate((button) => document.activeElement === button, filters))
      ? ''
      : 'it is elsewhere';
  });
}

await run(async () => {
  if (!process.env.CNX_WEBKIT_ORIGIN) await buildSystem();
  const system = process.env.CNX_WEBKIT_ORIGIN
    ? { origin: process.env.CNX_WEBKIT_ORIGIN, stop: () => Promise.resolve() }
    : await startSystem();
  try {
    await withWebKit((page) => walk(page, system.origin));
  } finally {
    await system.stop();
  }
  return failures === 0 ? 0 : 1;
});
