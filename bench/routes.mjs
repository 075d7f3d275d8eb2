// P6: from the press of a link in the navigation to the painted page, where its code and data are there, on a four times
// slower processor; beside the same elements in a bare router.
import { openSignedIn, slowDown } from './browser.mjs';
import { median, row } from './statistics.mjs';

/** In the order in which they are opened, again and again. */
const addresses = ['/dashboard/exception-report', '/apps', '/dashboard/data-health', '/dashboard'];

/** What both pages are asked. */
const probe = () => {
  const shownIn = (selector) =>
    [...document.querySelectorAll(`main ${selector}`)].filter((element) => element.checkVisibility());
  const heading = () => shownIn('h1').at(-1)?.textContent;
  const isBusy = () => shownIn('[aria-busy="true"]').length > 0;
  const size = () => document.querySelectorAll('main *').length;
  /** What the page shows, once all of it is there. */
  globalThis.benchShown = () => (isBusy() || !heading() ? undefined : { heading: heading(), size: size() });
  /** Presses a link; frames and milliseconds until the page that it names is painted, and commits without any page. */
  globalThis.benchGo = (address, wanted) => {
    globalThis.benchGone = undefined;
    const link = [...document.querySelectorAll('nav a')].find(
      (each) => each.getAttribute('href') === address,
    );
    let fallbacks = 0;
    let frames = 0;
    const watch = new MutationObserver(() => {
      if (heading() === undefined || isBusy()) fallbacks += 1;
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const { port1, port2 } = new MessageChannel();
    const started = performance.now();
    port1.onmessage = () => {
      watch.disconnect();
      globalThis.benchGone = { frames, took: performance.now() - started, fallbacks };
    };
    const check = () => {
      frames += 1;
      const shown = location.pathname === address ? globalThis.benchShown() : undefined;
      // Times of day in it may take more or fewer elements than before.
      if (shown?.heading === wanted.heading && shown.size > 0.95 * wanted.size) port2.postMessage(0);
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
    link.click();
  };
};

/** The page as names, attributes and texts: its frame, and what its main part holds. */
const readPage = () => {
  const propertyOf = (name) =>
    name.replace(/^-(?=ms-)/, '').replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const styleOf = ({ style }) =>
    Object.fromEntries(
      [...style].map((name) => [
        name.startsWith('--') ? name : propertyOf(name),
        style.getPropertyValue(name),
      ]),
    );
  const attributesOf = (element) =>
    Object.fromEntries(
      [...element.attributes].map(({ name, value }) => [
        name === 'class' ? 'className' : name,
        name === 'style' ? styleOf(element) : value === '' ? true : value,
      ]),
    );
  const read = (node) =>
    node.nodeType === Node.TEXT_NODE
      ? [node.data]
      : node.nodeType === Node.ELEMENT_NODE
        ? [
            {
              name: node.localName,
              attributes: attributesOf(node),
              children: [...node.childNodes].flatMap(read),
            },
          ]
        : [];
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  return {
    frame: [...document.getElementById('root').childNodes].flatMap(read),
    page: [...document.querySelector('main').childNodes].flatMap(read),
    css: sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
    theme: document.documentElement.className,
  };
};

/** Waits for another page than the one that is left, until nothing about it changes. */
const settled = async (page, left) => {
  const shown = await page.waitForFunction(
    (before) => {
      const now = globalThis.benchShown();
      const { last, times } = globalThis.benchCalm ?? {};
      const same = now && now.heading !== before && JSON.stringify(now) === last;
      globalThis.benchCalm = { last: JSON.stringify(now), times: same ? times + 1 : 0 };
      return globalThis.benchCalm.times >= 5 && now;
    },
    left,
    { polling: 100 },
  );
  return shown.jsonValue();
};

async function go(page, address, wanted) {
  await page.evaluate(([to, shown]) => globalThis.benchGo(to, shown), [address, wanted]);
  const gone = await page.waitForFunction(() => globalThis.benchGone, undefined, { polling: 100 });
  return gone.jsonValue();
}

/** Opens every page, so that it is warm, and reads it. */
async function readPages(page) {
  const shown = {};
  const pages = {};
  let rest;
  let left;
  for (const address of [...addresses, ...addresses]) {
    await page.locator(`nav a[href="${address}"]`).first().click();
    shown[address] = await settled(page, left);
    left = shown[address].heading;
    ({ page: pages[address], ...rest } = await page.evaluate(readPage));
  }
  return { shown, pages, ...rest };
}

async function openBare(browser, limits, { pages, frame, css, theme }) {
  const context = await browser.newContext({ viewport: { width: 1800, height: 1000 } });
  const page = await context.newPage();
  await page.addInitScript(probe);
  await page.goto(`${limits.origin}/router.html`);
  await page.waitForFunction(() => globalThis.showPages);
  await page.evaluate(
    (read) => {
      document.documentElement.className = read.theme;
      document.body.className = read.theme;
      globalThis.showPages(read);
    },
    { pages, frame, css, theme },
  );
  await page.locator('main').waitFor({ state: 'attached' });
  return page;
}

/** @param {{ browser: import('playwright').Browser, limits: { origin: string }, system: object, sizes: import('./sizes.mjs').Sizes }} given */
export async function benchRoutes({ browser, limits, system, sizes }) {
  const { page: ours } = await openSignedIn(browser, system);
  await ours.addInitScript(probe);
  await ours.goto(`${system.origin}/dashboard`);
  const { shown, ...read } = await readPages(ours);
  const limit = await openBare(browser, limits, read);
  for (const address of addresses) await go(limit, address, shown[address]);
  if (sizes.slow) await Promise.all([ours, limit].map(slowDown));
  const seen = Object.fromEntries(addresses.map((address) => [address, []]));
  for (let round = 0; round < sizes.warmUps + sizes.rounds; round += 1) {
    for (const address of addresses) {
      const result = {
        ours: await go(ours, address, shown[address]),
        limit: await go(limit, address, shown[address]),
      };
      if (round >= sizes.warmUps) seen[address].push(result);
    }
  }
  const all = Object.values(seen).flat();
  return [
    ...addresses.map((address) =>
      row(`P6 to ${address}, warm, slow processor / bare router`, {
        value: median(seen[address].map((each) => each.ours.took)),
        unit: 'ms',
        limit: median(seen[address].map((each) => each.limit.took)),
        ratioToLimit: median(seen[address].map((each) => each.ours.took / each.limit.took)),
        must: 1.3,
        ambitious: 1.1,
      }),
    ),
    row('P6 frames until the page is painted, worst of all', {
      value: Math.max(...all.map((each) => each.ours.frames)),
      unit: 'frames',
      limit: Math.max(...all.map((each) => each.limit.frames)),
      must: 2,
      judged: 'value',
    }),
    row('   commits without the page, all together', {
      value: all.reduce((sum, each) => sum + each.ours.fallbacks, 0),
      unit: '',
      ambitious: 0,
    }),
  ];
}
