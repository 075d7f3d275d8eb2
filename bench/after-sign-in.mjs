// P5: from the click on Login to the dashboard's heading, first figure and charts, and back to it from an area's page;
// beside a bare page that makes the same calls with the same waits and writes one figure.
import { median, row } from './statistics.mjs';

const email = 'engineer@cnx.example';
const signInPath = '/api/CNXAuth/ValidateEmailAndPassword';

/** Notes when a picture of each mark was painted after the last click, in milliseconds from it. */
const probe = () => {
  // What is prepared behind the page does not count.
  const visible = (selector) =>
    [...document.querySelectorAll(`main ${selector}`)].filter((element) => element.checkVisibility());
  const marks = {
    heading: () => visible('h1').some((heading) => heading.textContent === 'Dashboard'),
    figure: () => marks.heading() && visible('[role="group"][aria-busy="false"]').length > 0,
    charts: () => marks.figure() && visible('[aria-busy="true"]').length === 0,
  };
  let clickedAt = 0;
  let seen = {};
  const note = (name) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => (seen[name] ??= performance.now() - clickedAt);
    channel.port2.postMessage(0);
  };
  const read = () => {
    for (const [name, isThere] of Object.entries(marks)) if (!seen[name] && isThere()) note(name);
    if (!marks.charts() || !seen.charts) requestAnimationFrame(read);
  };
  addEventListener(
    'click',
    () => {
      clickedAt = performance.now();
      seen = {};
      globalThis.benchSeen = () => ({ clickedAt, seen });
      // What is on the page is the page before: wait for a change of the address or of the heading.
      requestAnimationFrame(read);
    },
    { capture: true },
  );
};

const bare = (password) => `<!doctype html><title>bare</title><button>Login</button><main></main><script>
const config = fetch('/cnx-config.json').then((answer) => answer.json());
const ready = config.then(({ passwordPublicKey }) => crypto.subtle.importKey('spki',
  Uint8Array.from(atob(passwordPublicKey.replace(/-----[A-Z ]+-----|\\s/g, '')), (sign) => sign.charCodeAt(0)),
  { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])).then((key) => (globalThis.key = key));
document.querySelector('button').addEventListener('click', async () => {
  const main = document.querySelector('main');
  const text = new TextEncoder().encode('${password}|' + Math.floor(Date.now() / 1000));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, await ready, text));
  const answer = await fetch('${signInPath}', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: '${email}', Password: btoa(String.fromCharCode(...sealed)) }) });
  const { id_token: token } = await answer.json();
  main.innerHTML = '<h1>Dashboard</h1><p aria-busy="true"></p>';
  const headers = { authorization: 'Bearer ' + token };
  await Promise.all(globalThis.calls.map(async (call) => {
    const data = await (await fetch(call, { headers })).json();
    main.insertAdjacentHTML('beforeend', '<p role="group" aria-busy="false">' + JSON.stringify(data).length + '</p>');
  }));
  main.querySelector('[aria-busy="true"]').remove();
});
</script>`;

const arrived = (page) =>
  page
    .waitForFunction(
      () => {
        const { clickedAt, seen } = globalThis.benchSeen?.() ?? {};
        return seen?.charts ? { clickedAt, ...seen } : null;
      },
      undefined,
      { polling: 50, timeout: 60_000 },
    )
    .then((handle) => handle.jsonValue());

/** When the sign-in's answer was there, from the click. */
const callEnd = (page, clickedAt) =>
  page.evaluate(
    ([path, from]) =>
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith(path)).responseEnd - from,
    [signInPath, clickedAt],
  );

async function arriveOnPortal(browser, { origin, password, calls }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(probe);
    page.on('request', (request) => {
      if (request.method() === 'GET' && /\/api\/(?:Dashboard|ExceptionReport)\//.test(request.url()))
        calls.add(request.url());
    });
    await page.goto(`${origin}/`);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Password', { exact: true }).pressSequentially(password, { delay: 60 });
    // A person looks for the button; what is fetched meanwhile is there.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Login' }).click();
    const { clickedAt, ...seen } = await arrived(page);
    const call = await callEnd(page, clickedAt);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Show all: Change Points' }).first().click();
    const areas = page.getByRole('navigation', { name: 'Areas of the dashboard' });
    await areas.waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    await areas.getByRole('link', { name: 'Dashboard' }).click();
    const back = await arrived(page);
    return { call, ...seen, back: back.figure };
  } finally {
    await context.close();
  }
}

async function arriveOnBare(browser, { origin, password, calls }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(probe);
    await page.addInitScript((list) => (globalThis.calls = list), [...calls]);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    await page.route('**/bare-page', (route) => route.fulfill({ headers, body: bare(password) }));
    await page.goto(`${origin}/bare-page`);
    await page.waitForFunction(() => globalThis.key);
    await page.getByRole('button', { name: 'Login' }).click();
    const { clickedAt, ...seen } = await arrived(page);
    return { call: await callEnd(page, clickedAt), ...seen };
  } finally {
    await context.close();
  }
}

/** @param {{ browser: import('playwright').Browser, system: { origin: string, password: string }, sizes: import('./sizes.mjs').Sizes }} given */
export async function benchAfterSignIn({ browser, system: { origin, password }, sizes }) {
  const calls = new Set();
  const results = [];
  for (let round = 0; round < sizes.warmUps + sizes.rounds; round += 1) {
    const ours = await arriveOnPortal(browser, { origin, password, calls });
    const limit = await arriveOnBare(browser, { origin, password, calls });
    if (round >= sizes.warmUps) results.push({ ours, limit });
  }
  const value = (target, read) => median(results.map((result) => read(result[target])));
  const after = (name, key, bounds) =>
    row(name, {
      value: value('ours', (seen) => seen[key] - seen.call),
      unit: 'ms',
      limit: value('limit', (seen) => seen[key] - seen.call),
      judged: 'value',
      ...bounds,
    });
  const whole = (name, key, bounds) =>
    row(name, {
      value: value('ours', (seen) => seen[key]),
      unit: 'ms',
      limit: value('limit', (seen) => seen[key]),
      ratioToLimit: median(results.map(({ ours, limit }) => ours[key] / limit[key])),
      ...bounds,
    });
  return [
    row('   click on Login to its answer', {
      value: value('ours', ({ call }) => call),
      unit: 'ms',
      limit: value('limit', ({ call }) => call),
    }),
    after('P5 heading, after that answer', 'heading', { must: 100, ambitious: 60 }),
    after('P5 first figure, after that answer', 'figure', { must: 250, ambitious: 150 }),
    after('   all cards, after that answer', 'charts'),
    whole('P5 heading, from the click', 'heading', { must: 2, ambitious: 1.1 }),
    whole('P5 first figure, from the click', 'figure', { must: 2, ambitious: 1.1 }),
    row('   back to the dashboard from an area', {
      value: value('ours', ({ back }) => back),
      unit: 'ms',
      must: 34,
      judged: 'value',
    }),
  ];
}
