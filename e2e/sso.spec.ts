import type { BrowserContext, Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { enterEmail, enterPassword, password } from './accounts.ts';
import { installClock, systemTime } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { startSecondBackend } from './second-backend.ts';
import { cancelAtProvider, expectProviderPage, signInAtProvider, signInBySso } from './identity-provider.ts';

const user = 'sso.user@cnx.example';
const admin = 'sso.admin@cnx.example';
const loginForm = (page: Page) => page.getByRole('heading', { name: 'Log in' });
const linkedApp = () => `http://localhost:${process.env['LINKED_APP_PORT'] ?? ''}`;

/** What stands in both areas of the browser's storage. */
function stored(page: Page, ...names: string[]): Promise<(string | null)[]> {
  return page.evaluate(
    (wanted) => wanted.map((name) => sessionStorage.getItem(name) ?? localStorage.getItem(name)),
    names,
  );
}

/** Lists the addresses of a context's requests that match. */
function requestsTo(context: BrowserContext, pattern: RegExp): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (pattern.test(request.url())) seen.push(request.url());
  });
  return seen;
}

/** Every address in the tab's history. */
async function historyOf(page: Page): Promise<string[]> {
  const debuggerSession = await page.context().newCDPSession(page);
  const { entries } = await debuggerSession.send('Page.getNavigationHistory');
  return entries.map(({ url }) => url);
}

/** Forgets the portal's session and its library's, but not the provider's, on a page where no script notices. */
async function forgetPortalSession(page: Page): Promise<void> {
  await page.goto('/cnx-config.json');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

test.describe('signing in', () => {
  test('leaves nothing in address, history and referrers, and loads its library for corporate users alone', async ({
    page,
    context,
  }) => {
    const library = requestsTo(context, /\/assets\/msal/);
    const leaks: string[] = [];
    context.on('request', (request) => {
      const { referer = '' } = request.headers();
      if (/code=|id_token|access_token/.test(referer)) leaks.push(`${request.url()} from ${referer}`);
    });
    await page.goto('/');
    await enterEmail(page, 'engineer@cnx.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    // Behind the form stands what the password would lead to.
    await expect(page.locator('h1', { hasText: /^Dashboard$/ })).toBeAttached();
    expect(library).toEqual([]);
    await signInBySso(page);
    expect(library).not.toEqual([]);
    const addresses = await historyOf(page);
    expect(addresses.at(-1)).toMatch(/\/dashboard-user$/);
    expect(addresses.join('\n')).not.toMatch(
      /[?#&](code|id_token|access_token|state|client_info|error|username)=/,
    );
    expect(leaks).toEqual([]);
  });

  test('is silent while the provider knows the person, also where the portal forbids openers', async ({
    page,
    context,
  }) => {
    await signInBySso(page);
    await forgetPortalSession(page);
    const silent = requestsTo(context, /authorize\?.*prompt=none/);
    await page.goto('/');
    await enterEmail(page, user);
    await expect(page).toHaveURL(/\/dashboard-user$/);
    expect(silent).toHaveLength(1);
    expect(silent[0]).toContain(`login_hint=${encodeURIComponent(user)}`);
    const policy = async (path: string) =>
      (await page.request.get(path)).headers()['cross-origin-opener-policy'];
    expect(await policy('/Account/SSO')).toBe('same-origin');
    expect(await policy('/dashboard')).toBe('same-origin');
    expect(await policy('/redirect.html')).toBeUndefined();
  });

  test('asks at the provider when another user is signed in there', async ({ page }) => {
    await signInBySso(page);
    await forgetPortalSession(page);
    await page.goto('/');
    await enterEmail(page, admin);
    await signInAtProvider(page, admin);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('goes on with the tokens that are there', async ({ page, context }) => {
    await signInBySso(page);
    const provider = requestsTo(context, /\/idp\//);
    const trades = requestsTo(context, /ExtractSSOToken/);
    await page.goto('/Account/SSO');
    await expect(page).toHaveURL(/\/dashboard-user$/);
    expect(provider.filter((address) => address.includes('authorize'))).toEqual([]);
    expect(trades).toEqual([]);
  });

  test('is canceled at the provider, and by Back', async ({ page }) => {
    await page.goto('/');
    await enterEmail(page, user);
    await expectProviderPage(page);
    await cancelAtProvider(page);
    await expect(loginForm(page)).toBeVisible();
    await enterEmail(page, user);
    await expectProviderPage(page);
    await page.goBack();
    await expect(loginForm(page)).toBeVisible();
    expect(await stored(page, 'pendingSSOUsername', 'ssoSignIn', 'TokenPackage')).toEqual([null, null, null]);
  });

  test('takes the state of the address: whom it is for, and the application to go on to', async ({
    page,
  }) => {
    const app = new URL(linkedApp()).host;
    await page.goto(
      `/Account/SSO?username=${encodeURIComponent(user)}&redirectApp=${encodeURIComponent(app)}`,
    );
    await expectProviderPage(page);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(user);
    await signInAtProvider(page, user);
    await expect(page).toHaveURL(`${linkedApp()}/`);
    await expect(page.getByText(user).first()).toBeVisible();
  });

  test('asks about the user whom an address names, and again where nobody answers', async ({
    page,
    watch,
  }) => {
    watch.expectError(/net::ERR/);
    await page.route('**/api/CNXUser/validateUser', (route) => route.abort());
    await page.goto(`/Account/SSO?username=${encodeURIComponent(user)}`);
    await expect(page.getByRole('alert').getByText('Failed to fetch user')).toBeVisible();
    await page.unroute('**/api/CNXUser/validateUser');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectProviderPage(page);
  });

  test('refuses a user whom the server does not know, before anything is asked of the provider', async ({
    page,
    context,
  }) => {
    const provider = requestsTo(context, /\/idp\//);
    await page.goto('/Account/SSO?username=nobody%40cnx.example');
    await expect(page.getByText('SSO User is not active or does not exist')).toBeVisible();
    await expect(loginForm(page)).toBeVisible();
    expect(provider).toEqual([]);
  });

  test('takes no other application, and no name that is none', async ({ page, context }) => {
    const foreign = requestsTo(context, /^https?:\/\/evil\.example/);
    await page.goto('/Account/SSO?username=%3Cimg%3E&redirectApp=https%3A%2F%2Fevil.example%2F');
    await signInAtProvider(page, user);
    await expect(page).toHaveURL(/\/dashboard-user$/);
    await expect(page.getByText(/https:\/\/evil\.example\//).first()).toBeVisible();
    expect(foreign).toEqual([]);
  });
});

test.describe('two tabs', () => {
  test('only one is at the provider, and its session serves the other', async ({ page, context }) => {
    // The items of a session reach the other tab one by one; here so slowly that half a session can be met.
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        const until = name === 'sessionExpiration' ? performance.now() + 1_500 : 0;
        while (performance.now() < until);
        setItem.call(this, name, value);
      };
    });
    // Each tab knows the server's time by the answers that it got; no two know it alike.
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      const date = systemTime(60_000).toUTCString();
      await route.fulfill({ response, headers: { ...response.headers(), date } });
    });
    await page.goto('/');
    await enterEmail(page, user);
    await expectProviderPage(page);
    const other = await context.newPage();
    await other.goto('/');
    await enterEmail(other, user);
    await expect(
      other.getByText('You are signing in with your corporate account in another tab.'),
    ).toBeVisible();
    await signInAtProvider(page, user);
    await expect(page).toHaveURL(/\/dashboard-user$/);
    await expect(other).toHaveURL(/\/dashboard$/);
    // The restored session begins at the applications, once.
    await expect(other.getByRole('region', { name: 'My Apps' })).toBeInViewport();
    await expect(other.getByRole('button', { name: 'Open Linked application' })).toBeVisible();
    expect(await other.evaluate(() => sessionStorage.getItem('currentPage'))).toBeNull();
    expect(await other.evaluate(() => sessionStorage.getItem('TokenPackage'))).toBe(
      await other.evaluate(() => localStorage.getItem('TokenPackage')),
    );
  });

  test('a person can take the sign-in over', async ({ page, context }) => {
    await page.goto('/');
    await enterEmail(page, user);
    await expectProviderPage(page);
    const other = await context.newPage();
    await other.goto('/');
    await enterEmail(other, user);
    await other.getByRole('button', { name: 'Sign in here instead' }).click();
    await signInAtProvider(other, user);
    await expect(other).toHaveURL(/\/dashboard-user$/);
  });
});

test.describe('a session of a corporate user', () => {
  test('is renewed silently by a hidden frame', async ({ page, context, watch }) => {
    watch.expectError(/the server responded with a status of 401/);
    await signInBySso(page, admin, /\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Change Points' }).first()).toBeVisible();
    const frames = requestsTo(context, /authorize\?.*prompt=none/);
    const idToken = async () => {
      const [tokens] = await stored(page, 'TokenPackage');
      return (JSON.parse(tokens ?? '{}') as { id_token?: string }).id_token;
    };
    const before = await idToken();
    // Without what the library keeps there is only the provider's own session to renew from.
    await page.evaluate(() => {
      for (const name of Object.keys(sessionStorage))
        if (name.startsWith('msal.')) sessionStorage.removeItem(name);
    });
    // The first page still asks for the lists of its filters: it leaves before one of them is refused.
    await page.goto('about:blank');
    let expired = true;
    await page.route('**/api/ExceptionReport/GetManufacturers*', async (route) => {
      if (!expired) return route.continue();
      expired = false;
      return route.fulfill({ status: 401, json: { errors: [{ message: 'The token has expired.' }] } });
    });
    await page.goto('/dashboard');
    await expect.poll(idToken).not.toBe(before);
    expect(frames.length).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('ends at the provider too, by one call, and in the other tab', async ({ page, context, watch }) => {
    // A call of the other tab that was on its way when the session ended is refused by the server.
    watch.expectError(/the server responded with a status of 401/);
    await signInBySso(page);
    const other = await context.newPage();
    await other.goto('/dashboard-user');
    await expect(other.locator('h1')).toBeVisible();
    const ends = requestsTo(context, /b2c_1_signin\/oauth2\/v2\.0\/logout\?/);
    await page.goto('/logout');
    await expect(loginForm(page)).toBeVisible();
    await expect(loginForm(other)).toBeVisible();
    expect(ends).toHaveLength(1);
    expect(new URL(ends[0] ?? '').searchParams.has('id_token_hint')).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    await enterEmail(page, user);
    await expectProviderPage(page);
  });
});

test.describe('a refusal', () => {
  test('is shown once on the login page, in the words of the server or of the provider', async ({
    page,
    watch,
  }) => {
    watch.expectError(/the server responded with a status of 40[03]/);
    const token = '**/oauth2/v2.0/token*';
    await page.route(token, (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: 'server_error',
          error_description: 'AADB2C99002: User does not exist.\r\nCorrelation ID: 1',
        },
      }),
    );
    await page.goto('/');
    await enterEmail(page, user);
    await signInAtProvider(page, user);
    await expect(page.getByText('SSO AADB2C99002: User does not exist.', { exact: true })).toBeVisible();
    await page.unroute(token);

    const trade = '**/api/CNXAuth/ExtractSSOToken';
    await page.route(trade, (route) =>
      route.fulfill({
        status: 403,
        json: { errors: [{ message: 'User is not active or does not exist' }, { message: 'second' }] },
      }),
    );
    // The provider knows the user by then, and asks no more.
    await page.reload();
    await enterEmail(page, user);
    await expect(page.getByText('SSO User is not active or does not exist')).toBeVisible();
    expect(await stored(page, 'TokenPackage', 'SSOAuthError')).toEqual([null, null]);
    await page.reload();
    await expect(loginForm(page)).toBeVisible();
    await expect(page.getByText(/^SSO /)).toBeHidden();
    await page.unroute(trade);

    await page.route(trade, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { userinfo: object };
      const errors = [{ message: '<b>Blocked</b> by the company' }];
      await route.fulfill({ response: answer, json: { ...body, userinfo: { ...body.userinfo, errors } } });
    });
    await enterEmail(page, user);
    await expect(page.getByText('SSO <b>Blocked</b> by the company')).toBeVisible();
    expect(await stored(page, 'userData', 'TokenPackage', 'sessionExpiration')).toEqual([null, null, null]);
  });
});

/** A token with the right claims and no valid signature. */
function forgedToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
}

test.describe('results in the address that the tab did not ask for', () => {
  const forged = forgedToken({ iss: 'https://evil.example/', sub: '1', email: admin, nonce: 'x' });

  test('are ignored', async ({ page, context }) => {
    const calls = requestsTo(context, /B2cToken|ExtractSSOToken|\/token/);
    for (const [what, hash] of [
      ['an id_token', `#id_token=${forged}&state=x`],
      ['an id_token without state', `#id_token=${forged}`],
      ['an access_token', `#access_token=${forged}&token_type=Bearer&state=x`],
      ['a code', '#code=abc&state=x'],
      ['a code without state', '#code=abc'],
    ] as const)
      await test.step(what, async () => {
        // Another page before it: else only the hash would change.
        await page.goto('/cnx-config.json');
        await page.goto(`/${hash}`);
        await expect(page.getByText('A sign-in that did not start in this tab was ignored.')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
        expect(await stored(page, 'TokenPackage', 'userData')).toEqual([null, null]);
        expect(await page.evaluate(() => location.hash)).toBe('');
      });
    expect(calls).toEqual([]);
    expect((await historyOf(page)).join('\n')).not.toMatch(/id_token|access_token|code=/);
  });

  test('are ignored when the token answers another request than the one that is open', async ({
    page,
    context,
  }) => {
    await page.goto('/legal/terms');
    const state = 'a'.repeat(32);
    await page.evaluate((value) => {
      sessionStorage.setItem('oauth_state', value);
      sessionStorage.setItem('oauth_verifier', 'v'.repeat(43));
    }, state);
    const calls = requestsTo(context, /B2cToken|ExtractSSOToken/);
    await page.goto(`/#id_token=${forged}&state=${state}`);
    await expect(page.getByText('A sign-in that did not start in this tab was ignored.')).toBeVisible();
    expect(calls).toEqual([]);
    expect(await stored(page, 'TokenPackage', 'oauth_state', 'oauth_verifier')).toEqual([null, null, null]);
  });

  test('are refused by the server when only the signature is wrong', async ({ page }) => {
    await page.goto('/legal/terms');
    const state = 'b'.repeat(32);
    await page.evaluate((value) => {
      sessionStorage.setItem('oauth_state', value);
      sessionStorage.setItem('oauth_verifier', 'v'.repeat(43));
    }, state);
    await page.goto(`/#id_token=${forgedToken({ nonce: state, email: admin })}&state=${state}`);
    await expect(page.getByText('SSO The token is not valid')).toBeVisible();
    expect(await stored(page, 'TokenPackage')).toEqual([null]);
  });
});

test('an error in the address is shown as plain text, once', async ({ page }) => {
  const text = '<img src=x onerror=alert(1)>\u202e Call 555';
  await page.goto(`/#error=${encodeURIComponent(text)}&state=x`);
  await expect(page.getByText('Authentication error: <img src=x onerror=alert(1)> Call 555')).toBeVisible();
  expect(page.url()).not.toContain('#');
  await page.reload();
  await expect(loginForm(page)).toBeVisible();
  await expect(page.getByText(/Authentication error/)).toBeHidden();
});

test.describe('frames', () => {
  /** A page of the linked application's origin that shows a page of the portal in a frame. */
  async function frame(page: Page, address: string, sandbox?: string): Promise<void> {
    const host = `${linkedApp()}/host.html`;
    const attribute = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
    await page.route(host, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>host</title><iframe name="portal" width="900" height="700"${attribute} src="${address}"></iframe>`,
      }),
    );
    // Made up here, the page counts as one from the internet, which may not frame what runs on this computer.
    await page.context().grantPermissions(['local-network-access'], { origin: linkedApp() });
    await page.goto(host);
  }

  test('show no page of the portal but the SSO handler', async ({ page, baseURL, watch }) => {
    watch.expectError(
      /frame-ancestors|Refused to frame|refused to connect|Unsafe attempt|ERR_BLOCKED_BY_RESPONSE/,
    );
    for (const path of [
      '/',
      '/dashboard',
      '/forgot-password',
      '/reset-password',
      '/logout',
      '/redirect.html',
    ]) {
      await frame(page, `${baseURL}${path}`);
      await expect.poll(() => page.frame('portal')?.url(), path).toMatch(/^chrome-error:/);
    }
  });

  test('lead out of themselves by a link that keeps whom it is for', async ({ page, baseURL, watch }) => {
    watch.expectError(/Unsafe attempt to initiate navigation/);
    const app = new URL(linkedApp()).host;
    await frame(page, `${baseURL}/Account/SSO?username=${encodeURIComponent(user)}&redirectApp=${app}`);
    // The refused break-out leaves the runner waiting for a page that never comes: the link is reached by keyboard.
    await expect(async () => {
      await page.mouse.click(40, 600);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/\/host\.html$/, { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expectProviderPage(page);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(user);
    await signInAtProvider(page, user);
    await expect(page).toHaveURL(`${linkedApp()}/`);
  });

  test('that are shut in show the address to copy', async ({ page, baseURL, watch }) => {
    watch.expectError(/Unsafe attempt|sandboxed|Failed to navigate/);
    await frame(page, `${baseURL}/Account/SSO`, 'allow-scripts allow-same-origin');
    const inside = page.frameLocator('iframe');
    await expect(inside.getByText('Corporate sign-in does not work inside another page.')).toBeVisible();
    await expect(inside.getByText(`${baseURL}/Account/SSO`)).toBeVisible();
    await inside.getByRole('link', { name: 'Open in full window' }).click();
    expect(page.url()).toBe(`${linkedApp()}/host.html`);
  });

  test('of the portal itself are left at once', async ({ page, baseURL }) => {
    await page.route('**/legal/own-frame', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>own</title><iframe src="/Account/SSO"></iframe>',
      }),
    );
    await page.goto('/legal/own-frame');
    await expectProviderPage(page);
    expect(page.url()).toContain(baseURL);
  });
});

test('a provider that does not answer is said so, can be asked again, and is not asked in a loop', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/net::ERR_/);
  const description = '**/.well-known/openid-configuration';
  await page.route(description, (route) => route.abort('connectionrefused'));
  const asked = requestsTo(context, /openid-configuration/);
  await page.goto('/');
  await enterEmail(page, user);
  await expect(page.getByText('Network error or server unreachable')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked.length).toBe(2);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(description);
  await page.getByRole('button', { name: 'Try again' }).click();
  await signInAtProvider(page, user);
  await expect(page).toHaveURL(/\/dashboard-user$/);
});

test('a provider that is too slow to be asked silently is asked openly, once', async ({ page, context }) => {
  await signInBySso(page);
  await forgetPortalSession(page);
  await installClock(page);
  await context.route(/authorize\?.*prompt=none/, () => undefined);
  const openly = requestsTo(context, /authorize\?(?!.*prompt=none)/);
  await page.goto('/');
  const silently = page.waitForRequest(/authorize\?.*prompt=none/);
  await enterEmail(page, user);
  await silently;
  await page.clock.fastForward('00:30');
  await expect(page).toHaveURL(/\/dashboard-user$/);
  expect(openly).toHaveLength(1);
});

test('with the provider switched off password users notice nothing, and corporate users get a message and a retry', async ({
  browser,
}) => {
  const off = await startSecondBackend({ CNX_IDP: 'off' });
  try {
    const page = await (await browser.newContext()).newPage();
    const requests = requestsTo(page.context(), /\/Account\/SSO|\/idp\/|ExtractSSOToken/);
    await page.goto(off.origin);
    await enterEmail(page, 'engineer@cnx.example');
    await enterPassword(page, password);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(`${off.origin}/logout`);
    await expect(loginForm(page)).toBeVisible();
    await enterEmail(page, user);
    await expect(page.getByText('Network error or server unreachable')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to log in' }).click();
    await expect(loginForm(page)).toBeVisible();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(user);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your company manages this password')).toBeVisible();
    expect(requests).toEqual([]);
    await page.context().close();
  } finally {
    await off.stop();
  }
});
