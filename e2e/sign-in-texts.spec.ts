import type { Page, Route } from 'playwright/test';
import { enterEmail, enterPassword, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './held.ts';

const email = 'engineer@cnx.example';
const over = 'Session timedout. Please relogin.';
const nothingReturned =
  'Unknown error occurred. Check your network connection or contact system administrator.';
const validate = '**/api/CNXUser/validate/*';
const login = '**/api/CNXAuth/ValidateEmailAndPassword';

const answers = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
const says = (status: number, ...messages: string[]) =>
  answers(status, { errors: messages.map((message) => ({ message })) });
const silent = (status: number) => (route: Route) => route.fulfill({ status, body: '' });
const ended = (route: Route) => route.fulfill({ status: 401, contentType: 'text/plain', body: over });
const cut = (route: Route) => route.abort('connectionrefused');

test.beforeEach(({ watch }) => watch.expectError(/the server responded with a status of [45]\d\d|net::ERR_/));

/** Expects a message of the form, and that the form can be used again. */
async function expectText(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('main').getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEnabled();
}

test('the login page says why the email cannot be validated, and asks for it again', async ({ page }) => {
  await page.goto('/');
  for (const [what, answer, text] of [
    ['an error with words', says(400, 'First of two', 'Second'), 'First of two'],
    ['an error without words', silent(500), 'An unexpected error occurred'],
    ['no answer', cut, 'Network error or server unreachable'],
    ['a session that is over', ended, 'Validation failed'],
    ['nothing at all', answers(200, {}), 'An unknown error occurred'],
    ['an error that says nothing', answers(200, { errors: [{ message: '' }] }), 'Unknown error'],
    ['an empty body', silent(200), nothingReturned],
    ['something broken', answers(200, { errors: 5 }), 'An unknown error occurred'],
    ['null', answers(200, null), nothingReturned],
    ['many requests', says(429, 'Too many requests'), 'Too many requests'],
  ] as const)
    await test.step(what, async () => {
      await page.unroute(validate);
      await page.route(validate, answer);
      await enterEmail(page, email);
      await expectText(page, text);
    });
});

test('the login page says why the sign-in fails, and what is wrong with both fields', async ({ page }) => {
  await page.goto('/');
  await enterEmail(page, email);
  for (const [what, answer, text] of [
    ['400', silent(400), 'Bad request: invalid email or password'],
    ['401', silent(401), 'Incorrect credentials'],
    ['403', silent(403), 'User access denied'],
    ['500', silent(500), 'Server error'],
    ['another status', silent(418), 'Unexpected Error'],
    ['no answer', cut, 'Network error or server unreachable'],
    ['a session that is over', ended, 'Failed to authenticate'],
    ['no token', answers(200, { userinfo: { errors: [] }, id_token: '' }), 'Invalid username or password'],
    [
      'a user with errors',
      answers(200, { id_token: 'x', userinfo: { errors: [{ message: 'Blocked' }] } }),
      'Blocked',
    ],
  ] as const)
    await test.step(what, async () => {
      await page.unroute(login);
      await page.route(login, answer);
      await enterPassword(page, password);
      await expectText(page, text);
      expect(await page.evaluate(() => sessionStorage.getItem('TokenPackage'))).toBeNull();
    });
  await page.getByLabel('Password', { exact: true }).fill('');
  await page.getByRole('textbox', { name: 'Email' }).fill('no address');
  await page.getByRole('button', { name: 'Login' }).click();
  await expectText(page, 'Please enter a valid email.');
  await expectText(page, 'Password cannot be empty.');
});

test('the login page says that it cannot sign in with a key that is none', async ({ page }) => {
  await page.route('**/cnx-config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    const passwordPublicKey = `-----BEGIN PUBLIC KEY-----\n${btoa('\0'.repeat(294))}\n-----END PUBLIC KEY-----`;
    await route.fulfill({ response: answer, json: { ...config, passwordPublicKey } });
  });
  await page.goto('/');
  await enterEmail(page, email);
  await enterPassword(page, password);
  await expectText(page, 'Login failed');
});

test('the overlay says that it loads, and that the sign-in succeeded until the next page is there', async ({
  page,
}) => {
  const validation = await holdRequests(page, validate);
  const nextPage = await holdRequests(page, '**/assets/DashboardScreen*.js');
  await page.goto('/');
  await enterEmail(page, email);
  await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
  validation.release();
  await enterPassword(page, password);
  await expect(page.getByRole('status').getByText('Login successful')).toBeVisible();
  nextPage.release();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('tokens of the provider that lack something are refused', async ({ page }) => {
  const state = 'c'.repeat(32);
  await page.route('**/api/CNXAuth/B2cToken', answers(200, { id_token: 'x', token_type: 'Bearer' }));
  await page.goto('/legal/terms');
  await page.evaluate((value) => {
    sessionStorage.setItem('oauth_state', value);
    sessionStorage.setItem('oauth_verifier', 'v'.repeat(43));
  }, state);
  await page.goto(`/#code=abc&state=${state}`);
  await expectText(page, 'Invalid response format: The response does not match TokenResponse structure.');
});
