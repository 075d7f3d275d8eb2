// The browser that pages are measured in: throttled, one fresh context for each load.
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/bootstrap.mjs';

/** Applied slow 4G: milliseconds for a request, bytes per second. */
const slowNetwork = { latency: 562.5, downloadThroughput: 1.44e6 / 8, uploadThroughput: 675e3 / 8 };

/** Starts Chromium, which is installed first where it can be. */
export async function launch() {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--js-flags=--expose-gc',
      '--enable-precise-memory-info',
    ],
  });
}

const probe = () => {
  const seen = { lcp: 0, typable: 0, usable: 0, shift: 0 };
  globalThis.benchSeen = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('layout-shift', (entry) => (seen.shift += entry.value));
  const painted = (name) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => (seen[name] ||= performance.now());
    channel.port2.postMessage(0);
  };
  const check = () => {
    const input = document.querySelector('input');
    if (!seen.typable && input && !input.disabled && input.getClientRects().length) painted('typable');
    if (!seen.usable && performance.getEntriesByName('usable').length) painted('usable');
    if (!seen.typable || !seen.usable) requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
};

/** Makes the processor of a page four times slower. */
export async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * Loads a page, on a slow network with a four times slower processor where `slow`.
 * @returns Milliseconds to the largest paint (`lcp`), to a field that takes keys (`typable`) and, where the page marks
 *   it, to the running application (`usable`); the layout shift; the scripts' and styles' compressed bytes.
 */
export async function load(browser, url, { slow, waitForUsable = true }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    if (slow) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork });
      await slowDown(page);
    }
    await page.addInitScript(probe);
    await page.goto(url, { waitUntil: 'commit' });
    const done = waitForUsable ? 'usable' : 'typable';
    await page.waitForFunction((key) => globalThis.benchSeen?.[key] > 0, done, {
      timeout: 60_000,
      polling: 50,
    });
    await page.waitForTimeout(800);
    return await page.evaluate(() => globalThis.benchSeen);
  } finally {
    await context.close();
  }
}

/** A page of a signed-in user, on its way to the dashboard. */
export async function openSignedIn(browser, { origin, password }) {
  const context = await browser.newContext({ viewport: { width: 1800, height: 1000 } });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.getByRole('textbox', { name: 'Email' }).fill('engineer@cnx.example');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/dashboard/);
  return { context, page };
}
