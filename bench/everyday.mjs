// What everybody does all day: a name typed into the header's field, and the bell. Beside an empty round trip to the same server,
// and a bare list of as many rows on the same page.
import { ReadableError } from '../scripts/bootstrap.mjs';
import { besideReads } from './backend.mjs';
import { openSignedIn } from './browser.mjs';
import { median, quantile, row } from './statistics.mjs';

const suggestions = '/api/Search/GetSuggestions';
/** Answered without the database. */
const emptyCall = '/api/health/live';
const notifications = '/api/Notification/GetNotificationsInfo';

/** What people type: every beginning of a name from its second letter, names in other spellings, and words. */
function typedTexts(names, count) {
  const texts = names.flatMap((name) => {
    const beginnings = Array.from({ length: name.length - 1 }, (_, end) => name.slice(0, end + 2));
    return [...beginnings, name.toLowerCase().replaceAll('-', ' '), name.replaceAll('-0', ' ')];
  });
  return [...new Set(['gas', 'well test', 'choke', 'no such name', ...texts])].slice(0, count);
}

/** Milliseconds of the newest call of an address that is answered; undefined while there is none. */
const callOf = (address) => {
  const call = performance
    .getEntriesByType('resource')
    .findLast(({ name, responseEnd }) => new URL(name).pathname === address && responseEnd > 0);
  return call && call.responseEnd - call.startTime;
};

const answered = async (page, address) =>
  (await page.waitForFunction(callOf, address, { polling: 5 })).jsonValue();

async function namesOfWells({ origin, token }) {
  const answer = await fetch(`${origin}/api/ExceptionReport/GetWells`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new ReadableError(`the list of wells answered ${answer.status}`);
  const wells = await answer.json();
  const step = Math.max(1, Math.floor(wells.length / 20));
  return wells.filter((_, place) => place % step === 0).map(({ name }) => name);
}

/** Types each text into the header's field; after each answer, an empty call. */
async function typeTexts(page, texts) {
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  const took = [];
  for (const text of texts) {
    await page.evaluate(() => performance.clearResourceTimings());
    await field.fill(text);
    const ours = await answered(page, suggestions);
    await page.evaluate(async (address) => {
      await (await fetch(address, { cache: 'no-store' })).arrayBuffer();
    }, emptyCall);
    took.push({ ours, limit: await answered(page, emptyCall) });
  }
  await field.fill('');
  return took;
}

/** Presses the bell: the frame whose picture shows its list, and milliseconds until that was painted. */
const openBell = (bell) =>
  new Promise((resolve, reject) => {
    const mostFrames = 600;
    const { port1, port2 } = new MessageChannel();
    const started = performance.now();
    bell.click();
    let frames = 0;
    const check = () => {
      frames += 1;
      const rows = document.querySelectorAll('[role=dialog] li').length;
      if (rows === 0 && frames > mostFrames) return reject(new Error('the bell shows no list'));
      if (rows === 0) return requestAnimationFrame(check);
      port1.onmessage = () => resolve({ frames, rows, took: performance.now() - started });
      return port2.postMessage(0);
    };
    requestAnimationFrame(check);
  });

/** Shows a bare list of so many rows over the page. */
const openBare = (rows) =>
  new Promise((resolve) => {
    const started = performance.now();
    const list = document.createElement('ul');
    list.style.cssText = 'position:fixed;inset:0 0 auto auto;background:Canvas';
    for (let place = 0; place < rows; place += 1)
      list.append(Object.assign(document.createElement('li'), { textContent: `Notification ${place}` }));
    document.body.append(list);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const took = performance.now() - started;
      list.remove();
      resolve(took);
    };
    requestAnimationFrame(() => port2.postMessage(0));
  });

async function pressBell(page, { rounds, warmUps }) {
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  const calls = [];
  page.on('request', (request) => request.url().includes(notifications) && calls.push(request.url()));
  const results = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const ours = await bell.evaluate(openBell);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const limit = await page.evaluate(openBare, ours.rows);
    if (round >= warmUps) results.push({ ...ours, limit });
  }
  if (calls.length > 0)
    throw new ReadableError('the bell asked the server: it was not measured from the cache.');
  return results;
}

/** The first texts fetch code and warm the server. */
const warmTexts = 10;

/** @param {{ browser: import('playwright').Browser, system: object, sizes: import('./sizes.mjs').Sizes }} given */
export async function benchEveryday({ browser, system, sizes }) {
  const { origin } = system;
  const token = await system.signIn();
  const { page } = await openSignedIn(browser, system);
  await page.goto(`${origin}/settings`);
  const names = await namesOfWells({ origin, token });
  await page.waitForLoadState('networkidle');
  const warm = warmTexts * sizes.warmUps;
  // Each text once: what was found before is not asked for again.
  const texts = typedTexts(names, warm + 2 * sizes.texts);
  await typeTexts(page, texts.splice(0, warm));
  const alone = await typeTexts(page, texts.splice(0, sizes.texts));
  const rate = sizes.sharedRate;
  const beside = await besideReads({ origin, token, rate }, () => typeTexts(page, texts));
  const bell = await pressBell(page, sizes);
  const suggested = (name, typed, bounds) => {
    const times = (target) =>
      quantile(
        typed.map((each) => each[target]),
        0.95,
      );
    return row(name, {
      value: times('ours'),
      unit: 'ms',
      limit: times('limit'),
      ratioToLimit: times('ours') / times('limit'),
      judged: 'value',
      ...bounds,
    });
  };
  return [
    suggested(`P16 suggestions beside reads at ${rate}/s, p95 of ${beside.length}`, beside, {
      must: 50,
      ambitious: 30,
    }),
    suggested(`   suggestions alone, p95 of ${alone.length}`, alone),
    row('   the same, median', {
      value: median(alone.map(({ ours }) => ours)),
      unit: 'ms',
      limit: median(alone.map(({ limit }) => limit)),
      ratioToLimit: median(alone.map(({ ours, limit }) => ours / limit)),
    }),
    row('   bell to the picture of its list, from the cache, worst of the rounds', {
      value: Math.max(...bell.map(({ frames }) => frames)),
      unit: 'frames',
      must: 2,
      judged: 'value',
    }),
    row('   the same, until it is painted', {
      value: median(bell.map(({ took }) => took)),
      unit: 'ms',
      limit: median(bell.map(({ limit }) => limit)),
      ratioToLimit: median(bell.map(({ took, limit }) => took / limit)),
    }),
  ];
}
