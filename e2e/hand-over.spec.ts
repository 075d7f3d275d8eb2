import type { Page, Route } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { enterEmail, enterPassword, openSignedIn, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './in-page.ts';
import { stored } from './stored.ts';

const engineer = 'engineer@cnx.example';
const host = `localhost:${process.env['LINKED_APP_PORT']}`;
const linkedApp = `http://${host}/`;
const twice = (text: string) => encodeURIComponent(encodeURIComponent(text));
const login = (page: Page) => page.getByRole('heading', { name: 'Log in' });

/** The linked application greets a user. */
async function expectGreeting(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(linkedApp);
  await expect(page.locator(`[data-user="${email}"]`)).toBeVisible();
}

async function enterBoth(page: Page, email = engineer): Promise<void> {
  await enterEmail(page, email);
  await enterPassword(page, password);
}

/** Addresses with a `ref` that a page goes to. */
function refsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('ref=')) seen.push(request.url());
  });
  return seen;
}

test('a state on the login page ends, signed in, at the application, and its ref is good once', async ({
  page,
  browser,
}) => {
  const refs = refsOf(page);
  await page.goto(`/?state=${encodeURIComponent(host)}`);
  await expect(login(page)).toBeVisible();
  // The page stands before its script has run.
  await expect.poll(() => stored(page, 'RedirectApp')).toBe(encodeURIComponent(host));
  expect(await stored(page, 'FullRedirectApp')).toBe(host);
  await enterBoth(page);
  await expectGreeting(page, engineer);
  expect(refs).toHaveLength(1);
  expect(refs[0]).toMatch(/^http:\/\/localhost:\d+\/\?ref=[\w-]{32}$/);

  const context = await browser.newContext();
  const otherPage = await context.newPage();
  const answer = await otherPage.goto(refs[0] ?? '');
  expect(answer?.status()).toBe(403);
  await expect(otherPage.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  await context.close();
});

test('who is signed in already is handed over at once, however often the state was encoded', async ({
  page,
}) => {
  await openSignedIn(page, '/cnx-config.json');
  for (const state of [host, twice(linkedApp)]) {
    await page.goto(`/?state=${state}`);
    await expectGreeting(page, 'admin@cnx.example');
  }
});

test('a state is written back as it came, without the sign-in parameters and without loading the page', async ({
  page,
}) => {
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await page.goto(
    `/?state=${twice(host)}&code=abc&session_state=1&client_info=2&iss=x&login_hint=y&prompt=none&sid=3`,
  );
  await expect(page).toHaveURL(`/?state=${twice(host)}`);
  await page.goto(`/?state=${host}&code=abc&well=5`);
  await expect(page).toHaveURL(`/?state=${encodeURIComponent(`${host}?well=5`)}`);
  expect(await stored(page, 'FullRedirectApp')).toBe(`${host}?well=5`);
  await page.goto('/?state=%20&code=1');
  await expect(login(page)).toBeVisible();
  expect(await stored(page, 'extUrlError')).toBeNull();
  expect(loads.filter((url) => url.includes('/dashboard'))).toEqual([]);
});

test('a state on a guarded route hands over, before and after sign-in', async ({ page }) => {
  await page.goto(`/dashboard?area=schedule&state=${encodeURIComponent(host)}`);
  await expect(login(page)).toBeVisible();
  await enterBoth(page);
  await expectGreeting(page, engineer);
  await page.goto(`/settings?state=${encodeURIComponent(`${linkedApp}?from=portal`)}`);
  await expectGreeting(page, engineer);
});

test('signing out leads back to the sign-in for the same application', async ({ page }) => {
  await openSignedIn(page, `/logout?state=${encodeURIComponent(host)}`, engineer);
  await expect(page).toHaveURL(`/?state=${encodeURIComponent(host)}`);
  await enterBoth(page);
  await expectGreeting(page, engineer);
});

test('the token of a hand-over opens nothing at our own API', async ({ page }) => {
  let handed = '';
  page.on('request', (request) => {
    if (request.url().endsWith('/TransferToken')) handed = request.postData() ?? '';
  });
  await openSignedIn(page, '/cnx-config.json', engineer);
  const own = (await stored(page, 'TokenPackage')) ?? '';
  await page.goto(`/?state=${host}`);
  await expectGreeting(page, engineer);
  const { idToken, userEmail } = JSON.parse(handed) as { idToken: string; userEmail: string };
  expect(userEmail).toBe(engineer);
  expect(own).not.toContain(idToken);
  const answer = await page.request.get(`${process.env['CNX_E2E_ORIGIN']}/api/ExceptionReport/GetFields`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  expect(answer.status()).toBe(401);
});

test('a hand-over that fails ends on the dashboard and says why', async ({ page, watch }) => {
  watch.expectError(/net::ERR_CONNECTION_REFUSED|the server responded with a status of 404/);
  await page.route('**/cnx-config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as { redirectHosts: string[] };
    await route.fulfill({ json: { ...config, redirectHosts: [...config.redirectHosts, 'other.example'] } });
  });
  await openSignedIn(page, paths.apps, engineer);
  const cases: [what: string, target: string, answer: (route: Route) => Promise<void>, text: RegExp][] = [
    [
      'the application answers what it should not',
      host,
      (route) => route.fulfill({ json: { session: 'x' }, headers: { 'access-control-allow-origin': '*' } }),
      /^Unexpected response from TransferToken API\.$/,
    ],
    [
      'the application cannot be reached',
      host,
      (route) => route.abort('connectionrefused'),
      new RegExp(`^Could not take you to ${host}\\. Try again later\\.$`),
    ],
    [
      'the backend knows no such application',
      'other.example',
      (route) => route.continue(),
      /^Could not take you to other\.example\. Try again later\.$/,
    ],
  ];
  for (const [what, target, answer, text] of cases)
    await test.step(what, async () => {
      await page.route('**/TransferToken', answer);
      await follow(page, `${paths.settings}?state=${target}`);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      expect(await stored(page, 'extUrlError')).toBeNull();
      expect(await stored(page, 'tokenTransferInProgress')).toBeNull();
      await page.unroute('**/TransferToken');
    });
});
