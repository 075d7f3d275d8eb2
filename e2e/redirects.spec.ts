import type { Page } from 'playwright/test';
import { copyAccount, enterEmail, enterPassword, password, signIn } from './accounts.ts';
import { askDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { resetLink } from './identity-provider.ts';

const engineer = 'engineer@cnx.example';
const origin = process.env['CNX_E2E_ORIGIN'] ?? '';
const host = `localhost:${process.env['LINKED_APP_PORT']}`;
const ours = [origin, `http://${host}`];

/** Twelve ways to write a redirect target that is not registered: one case for each of the five inputs. */
const foreignTargets = [
  'evil.example',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  'https:evil.example',
  `https://${host}@evil.example/`,
  `http://evil.example#@${host}`,
  `${host}.evil.example`,
  '%2f%2fevil.example',
  'javascript:alert(document.domain)',
  `http://localhost:${Number(process.env['LINKED_APP_PORT']) + 1}/`,
  'https://аpp.example/',
];

/** Addresses beyond ours that a page asks for or goes to. */
function leaksOf(page: Page): string[] {
  const seen: string[] = [];
  const note = (url: string) => {
    if (!/^(?:about|data|blob):/.test(url) && !ours.includes(new URL(url).origin)) seen.push(url);
  };
  page.on('request', (request) => note(request.url()));
  page.on('framenavigated', (frame) => note(frame.url()));
  page.on('dialog', (dialog) => {
    seen.push(`script: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return seen;
}

/**
 * An account that lands on a page with one list: the tests sign in once for each target, and what the dashboard loads
 * and draws each time has no part in where a target leads.
 */
async function accountOfSmallPage(): Promise<string> {
  const email = await copyAccount(engineer);
  await askDatabase('update app_user set preferences = $2 where email = $1', [
    email,
    JSON.stringify({ portal: { landingPage: '/notifications' } }),
  ]);
  return email;
}

/** The portal says so, stays, and hands no user over. */
async function expectRefusal(page: Page, given: string): Promise<void> {
  await expect(page.getByText('it is not a registered application').first(), given).toBeVisible();
  expect(new URL(page.url()).origin, given).toBe(origin);
}

test('the state of an address leads to no foreign target', async ({ page }) => {
  const leaks = leaksOf(page);
  let transfers = 0;
  page.on('request', (request) => (transfers += Number(request.url().endsWith('/TransferToken'))));
  await page.goto(`/?state=${encodeURIComponent('evil.example')}`);
  await expect(page.getByText('This address names evil.example')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await signIn(page, engineer);
  for (const [place, given] of foreignTargets.entries()) {
    // By turns on the login page, on a guarded one, and encoded twice.
    const path = place % 2 ? '/settings' : '/';
    const state = place % 3 ? encodeURIComponent(given) : encodeURIComponent(encodeURIComponent(given));
    await page.goto(`${path}?state=${state}`);
    await expect(page).toHaveURL(`${origin}/dashboard`);
    await expectRefusal(page, given);
  }
  await page.goto('/logout?state=evil.example');
  await expect(page.getByText('This address names evil.example')).toBeVisible();
  expect(page.url()).toBe(`${origin}/`);
  expect(leaks).toEqual([]);
  expect(transfers).toBe(0);
});

for (const item of ['RedirectApp', 'FullRedirectApp']) {
  test(`a stored ${item} leads to no foreign target`, async ({ page }) => {
    const leaks = leaksOf(page);
    const email = await accountOfSmallPage();
    for (const given of foreignTargets) {
      await page.goto('/');
      await page.evaluate(([name, value]) => sessionStorage.setItem(name, encodeURIComponent(value)), [
        item,
        given,
      ] as const);
      await enterEmail(page, email);
      await enterPassword(page, password);
      await expect(page).toHaveURL(`${origin}/notifications`);
      await expectRefusal(page, given);
      await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [item, given] as const);
      await page.goto('/logout');
      await expect(page).toHaveURL(`${origin}/`);
    }
    expect(leaks).toEqual([]);
  });
}

test('the redirectUrl of the server leads to no foreign target', async ({ page }) => {
  const leaks = leaksOf(page);
  const email = await accountOfSmallPage();
  for (const [place, given] of foreignTargets.entries()) {
    const atValidation = place % 2 === 0;
    await page.route('**/CNXUser/validate/**', async (route) => {
      const answer = await route.fetch();
      const said = (await answer.json()) as object;
      const redirectUrl = atValidation ? given : null;
      await route.fulfill({
        response: answer,
        json: { ...said, redirectUrl, showPasswordInput: !atValidation },
      });
    });
    await page.route('**/CNXAuth/ValidateEmailAndPassword', async (route) => {
      const answer = await route.fetch();
      const said = (await answer.json()) as { userinfo: object };
      await route.fulfill({
        response: answer,
        json: { ...said, userinfo: { ...said.userinfo, redirectUrl: given } },
      });
    });
    await page.goto('/');
    await enterEmail(page, email);
    if (atValidation) {
      await expect(page.getByText('which is not a registered application'), given).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
    } else {
      await enterPassword(page, password);
      await expectRefusal(page, given);
      await page.goto('/logout');
      await expect(page).toHaveURL(`${origin}/`);
    }
    await page.unrouteAll();
  }
  expect(leaks).toEqual([]);
});

test('the applicationURL of a forgotten password is in no mail', async ({ page, browser }) => {
  const email = 'partner@cnx.example';
  for (const given of foreignTargets) {
    const answer = await page.request.post('/api/CNXAuth/ForgotPassword', {
      data: { email, applicationURL: given },
    });
    expect([200, 400], given).toContain(answer.status());
    if (answer.status() === 200)
      expect(new URL(await resetLink(browser, origin, email)).origin, given).toBe(origin);
  }
});
