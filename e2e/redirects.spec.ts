import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { enterEmail, enterPassword, openSignedIn, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './in-page.ts';

const engineer = 'engineer@cnx.example';
const origin = process.env['CNX_E2E_ORIGIN'] ?? '';
const host = `localhost:${process.env['LINKED_APP_PORT']}`;
const ours = [origin, `http://${host}`];

/** Those of the ways to write a foreign target that a browser could take for something else than the portal's code does. */
const foreignTargets = [
  'evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(document.domain)',
];
const [foreign] = foreignTargets as [string];

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

/** The portal says so, and stays. */
async function expectRefusal(page: Page, given: string): Promise<void> {
  await expect(
    page.getByText(`You were not taken to ${given}: it is not a registered application.`, { exact: true }),
  ).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origin);
}

test('the state of an address leads to no foreign target, with a session or without', async ({ page }) => {
  const leaks = leaksOf(page);
  let transfers = 0;
  page.on('request', (request) => (transfers += Number(request.url().endsWith('/TransferToken'))));
  for (const given of foreignTargets) {
    await page.goto(`/?state=${encodeURIComponent(encodeURIComponent(given))}`);
    await expect(page.getByText(`This address names ${given}, which is not a registered`)).toBeVisible();
    expect(page.url()).toBe(`${origin}/`);
  }
  await openSignedIn(page, `/?state=${encodeURIComponent(foreign)}`);
  await expect(page).toHaveURL(`${origin}/dashboard`);
  await expectRefusal(page, foreign);
  await page.goto(paths.apps);
  for (const given of foreignTargets) {
    await follow(page, `/settings?state=${encodeURIComponent(given)}`);
    await expect(page).toHaveURL(`${origin}/dashboard`);
    await expectRefusal(page, given);
  }
  await page.goto(`/logout?state=${foreign}`);
  await expect(page.getByText(`This address names ${foreign}`)).toBeVisible();
  expect(page.url()).toBe(`${origin}/`);
  expect(leaks).toEqual([]);
  expect(transfers).toBe(0);
});

test('what is stored of a target, and the redirectUrl of the server, lead to no foreign one', async ({
  page,
}) => {
  const leaks = leaksOf(page);
  for (const item of ['RedirectApp', 'FullRedirectApp']) {
    await page.goto('/');
    await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [item, foreign] as const);
    await enterEmail(page, engineer);
    await enterPassword(page, password);
    await expect(page).toHaveURL(`${origin}/dashboard`);
    await expectRefusal(page, foreign);
    await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [item, foreign] as const);
    await page.goto('/logout');
    await expect(page).toHaveURL(`${origin}/`);
  }
  await page.route('**/CNXAuth/ValidateEmailAndPassword', async (route) => {
    const answer = await route.fetch();
    const said = (await answer.json()) as { userinfo: object };
    await route.fulfill({
      response: answer,
      json: { ...said, userinfo: { ...said.userinfo, redirectUrl: foreign } },
    });
  });
  await enterEmail(page, engineer);
  await enterPassword(page, password);
  await expectRefusal(page, foreign);
  await page.goto('/logout');
  await expect(page).toHaveURL(`${origin}/`);
  await page.route('**/CNXUser/validate/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), redirectUrl: foreign, showPasswordInput: false },
    });
  });
  await enterEmail(page, engineer);
  await expect(page.getByText(`The server pointed to ${foreign}, which is not a registered`)).toBeVisible();
  expect(leaks).toEqual([]);
});
