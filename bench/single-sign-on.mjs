// Silent corporate sign-in at a provider that knows the person, and what its code weighs.
import { gzipSync } from 'node:zlib';
import { launch } from './browser.mjs';
import { median, row } from './statistics.mjs';

const user = 'sso.user@cnx.example';

async function enterEmail(page, origin) {
  await page.goto(`${origin}/`);
  await page.getByRole('textbox', { name: 'Email' }).fill(user);
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Forgets the portal's session but not the provider's, on a page without scripts. */
async function forgetSession(page, origin) {
  await page.goto(`${origin}/cnx-config.json`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Milliseconds from the question to the provider until its tokens are there, by the network's own times. */
function watchTrip(page) {
  const times = {};
  page.on('request', (request) => {
    if (/authorize\?.*prompt=none/.test(request.url())) times.from = performance.now();
  });
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && /\/token(\?|$)/.test(request.url())) times.to = performance.now();
  });
  return times;
}

/** @param {{ origin: string, rounds: number, password: string }} options origin of the running portal */
export async function benchSingleSignOn({ origin, rounds, password }) {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const scripts = new Map();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
    });
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const before = new Set(scripts.keys());
    await enterEmail(page, origin);
    await page.getByLabel('Password').fill(password);
    const added = [...scripts].filter(([url]) => !before.has(url)).map(([, body]) => body);
    const weights = (await Promise.all(added)).map((body) => gzipSync(body, { level: 9 }).length / 1024);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/dashboard-user$/);
    const trips = [];
    const wholes = [];
    for (let round = 0; round <= rounds; round += 1) {
      await forgetSession(page, origin);
      const tab = await page.context().newPage();
      const trip = watchTrip(tab);
      await tab.goto(`${origin}/`);
      await tab.getByRole('textbox', { name: 'Email' }).fill(user);
      const started = performance.now();
      await tab.getByRole('button', { name: 'Next' }).click();
      await tab.waitForURL(/\/dashboard-user$/, { waitUntil: 'commit' });
      if (round > 0) {
        trips.push(trip.to - trip.from);
        wholes.push(performance.now() - started);
      }
      await tab.close();
    }
    return [
      row('   corporate sign-in, scripts beyond the sign-in page, gzip', {
        value: weights.reduce((sum, weight) => sum + weight, 0),
        unit: 'KiB',
        must: 75,
        judged: 'value',
      }),
      row('   silent sign-in, question to tokens', {
        value: median(trips),
        unit: 'ms',
        must: 300,
        judged: 'value',
      }),
      row('   silent sign-in, Next to own page', { value: median(wholes), unit: 'ms' }),
    ];
  } finally {
    await browser.close();
  }
}
