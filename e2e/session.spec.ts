import { createHash } from 'node:crypto';
import { chromium, type BrowserContext, type Locator, type Page } from 'playwright/test';
import { rejectedRequestLogoutDelayMs, sessionExpiredBannerMs } from '../apps/portal/src/limits.ts';
import { paths } from '../apps/portal/src/paths.ts';
import {
  copyAccount,
  enterEmail,
  enterPassword,
  openSignedIn,
  password,
  signIn,
  signInByCall,
} from './accounts.ts';
import { installClock, runClockUntil, stopClock } from './clock.ts';
import { askDatabase } from './database.ts';
import { expect, test, withSystemClock } from './fixtures.ts';
import { holdRequests } from './held.ts';
import { leftOfSession, store, stored, tokensOf } from './stored.ts';
import { texts } from './texts.ts';

const over = 'Session timedout. Please relogin.';
const engineer = 'engineer@cnx.example';
const origin = process.env['CNX_E2E_ORIGIN'] ?? '';
const login = (page: Page) => page.getByRole('heading', { name: 'Log in' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

/** A page that asks for little and shows little: any page has the session's watch. */
const shownApps = (page: Page) => page.getByRole('heading', { level: 1, name: 'My Apps' });

/** Opens that page with a session, and waits until it is there. */
async function openApps(page: Page, email = engineer): Promise<void> {
  await openSignedIn(page, paths.apps, email);
  await expect(shownApps(page)).toBeVisible();
}

/** The same under a clock that the test moves. */
async function openAppsAtClock(page: Page, email = engineer): Promise<void> {
  await installClock(page);
  await openApps(page, email);
}

/** Opens it in another tab of the browser, which has the session from the first. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(paths.apps);
  await expect(shownApps(tab)).toBeVisible();
  return tab;
}

/** Counts the calls of a kind that the pages of a context make. */
async function countCalls(context: BrowserContext, glob: string) {
  const calls = { count: 0 };
  await context.route(glob, async (route) => {
    calls.count += 1;
    await route.continue();
  });
  return calls;
}

test.describe('a user who is inactive', () => {
  test('is asked two minutes before the end, counted down, and stays by one press', async ({ page }) => {
    await openAppsAtClock(page);
    await stopClock(page);
    await page.clock.fastForward('22:50');
    await expect(question(page)).toBeHidden();
    await page.clock.fastForward('00:15');
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    const timer = page.getByRole('timer', { name: 'Time left' });
    const before = await timer.textContent();
    await page.clock.fastForward('00:30');
    await expect(timer).not.toHaveText(before ?? '');
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(question(page)).toBeHidden();
    await page.clock.fastForward('20:00');
    await expect(question(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(paths.apps);
  });

  test('is signed out at the limit, and finds address, filters and half-written text again', async ({
    page,
  }) => {
    const address = `${paths.dashboard}?area=schedule&from=2026-01-05&to=2026-01-20`;
    await installClock(page);
    await openSignedIn(page, address, engineer);
    await page.getByRole('combobox', { name: 'Search' }).fill('well wi');
    const { id_token } = await tokensOf(page);
    await page.clock.fastForward('25:01');
    await expect(login(page)).toBeVisible();
    await expect(
      page.getByText('You were signed out after 25 minutes without activity. You will return to: Dashboard.'),
    ).toBeVisible();
    expect(await leftOfSession(page)).toEqual([]);
    const answer = await page.request.get('/api/ExceptionReport/GetFields', {
      headers: { authorization: `Bearer ${id_token}` },
    });
    expect(await answer.text()).toBe(over);

    await enterEmail(page, engineer);
    await enterPassword(page, password);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('well wi');
  });

  test('finds nothing of another user, and leaves nothing by signing out on purpose', async ({ page }) => {
    await openAppsAtClock(page);
    await page.getByRole('combobox', { name: 'Search' }).fill('secret plan');
    await page.clock.fastForward('25:01');
    await expect(login(page)).toBeVisible();
    await enterEmail(page, 'admin@cnx.example');
    await enterPassword(page, password);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('');
    await page.getByRole('combobox', { name: 'Search' }).fill('mine');
    await expect.poll(() => stored(page, 'drafts')).toContain('mine');
    await page.goto('/logout');
    await expect(login(page)).toBeVisible();
    expect(await stored(page, 'drafts')).toBeNull();
  });

  test('is out when the page is loaded again after the limit', async ({ page }) => {
    await openSignedIn(page, '/cnx-config.json', engineer);
    await page.evaluate(() => localStorage.setItem('lastActivity', String(Date.now() - 26 * 60_000)));
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto('/dashboard');
    await expect(login(page)).toBeVisible();
    expect(calls.filter((url) => /Dashboard\/|ExceptionReport\//.test(url))).toEqual([]);
  });

  test('is still there while another tab is used', async ({ page, context }) => {
    await openAppsAtClock(page);
    const other = await openTab(context);
    for (let part = 0; part < 4; part += 1) {
      await page.clock.fastForward('09:00');
      await other.mouse.move(50 + part, 50);
    }
    for (const each of [page, other]) {
      await expect(question(each)).toBeHidden();
      expect(new URL(each.url()).pathname).toBe(paths.apps);
    }
  });
});

test('five tabs renew once while the server takes its time, and an old token that comes back later ends all', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 401/);
  await openAppsAtClock(page, await copyAccount('admin@cnx.example'));
  const old = await tokensOf(page);
  const tabs = [page];
  for (let more = 0; more < 3; more += 1) tabs.push(await openTab(context));
  // A tab that a page opens starts with a copy of that page's own area, refresh token and all.
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((path) => void window.open(path), paths.apps),
  ]);
  tabs.push(copy);
  await expect(shownApps(copy)).toBeVisible();

  const renewals = await holdRequests(context, '**/CNXAuth/refreshtoken');
  await page.clock.fastForward('15:00');
  await page.mouse.move(20, 20);
  await page.clock.fastForward('10:30');
  await expect.poll(() => renewals.count).toBe(1);
  renewals.release();
  await expect.poll(async () => (await tokensOf(page)).id_token).not.toBe(old.id_token);
  const renewed = await tokensOf(page);
  for (const tab of tabs) await expect.poll(() => tokensOf(tab)).toEqual(renewed);
  expect(renewals.count).toBe(1);
  for (const tab of tabs) {
    await tab.reload();
    await expect(shownApps(tab)).toBeVisible();
  }
  expect(renewals.count).toBe(1);

  await context.unroute('**/CNXAuth/refreshtoken');
  const handIn = async () => {
    const body = { data: { refreshToken: old.refresh_token } };
    return (await page.request.post('/api/CNXAuth/refreshtoken', body)).status();
  };
  // Within the grace a lost answer is repeated; past it the token was stolen.
  expect(await handIn()).toBe(200);
  const hash = createHash('sha256').update(old.refresh_token).digest();
  const aged = `update refresh_token set used_at = used_at - interval '1 minute' where token_hash = $1 returning 1`;
  expect(await askDatabase(aged, [hash])).toHaveLength(1);
  expect(await handIn()).toBe(401);
  // The server may answer from its memory for some seconds that the session is alive.
  const authorization = `Bearer ${renewed.id_token}`;
  const ask = () => page.request.get('/api/ExceptionReport/GetFields', { headers: { authorization } });
  await expect.poll(async () => (await ask()).status()).toBe(401);
  const crashed = new Set<Page>();
  for (const tab of tabs) tab.on('crash', () => crashed.add(tab));
  const unlessCrashed = (tab: Page) => (error: unknown) => {
    if (!crashed.has(tab)) throw error;
  };
  // The first tab hears it from the server, and the others from the first.
  await page.reload({ waitUntil: 'commit', timeout: 30_000 }).catch(unlessCrashed(page));
  for (const tab of tabs) {
    await expect(login(tab)).toBeVisible().catch(unlessCrashed(tab));
    if (!crashed.has(tab)) continue;
    // Chromium itself sometimes loses one of so many tabs when all of them leave at once. Opened anew, it is signed out too.
    const anew = await context.newPage();
    await anew.goto(paths.apps);
    await expect(login(anew)).toBeVisible();
  }
  expect(crashed.size).toBeLessThan(2);
});

test('question and banner fit and can be reached on a page of 320 by 256 pixels', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 401/);
  await page.setViewportSize({ width: 320, height: 256 });
  await openAppsAtClock(page);
  await page.clock.fastForward('23:30');
  const within = async (locator: Locator) => {
    const box = await locator.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.y >= 0 && box.y + box.height <= 256).toBe(
      true,
    );
  };
  for (const control of [
    page.getByRole('button', { name: 'Stay signed in' }),
    question(page).getByRole('link', { name: 'Sign out' }),
  ])
    await within(control);
  // Round and round within the question.
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await page.route('**/api/CNXApplications/**', (route) =>
    route.fulfill({ status: 401, contentType: 'text/plain', body: over }),
  );
  await page.reload();
  await expect(page.getByText(`Session Expired: ${over}`)).toBeVisible();
  await within(page.getByText(`Session Expired: ${over}`));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a session that the server ended shows one banner for ten answers, then the sign-in, then the same page', async ({
  page,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 401/);
  await installClock(page);
  const { release } = await holdRequests(page, '**/api/**');
  await openSignedIn(page, `${paths.dashboard}?area=deferredProduction`, engineer);
  await stopClock(page);
  await page.route('**/api/**', (route) =>
    /CNXAuth|CNXUser/.test(route.request().url())
      ? route.continue()
      : route.fulfill({ status: 401, contentType: 'text/plain', body: over }),
  );
  release();
  const banner = page.getByText(`Session Expired: ${over}`);
  await runClockUntil(page, banner.first());
  await expect(banner).toHaveCount(1);
  await expect(page.getByText('Redirecting to login...')).toBeVisible();
  const layers = await page.evaluate(() => {
    const layer = (element: Element) => getComputedStyle(element).zIndex;
    return [...document.querySelectorAll('[data-session-over]')].map(layer);
  });
  expect(layers).toEqual(['9998', '9999']);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
  await page.clock.runFor(sessionExpiredBannerMs - 1_000);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(login(page)).toBeVisible();
  await page.clock.resume();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).not.toBe('hidden');

  await page.unroute('**/api/**');
  await enterEmail(page, engineer);
  await enterPassword(page, password);
  await expect(page).toHaveURL(/\/dashboard\?area=deferredProduction$/);
});

test('a merely expired id_token is renewed once and the calls are sent again', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 401/);
  await openSignedIn(page, '/cnx-config.json', engineer);
  const { id_token } = await tokensOf(page);
  const renewals = await countCalls(context, '**/CNXAuth/refreshtoken');
  const [refused, answered] = [new Set<string>(), new Set<string>()];
  await page.route('**/api/{CNXApplications,CNXUser,Notification}/**', (route) => {
    const request = route.request();
    if (request.headers()['authorization'] !== `Bearer ${id_token}`) return route.continue();
    refused.add(request.url());
    return route.fulfill({ status: 401, json: { errors: [{ message: 'The id_token has expired.' }] } });
  });
  page.on('response', (response) => {
    if (response.ok()) answered.add(response.url());
  });
  await page.goto(paths.apps);
  await expect(page.getByRole('button', { name: 'Open Linked application' })).toBeVisible();
  expect((await tokensOf(page)).id_token).not.toBe(id_token);
  await expect.poll(() => [...refused].filter((url) => !answered.has(url))).toEqual([]);
  expect(refused.size).toBeGreaterThan(1);
  await expect(page.getByText(/could not be fetched|Failed to fetch/)).toHaveCount(0);
  expect(renewals.count).toBe(1);
});

test('a renewal that is refused clears what is stored and leads to the sign-in', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 401/);
  await openSignedIn(page, '/cnx-config.json', engineer);
  await page.route('**/CNXAuth/refreshtoken', (route) =>
    route.fulfill({ status: 401, json: { errors: [{ message: 'no' }] } }),
  );
  await page.route('**/api/CNXApplications/**', (route) =>
    route.fulfill({ status: 401, json: { errors: [{ message: 'The id_token has expired.' }] } }),
  );
  await page.goto(paths.apps);
  await expect(login(page)).toBeVisible();
  expect(await leftOfSession(page)).toEqual([]);
});

test('a lost network signs no user out, and the renewal is made up for once it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/net::ERR_INTERNET_DISCONNECTED/);
  await openAppsAtClock(page);
  const before = await tokensOf(page);
  await context.setOffline(true);
  await page.clock.fastForward('15:00');
  await page.mouse.move(30, 30);
  await page.clock.fastForward('10:30');
  await page.mouse.move(40, 40);
  expect(await tokensOf(page)).toEqual(before);
  const renewals = await countCalls(context, '**/CNXAuth/refreshtoken');
  await context.setOffline(false);
  await expect.poll(async () => (await tokensOf(page)).id_token).not.toBe(before.id_token);
  expect(renewals.count).toBe(1);
  expect(new URL(page.url()).pathname).toBe(paths.apps);
});

test('a request that cannot be prepared leads to the sign-out after five seconds', async ({
  page,
  watch,
}) => {
  watch.expectError(/./);
  await openAppsAtClock(page);
  const broken = JSON.stringify({ id_token: 'line\nbreak', refresh_token: 'r', expires_in: 3600 });
  await store(page, 'TokenPackage', broken);
  await stopClock(page);
  await page.reload();
  await runClockUntil(page, page.getByText(texts.en.failures.applications).first());
  await page.clock.runFor(rejectedRequestLogoutDelayMs);
  await expect(login(page)).toBeVisible();
});

test.describe('signing out', () => {
  // A call of another tab that was on its way when the session ended is refused by the server.
  test.beforeEach(({ watch }) => watch.expectError(/the server responded with a status of 401/));

  test('in one tab signs out all, without a clock', async ({ page, context }) => {
    await openAppsAtClock(page);
    const other = await openTab(context);
    // No timer runs: what reaches the other tab reaches it at once.
    await stopClock(other);
    await page.goto('/logout');
    await expect(login(page)).toBeVisible();
    expect(await stored(page, 'logout-event', 'localStorage')).toMatch(/^\d{13}$/);
    await expect(login(other)).toBeVisible();
    expect(await leftOfSession(other)).toEqual([]);
  });

  test('reaches tabs that share no storage', async ({ page, context }) => {
    const { sessionStorage: own } = await signInByCall(context.request, origin, engineer);
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const other = await context.newPage();
    for (const each of [page, other]) {
      await each.goto('/cnx-config.json');
      await each.evaluate((items) => {
        for (const [name, value] of Object.entries(items)) sessionStorage.setItem(name, value);
      }, own);
      await each.goto(paths.apps);
      await expect(shownApps(each)).toBeVisible();
    }
    await page.goto('/logout');
    await expect(login(page)).toBeVisible();
    await expect(login(other)).toBeVisible();
  });

  test('is followed by a tab that slept through it', async ({ page, context }) => {
    await openApps(page);
    const other = await openTab(context);
    const session = await context.newCDPSession(other);
    await session.send('Page.enable');
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await page.goto('/logout');
    await expect(login(page)).toBeVisible();
    // Refused while the tab is on its way to another page.
    await expect(() => session.send('Page.setWebLifecycleState', { state: 'active' })).toPass();
    await expect(login(other)).toBeVisible();
  });

  test('leaves nothing to see by Back, also where the browser keeps pages', async ({ baseURL }) => {
    const browser = await chromium.launch({
      // The browser without windows keeps no pages.
      executablePath: process.env['WHOLE_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const context = await withSystemClock(browser).newContext({ baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await openApps(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          sessionStorage.setItem('test-persisted', String(persisted));
          const check = () => {
            const visible = getComputedStyle(document.documentElement).visibility === 'visible';
            if (visible && document.body.innerText.includes('My Apps'))
              sessionStorage.setItem('test-seen', 'yes');
            requestAnimationFrame(check);
          };
          check();
        });
      });
      // A page without the portal's script: messages of other tabs do not arrive here, as in a frozen browser.
      await page.goto('/cnx-config.json');
      await page.evaluate(() => {
        for (const name of ['userData', 'TokenPackage', 'sessionExpiration']) localStorage.removeItem(name);
        localStorage.setItem('logout-event', String(Date.now()));
      });
      await page.evaluate(() => history.back());
      await expect(login(page)).toBeVisible();
      // Else the browser made the page anew, and nothing was shown by itself.
      expect(await stored(page, 'test-persisted')).toBe('true');
      expect(await stored(page, 'test-seen')).toBeNull();
      expect(new URL(page.url()).pathname).toBe('/');
    } finally {
      await browser.close();
    }
  });
});

test('the second of two users in one browser takes over the first one’s tab', async ({
  page,
  context,
  watch,
}) => {
  // A call of the first user's that was on its way when the second took over is refused by the server.
  watch.expectError(/the server responded with a status of 401/);
  const other = await context.newPage();
  await other.goto('/');
  await enterEmail(other, 'admin@cnx.example');
  await openApps(page);
  await enterPassword(other, password);
  await expect(other).toHaveURL(/\/dashboard/);
  // The page is on its way to the other's session meanwhile.
  const shown = () => stored(page, 'userData').catch(() => null);
  await expect.poll(async () => (await shown()) ?? '').toContain('admin@cnx.example');
  expect(await tokensOf(page)).toEqual(await tokensOf(other));
});

test('stored items that were tampered with are cleared and lead to the sign-in', async ({ page }) => {
  for (const [name, value] of [
    ['TokenPackage', '{bad'],
    ['userData', '{"__proto__":{"email":"x@y.example"}}'],
  ] as const) {
    await openSignedIn(page, '/cnx-config.json', engineer);
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [name, value] as const);
    await page.goto(paths.apps);
    await expect(login(page), `${name} = ${value}`).toBeVisible();
    expect(await leftOfSession(page), `${name} = ${value}`).toEqual([]);
  }
});

test('hostile texts in every stored item stay texts', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 40\d|ERR_/);
  const hostile = '"><img src=x onerror="window.pwn=1"><svg onload=window.pwn=1>javascript:window.pwn=1';
  await openSignedIn(page, '/cnx-config.json', engineer);
  const user = { ...(JSON.parse((await stored(page, 'userData')) ?? '{}') as object), firstName: hostile };
  await store(page, 'userData', JSON.stringify(user));
  await store(page, 'extUrlError', JSON.stringify({ reason: 'failed', target: hostile, message: hostile }));
  for (const name of ['RedirectApp', 'FullRedirectApp', 'currentPage', 'oauth_state', 'theme', 'language'])
    await store(page, name, hostile);
  await page.goto(paths.apps);
  await expect(page.getByText(`Could not take you to ${hostile}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Profile of' }).click();
  await expect(page.getByText(hostile).first()).toBeVisible();
  await page.evaluate((text) => sessionStorage.setItem('SSOAuthError', text), hostile);
  await page.goto('/logout');
  await expect(login(page)).toBeVisible();
  expect(await page.evaluate(() => (window as { pwn?: number }).pwn)).toBeUndefined();
});

test('storage that is cleared under the page leads to the sign-in at the next press', async ({ page }) => {
  await openApps(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.getByRole('link', { name: 'News & releases updates' }).click();
  await expect(login(page)).toBeVisible();
});

test('where storage is blocked a user signs in for this page alone, and the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await expect(page.getByText('only until this page is closed or reloaded')).toBeVisible();
  await enterEmail(page, engineer);
  await enterPassword(page, password);
  await expect(page.getByRole('heading', { name: 'Change Points' }).first()).toBeVisible();
  await page.reload();
  await expect(login(page)).toBeVisible();
});

for (const hours of [3, -3]) {
  test(`a clock that is ${hours} hours off locks no user out`, async ({ page, context }) => {
    await installClock(page, hours * 3_600_000);
    await signIn(page, engineer);
    const renewals = await countCalls(context, '**/CNXAuth/refreshtoken');
    await page.goto(paths.apps);
    await expect(page.getByRole('button', { name: 'Open Linked application' })).toBeVisible();
    expect(renewals.count).toBe(0);
  });
}

test('a user can be named in a request whatever letters the name has', async ({ page }) => {
  for (const name of ['用户@例子.中国', 'josé@x.fr']) {
    await openSignedIn(page, '/cnx-config.json', engineer);
    const user = JSON.parse((await stored(page, 'userData')) ?? '{}') as object;
    await store(page, 'userData', JSON.stringify({ ...user, username: name }));
    const named = new Set<string>();
    await page.route('**/api/**', async (route) => {
      const headers = await route.request().allHeaders();
      named.add(headers['user-identifier'] ?? '');
      // The demonstration has no user of that name: the server hears who it really is.
      await route.continue({ headers: { ...headers, 'user-identifier': engineer } });
    });
    await page.goto(paths.apps);
    await expect(page.getByRole('button', { name: 'Open Linked application' })).toBeVisible();
    expect([...named]).toEqual([encodeURIComponent(name)]);
    await page.unrouteAll();
  }
});
