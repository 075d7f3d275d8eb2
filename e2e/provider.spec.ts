import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { expectAccessible } from './accessible.ts';
import { copyAccount, openSignedIn, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { cancelAtProvider, resetAtProvider, signInAtProvider } from './identity-provider.ts';

const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

interface Provider {
  readonly authority: string;
  readonly resetAuthority: string;
  readonly clientId: string;
}

async function providerOf(page: Page): Promise<Provider> {
  const answer = await page.request.get('/cnx-config.json');
  return ((await answer.json()) as { identityProvider: Provider }).identityProvider;
}

/** Goes where the portal's library would send a user. */
async function goToProvider(page: Page, policy: 'authority' | 'resetAuthority' = 'authority', more = {}) {
  const provider = await providerOf(page);
  const origin = new URL(provider.authority).origin;
  const query = new URLSearchParams({
    client_id: provider.clientId,
    response_type: 'code',
    response_mode: 'query',
    redirect_uri: `${origin}/redirect.html`,
    scope: 'openid user.read',
    state: 'state',
    nonce: 'nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  });
  // The bridge would hand the answer on; here it is read.
  await page.route('**/assets/redirect-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(`${provider[policy]}/oauth2/v2.0/authorize?${query.toString()}`);
  return { provider, origin };
}

const answerOf = (page: Page) => new URL(page.url()).searchParams;

test('a corporate user signs in at the provider, and its code becomes a session of ours', async ({
  page,
}) => {
  const { provider, origin } = await goToProvider(page);
  await expectAccessible(page);
  await signInAtProvider(page, 'sso.user@cnx.example');
  await expect(page).toHaveURL(/redirect\.html\?code=/);
  const tokens = await page.request.post(`${provider.authority}/oauth2/v2.0/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: provider.clientId,
      code: answerOf(page).get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: `${origin}/redirect.html`,
    },
  });
  const { id_token: idToken } = (await tokens.json()) as { id_token: string };
  const session = await page.request.post('/api/CNXAuth/ExtractSSOToken', { data: { idToken } });
  expect(await session.json()).toMatchObject({ email: 'sso.user@cnx.example', userinfo: { roleId: 2 } });

  await goToProvider(page, 'authority', { prompt: 'none', login_hint: 'sso.user@cnx.example' });
  expect(answerOf(page).get('code')).toBeTruthy();
  const leave = `${provider.authority}/oauth2/v2.0/logout?post_logout_redirect_uri=${encodeURIComponent(`${origin}/`)}`;
  await page.goto(leave);
  await expect(page).toHaveURL(`${origin}/`);
  await goToProvider(page, 'authority', { prompt: 'none' });
  expect(answerOf(page).get('error')).toBe('login_required');
});

test('another corporate user takes over at the provider', async ({ page }) => {
  await goToProvider(page);
  await signInAtProvider(page, 'sso.user@cnx.example');
  await expect(page).toHaveURL(/code=/);
  await goToProvider(page, 'authority', { login_hint: 'sso.admin@cnx.example' });
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('sso.admin@cnx.example');
  await signInAtProvider(page, 'sso.admin@cnx.example');
  await expect(page).toHaveURL(/code=/);
});

test('wrong passwords, cancelling and the reset policy', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 40[01]/);
  const email = await copyAccount('sso.admin@cnx.example');
  await goToProvider(page);
  await signInAtProvider(page, email, 'Wrong#2026');
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is not correct.');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  await cancelAtProvider(page);
  await expect(page).toHaveURL(/error=access_denied/);
  expect(answerOf(page).get('error_description')).toMatch(/^AADB2C90091/);

  for (const next of ['Another+2026', password]) {
    await goToProvider(page, 'resetAuthority', { login_hint: email });
    await expectAccessible(page);
    await resetAtProvider(page, email, next);
    await expect(page).toHaveURL(/code=/);
  }
});

test('a user is handed over to the linked application, once', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 403/);
  await openSignedIn(page, paths.apps, 'engineer@cnx.example');
  const host = `localhost:${process.env['LINKED_APP_PORT'] ?? ''}`;
  // In the page, so that the portal's policy and the application's rules for foreign origins take part.
  const sessionId = await page.evaluate(async (feUrl) => {
    const ask = async (url: string, body: object, headers = {}) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, string>;
    };
    const { id_token: token } = JSON.parse(sessionStorage.getItem('TokenPackage') ?? '{}') as {
      id_token: string;
    };
    const ticket = await ask(
      '/api/CNXApplications/GetBackendUrlByFeUrl',
      { feUrl },
      { authorization: `Bearer ${token}` },
    );
    const transfer = { userEmail: 'engineer@cnx.example', idToken: ticket['idToken'] };
    return (await ask(`${ticket['backendUrl']}/TransferToken`, transfer))['sessionId'];
  }, host);
  const linkedAppUrl = `http://${host}/?ref=${encodeURIComponent(sessionId ?? '')}`;
  await page.goto(linkedAppUrl);
  await expect(page.getByRole('heading', { name: 'Welcome, Erin Moe' })).toBeVisible();
  await expect(page.getByText('engineer@cnx.example').first()).toBeVisible();
  expect(page.url()).toBe(`http://${host}/`);
  await expectAccessible(page);
  await page.goto(linkedAppUrl);
  await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  await page.goto(`http://${host}/`);
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is signed in here' })).toBeVisible();
});
