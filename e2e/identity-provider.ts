import { expect, type Browser, type Page } from 'playwright/test';
import { enterEmail, password as demonstrationPassword } from './accounts.ts';

/** Waits for the local identity provider's sign-in page. Its address has `/idp/` in it; the texts follow the browser. */
export async function expectProviderPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/idp\/cnx\/b2c_1_signin\/interaction\//);
  await expect(page.getByRole('heading', { name: 'Sign in with your corporate account' })).toBeVisible();
}

/**
 * Signs in at the provider's page that is open, in English. The address is filled in already when the portal sent it
 * along as a hint. Afterwards the browser is on its way back to the portal.
 */
export async function signInAtProvider(
  page: Page,
  email: string,
  password: string = demonstrationPassword,
): Promise<void> {
  await expectProviderPage(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Leaves the provider's page by its Cancel button; the portal gets AADB2C90091. */
export async function cancelAtProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
}

/** Resets a corporate password at the reset policy's page that is open, with the code from the outbox. */
export async function resetAtProvider(page: Page, email: string, newPassword: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send verification code' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  const browser = page.context().browser();
  if (!browser) throw new Error('the page belongs to no browser');
  const mail = await newestMail(browser, new URL(page.url()).origin, email);
  await page.getByLabel('Verification code').fill(/[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail)?.[0] ?? '');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
}

/** @returns The text of the newest mail to an address, as the demonstration's outbox shows it. */
export async function newestMail(browser: Browser, origin: string, recipient: string): Promise<string> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/idp/mail`);
    return await page.locator(`article[data-recipient="${recipient}"]`).first().innerText();
  } finally {
    await context.close();
  }
}

/** @returns The link of a reset mail: `/reset-password` with `code` and `email` in its hash. */
export async function resetLink(browser: Browser, origin: string, recipient: string): Promise<string> {
  const mail = await newestMail(browser, origin, recipient);
  return /https?:\/\/\S+\/reset-password#\S+/.exec(mail)?.[0] ?? '';
}

/** Signs a corporate user in from the login form, by way of the provider's page, and waits for where they land. */
export async function signInBySso(
  page: Page,
  email = 'sso.user@cnx.example',
  landing: RegExp = /\/dashboard-user$/,
): Promise<void> {
  await page.goto('/');
  await enterEmail(page, email);
  await signInAtProvider(page, email);
  await expect(page).toHaveURL(landing);
}
