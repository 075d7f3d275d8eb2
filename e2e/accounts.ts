import { randomBytes } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { askDatabase } from './database.ts';

/** Password of every demonstration account. */
export const password = 'Portal#2026';

/** Goes through both steps of the sign-in form and waits for the page that follows. */
export async function signIn(
  page: Page,
  email = 'admin@cnx.example',
  landing: RegExp = /\/dashboard/,
): Promise<void> {
  await page.goto('/');
  await enterEmail(page, email);
  await enterPassword(page, password);
  await expect(page).toHaveURL(landing);
}

/** Step one. */
export async function enterEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Step two. */
export async function enterPassword(page: Page, text: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Login' }).click();
}

/**
 * Copies a demonstration account, with its password, at the portal and at the local identity provider: for tests that
 * change an account or lock it, so that no other test meets what they leave.
 * @param email Of the demonstration account.
 * @returns The address of the copy, which no other test knows.
 */
export async function copyAccount(email: string): Promise<string> {
  const copy = email.replace('@', `-${randomBytes(4).toString('hex')}@`);
  const copied = await askDatabase(
    `insert into app_user (email, first_name, last_name, role_id, is_sso, active, must_reset_password, password_hash)
     select $2, first_name, last_name, role_id, is_sso, active, must_reset_password, password_hash
     from app_user where email = $1 returning email`,
    [email, copy],
  );
  expect(copied, `there is an account ${email}`).toHaveLength(1);
  await askDatabase(
    `insert into provider_account (email, given_name, family_name, password_hash, password_changed_at)
     select $2, given_name, family_name, password_hash, password_changed_at from provider_account where email = $1`,
    [email, copy],
  );
  return copy;
}
