// A production engineer's morning: decisions beside reads, the way from a row to its painted panel, and the whole morning by
// keyboard at a human pace.
import { randomUUID } from 'node:crypto';
import { ReadableError } from '../scripts/bootstrap.mjs';
import { mixedReads, settled, warmUp } from './backend.mjs';
import { openSignedIn } from './browser.mjs';
import { median, quantile, row } from './statistics.mjs';

const report = '/dashboard/exception-report';
/** As many as a hundred people make who decide every fifty seconds. */
const decisionsPerSecond = 2;

async function api({ origin, token }, path, body) {
  const answer = await fetch(`${origin}/api/${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new ReadableError(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The least that a write can be: one row of the user's own. It is the limit of what a decision can be beside the same reads. */
const leastWrite = { place: 'exceptionReport' };

/**
 * People who decide while others read: ten comment, ten acknowledge, and so on. Between two decisions, the least write.
 * @param {{ origin: string, token: string, sizes: import('./sizes.mjs').Sizes }} options
 */
async function benchDecisions({ origin, token, sizes }) {
  const known = await api({ origin, token }, 'ExceptionReport/GetExceptions?limit=10');
  const versions = new Map(known.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()];
  const took = [];
  const limits = [];
  // One after the other on each event, as people do; ten events at a time.
  const decide = async (id, action) => {
    const body = {
      id: randomUUID(),
      exceptions: [{ id, version: versions.get(id) }],
      action,
      assigneeId: null,
      until: null,
      feedback: null,
      comment: 'Looked at.',
    };
    const started = performance.now();
    const { exceptions } = await api({ origin, token }, 'ExceptionReport/DecideExceptions', body);
    took.push(performance.now() - started);
    for (const each of exceptions) versions.set(each.id, each.version);
  };
  const write = async () => {
    const started = performance.now();
    await api({ origin, token }, 'Visits/SaveVisit', leastWrite);
    limits.push(performance.now() - started);
  };
  let turn = 0;
  const begun = [];
  await warmUp(origin, token, sizes.seconds);
  const timer = setInterval(
    () => {
      const place = Math.floor(turn / 2);
      const action = Math.floor(place / ids.length) % 2 === 0 ? 'comment' : 'acknowledge';
      begun.push(settled(turn % 2 === 0 ? decide(ids[place % ids.length], action) : write()));
      turn += 1;
    },
    1000 / (2 * decisionsPerSecond),
  );
  // As many decisions as make a 95th percentile.
  const reads = await mixedReads(origin, token, sizes.sharedRate, 3 * sizes.seconds).finally(() =>
    clearInterval(timer),
  );
  const failed = (await Promise.all(begun)).filter(({ status }) => status === 'rejected').length;
  return [
    row(
      `P16 decisions at ${decisionsPerSecond}/s beside reads at ${Math.round(reads.requests.average)}/s, p95 (${took.length} made, ${failed} failed)`,
      besideLimit(quantile(took, 0.95), quantile(limits, 0.95), { must: 50, ambitious: 30 }),
    ),
    row('   the same, median', besideLimit(median(took), median(limits))),
  ];
}

const besideLimit = (value, limit, more) => ({
  value,
  unit: 'ms',
  limit,
  ratioToLimit: value / limit,
  judged: 'value',
  ...more,
});

/** Clocks the next press of a row until its evidence is painted: milliseconds, and those of the server's answer. */
const clockPress = () => {
  globalThis.pressed = undefined;
  const onPress = () => {
    const started = performance.now();
    const check = () => {
      if (!document.querySelector('article[aria-label^="Exception"] figure canvas'))
        return requestAnimationFrame(check);
      // The frame after the one in which it stands there has been painted.
      return requestAnimationFrame(() =>
        setTimeout(() => {
          const took = performance.now() - started;
          // Where the pointer lay on the row before, its call was made before that.
          const call = performance
            .getEntriesByType('resource')
            .findLast(({ name }) => name.includes('/GetException?'));
          globalThis.pressed = { took, call: call.responseEnd - call.startTime };
        }),
      );
    };
    requestAnimationFrame(check);
  };
  performance.setResourceTimingBufferSize(10_000);
  addEventListener('click', onPress, { capture: true, once: true });
};

/** A hand that has reached a row with the pointer rests at least so long before it presses (milliseconds). */
const restBeforePress = 120;

async function openRow(page, place) {
  const link = page.locator('main tbody a[href*="exception="]:not([href*="well="])').nth(place);
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await link.boundingBox();
  await page.evaluate(clockPress);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(restBeforePress);
  await page.mouse.down();
  await page.mouse.up();
  return (await page.waitForFunction(() => globalThis.pressed, undefined, { polling: 50 })).jsonValue();
}

/** @param {{ browser: import('playwright').Browser, system: object, sizes: import('./sizes.mjs').Sizes }} given */
async function benchRowToPanel({ browser, system, sizes }) {
  const { page } = await openSignedIn(browser, system);
  await page.goto(`${system.origin}${report}`);
  const rows = page.locator('main tbody tr');
  await rows.nth(sizes.rounds).waitFor();
  await page.waitForLoadState('networkidle');
  const first = await openRow(page, 0);
  const later = [];
  for (let round = 1; round <= sizes.rounds; round += 1) {
    await page.goBack();
    await rows.nth(sizes.rounds).waitFor();
    await page.waitForLoadState('networkidle');
    later.push(await openRow(page, round));
  }
  return [
    row('   row to painted panel, first time (its code is fetched)', { value: first.took, unit: 'ms' }),
    row('   row to painted panel', { value: median(later.map(({ took }) => took)), unit: 'ms' }),
    row('P15 the same beyond one round trip', {
      value: median(later.map(({ took, call }) => took - call)),
      unit: 'ms',
      must: 100,
      ambitious: 60,
      judged: 'value',
    }),
  ];
}

/** How fast a person is: milliseconds for a key of a word, for a key that moves, and to see what has changed. */
const pace = { letter: 180, step: 350, see: 1500 };
/** Words that a person reads in a second. */
const readingRate = 4;

/**
 * Opens a link, signs in, opens the worst exception, reads it, assigns it and exports the list, by keyboard alone.
 * @param {{ browser: import('playwright').Browser, system: object, sizes: import('./sizes.mjs').Sizes }} given
 */
async function benchKeyboard({ browser, system: { origin, password }, sizes }) {
  const context = await browser.newContext({ viewport: { width: 1800, height: 1000 } });
  const page = await context.newPage();
  const spent = { person: 0, product: 0 };
  const wait = async (milliseconds) => {
    const waited = milliseconds * sizes.pace;
    spent.person += waited;
    await page.waitForTimeout(waited);
  };
  const shown = async (locator) => {
    const started = performance.now();
    await locator.waitFor();
    spent.product += performance.now() - started;
    await wait(pace.see);
  };
  const press = async (key) => {
    await page.keyboard.press(key);
    await wait(pace.step);
  };
  const type = async (text) => {
    for (const letter of text) {
      await page.keyboard.type(letter);
      await wait(pace.letter);
    }
  };
  const tabTo = async (control, key = 'Tab') => {
    for (let steps = 0; steps < 40; steps += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await press(key);
    }
    throw new ReadableError(`forty presses of ${key} do not lead to ${control}`);
  };
  const read = async (locator) => {
    const words = (await locator.innerText()).split(/\s+/).length;
    await wait((words / readingRate) * 1000);
  };

  const opened = performance.now();
  await page.goto(`${origin}${report}`);
  spent.product += performance.now() - opened;
  await shown(page.getByRole('textbox', { name: 'Email' }));
  await type('engineer@cnx.example');
  await press('Enter');
  await shown(page.getByLabel('Password', { exact: true }));
  await type(password);
  await press('Enter');
  const rows = page.locator('main tbody tr');
  await shown(rows.first());
  await press('j');
  await press('Enter');
  const panel = page.getByRole('article', { name: /^Exception / });
  await shown(panel.getByRole('figure').first());
  // What the event is, what it costs and why: the head; the working is there for who doubts it.
  await read(panel.locator('header').first());
  await tabTo(panel.getByRole('button', { name: 'Assign', exact: true }));
  await press('Enter');
  await shown(page.getByRole('menuitem').first());
  await press('Enter');
  await shown(page.getByRole('button', { name: 'Undo' }));
  // Back to the row, and up to what can be done with the list: from there, once the panel has given the focus back.
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await page.locator('main tbody tr:focus, main tbody tr :focus').waitFor();
  await tabTo(page.getByRole('button', { name: 'Export' }).first(), 'Shift+Tab');
  await press('Enter');
  const csv = page.getByRole('menuitem', { name: /CSV/ }).first();
  await shown(csv);
  while (!(await csv.evaluate((element) => element === document.activeElement))) await press('ArrowDown');
  const download = page.waitForEvent('download');
  const asked = performance.now();
  await press('Enter');
  await (await download).path();
  spent.product += Math.max(0, performance.now() - asked - pace.step * sizes.pace);
  const total = (spent.person + spent.product) / 1000;
  return [
    row('   the morning by keyboard at a human pace', {
      value: total,
      unit: 's',
      must: 120,
      judged: 'value',
    }),
    row('   of it the product itself', { value: spent.product / 1000, unit: 's' }),
  ];
}

/** @param {{ browser: import('playwright').Browser, system: object, sizes: import('./sizes.mjs').Sizes }} given */
export async function benchMorning(given) {
  const { origin, signIn } = given.system;
  return [
    ...(await benchKeyboard(given)),
    ...(await benchRowToPanel(given)),
    ...(await benchDecisions({ origin, token: await signIn(), sizes: given.sizes })),
  ];
}
