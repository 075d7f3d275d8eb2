// What corporate sign-in loads beyond password sign-in, and how long it takes at a provider that knows the person.
import { gzipSync } from 'node:zlib';
import { median, row } from './statistics.mjs';

// Both land on the dashboard, so that the difference of what they load is the way there.
const passwordUser = 'engineer@cnx.example';
const corporateUser = 'sso.admin@cnx.example';
const dashboard = /\/dashboard$/;

async function enterEmail(page, origin, email) {
  await page.goto(`${origin}/`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
}

async function provePassword(page, password) {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function proveAtProvider(page, password) {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Addresses of the portal's scripts that are loaded from the sign-in page to the dashboard. */
async function scriptsOfSignIn(context, { origin, email, prove }) {
  const page = await context.newPage();
  const scripts = new Set();
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script' && url.startsWith(`${origin}/assets/`)) scripts.add(url);
  });
  await enterEmail(page, origin, email);
  await prove(page);
  await page.waitForURL(dashboard, { waitUntil: 'networkidle' });
  await page.close();
  return scripts;
}

/** KiB of a script, gzip. */
async function weigh(url) {
  const answer = await fetch(url);
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length / 1024;
}

/** Forgets the portal's session but not the provider's, on a page without scripts. */
async function forgetSession(page, origin) {
  await page.goto(`${origin}/cnx-config.json`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Notes when the provider is asked without being shown, and when its tokens are there. */
function watchSilentSignIn(page) {
  const times = {};
  page.on('request', (request) => {
    if (/authorize\?.*prompt=none/.test(request.url())) times.from = performance.now();
  });
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && /\/token(\?|$)/.test(request.url())) times.to = performance.now();
  });
  return times;
}

/** @param {{ browser: import('playwright').Browser, system: { origin: string, password: string }, sizes: import('./sizes.mjs').Sizes }} given */
export async function benchSingleSignOn({ browser, system: { origin, password }, sizes }) {
  const known = await scriptsOfSignIn(await browser.newContext(), {
    origin,
    email: passwordUser,
    prove: (page) => provePassword(page, password),
  });
  const context = await browser.newContext();
  const scripts = await scriptsOfSignIn(context, {
    origin,
    email: corporateUser,
    prove: (page) => proveAtProvider(page, password),
  });
  const added = [...scripts].filter((url) => !known.has(url));
  const weights = await Promise.all(added.map(weigh));
  const silentMs = [];
  const totalMs = [];
  for (let round = 0; round < sizes.warmUps + sizes.rounds; round += 1) {
    const page = await context.newPage();
    await forgetSession(page, origin);
    const times = watchSilentSignIn(page);
    await page.goto(`${origin}/`);
    await page.getByRole('textbox', { name: 'Email' }).fill(corporateUser);
    const started = performance.now();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(dashboard, { waitUntil: 'commit' });
    if (round >= sizes.warmUps) {
      silentMs.push(times.to - times.from);
      totalMs.push(performance.now() - started);
    }
    await page.close();
  }
  return [
    row('   corporate sign-in, scripts beyond those of password sign-in, gzip', {
      value: weights.reduce((sum, weight) => sum + weight, 0),
      unit: 'KiB',
      must: 75,
      judged: 'value',
    }),
    row('   silent sign-in, question to tokens', {
      value: median(silentMs),
      unit: 'ms',
      must: 300,
      judged: 'value',
    }),
    row('   silent sign-in, Next to dashboard', { value: median(totalMs), unit: 'ms' }),
  ];
}
