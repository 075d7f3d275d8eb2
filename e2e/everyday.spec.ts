import type { Page } from 'playwright/test';
import { administrationTab } from '../apps/portal/src/addresses.ts';
import { languageNames, type Language } from '../apps/portal/src/i18n/languages.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { profileMenuWords } from '../packages/ui/src/components/frame/ProfileMenu/profile-menu.words.ts';
import { photoUploadWords } from '../packages/ui/src/components/inputs/PhotoUpload/photo-upload.words.ts';
import { copyAccount, openSignedIn } from './accounts.ts';
import { systemTime } from './clock.ts';
import { anyWell } from './database.ts';
import { expect, test } from './fixtures.ts';
import { expectNoEnglish, texts, write } from './texts.ts';

const zone = 'Asia/Tokyo';
/** A picture of one point. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

/** Waits for a page by its heading, and for all that it fetches. */
async function arrive(page: Page, heading: string, language: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  await expectNoEnglish(page, language);
}

test('what everybody uses does it, and says everything in the language that a user chooses', async ({
  page,
}) => {
  const before = 'en';
  const language = 'es';
  const say = texts[language];
  const account = await copyAccount('admin@cnx.example');
  const { name: well } = await anyWell();
  await openSignedIn(page, paths.settings, account);

  await test.step('settings: saved, and the language changed', async () => {
    const { fields } = texts[before].settings;
    await page.getByRole('combobox', { name: fields.timeZone, exact: true }).selectOption(zone);
    await page.getByRole('combobox', { name: fields.language, exact: true }).selectOption(language);
    await page.getByRole('button', { name: texts[before].settings.save }).click();
    const changed = write(say.shell.languageChanged, { language: languageNames[language] });
    await expect(page.getByText(changed, { exact: true }).last()).toBeVisible();
    await expect(page.getByText(say.shell.settingsSaved, { exact: true }).last()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language);
    await arrive(page, say.titles.settings, language);
    for (const name of Object.values(say.settings.tabs))
      await expect(main(page).getByRole('tab', { name, exact: true })).toBeVisible();
    for (const name of Object.values(say.settings.fields))
      await expect(main(page).getByRole('combobox', { name, exact: true })).toBeVisible();
    await expect(main(page).getByRole('group', { name: say.settings.portal })).toBeVisible();
    await expect(page.getByRole('combobox', { name: say.settings.fields.timeZone })).toHaveValue(zone);
    for (const name of [say.settings.save, say.settings.cancel])
      await expect(main(page).getByRole('button', { name, exact: true })).toBeDisabled();
    await main(page).getByRole('tab', { name: say.settings.tabs.security }).click();
    await expect(main(page).getByText(say.settings.thisDevice, { exact: true })).toBeVisible();
    await expectNoEnglish(page, language);
  });

  await test.step('profile: name, initials and photo are in the header', async () => {
    await main(page).getByRole('tab', { name: say.settings.tabs.profile }).click();
    await page.getByRole('textbox', { name: say.settings.firstName }).fill('Zoé');
    await page.getByRole('textbox', { name: say.settings.lastName, exact: true }).fill('Ibarra');
    await page.getByRole('button', { name: say.settings.save }).click();
    await expect(page.getByText(say.settings.profileSaved, { exact: true }).last()).toBeVisible();
    const { button } = profileMenuWords[language];
    const me = banner(page).getByRole('button', { name: button('Zoé Ibarra'), exact: true });
    await expect(me.locator('[data-initials="ZI"]')).toBeVisible();
    await page.getByTestId('file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
    await page.getByRole('button', { name: photoUploadWords[language].take }).click();
    await expect(me.locator('img')).toBeVisible();
    await expectNoEnglish(page, language);
    await me.click();
    for (const name of ['settings', 'myProfile', 'signOut', 'userAnalytics'] as const)
      await expect(page.getByRole('menuitem', { name: say.shell[name], exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('search: kinds, numbers and the range of what is found', async () => {
    const field = banner(page).getByRole('combobox', { name: say.shell.search, exact: true });
    await field.pressSequentially(well.slice(0, well.indexOf('-')));
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await arrive(page, `${say.search.resultsFor} ${well.slice(0, well.indexOf('-'))}`, language);
    const kinds = main(page).getByRole('navigation', { name: say.search.kinds });
    const countBeside = async (name: string) => {
      const figure = kinds.getByRole('listitem').filter({ hasText: name }).locator('span');
      return (await figure.first().innerText()).replace(/\D/g, '');
    };
    expect(Number(await countBeside(say.search.allResults))).toBeGreaterThan(20);
    await expect(main(page).getByRole('region', { name: say.search.allResults })).toBeVisible();
    const total = await countBeside(say.search.kind.well);
    await kinds.getByRole('link', { name: say.search.kind.well }).click();
    const found = main(page).getByRole('region', { name: say.search.kind.well, exact: true });
    const newestOil = write(say.search.oilOn, { day: '' }).trim();
    await expect(found.getByRole('listitem').first()).toContainText(newestOil);
    const range = write(say.search.showing, { from: 1, to: Math.min(20, Number(total)), total });
    await expect(main(page).getByText(range, { exact: true })).toBeVisible();
    await expectNoEnglish(page, language);
  });

  await test.step('palette: the news are gone to by keys alone', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: say.search.palette });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expectNoEnglish(page, language);
    await page.keyboard.type(say.titles.news);
    const chosen = palette.getByRole('option', { selected: true });
    await expect(chosen).toContainText(say.titles.news);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.news);
    await arrive(page, say.titles.news, language);
    await expect(main(page).getByRole('article')).not.toHaveCount(0);
    await expect(main(page).locator(`article:not([lang="${language}"])`)).toHaveCount(0);
  });

  await test.step('the line below leads to the legal pages and to support', async () => {
    const line = page.getByRole('contentinfo');
    await expect(line).toContainText(write(say.shell.copyright, { year: systemTime().getFullYear() }));
    for (const name of ['terms', 'privacy', 'accessibility'] as const) {
      await line.getByRole('link', { name: say.shell[name], exact: true }).click();
      await arrive(page, say.titles[name], language);
    }
    await line.getByRole('link', { name: say.shell.contact, exact: true }).click();
    await arrive(page, say.titles.support, language);
  });

  await test.step('support: a message goes out', async () => {
    for (const part of Object.values(say.support.parts))
      await expect(main(page).getByText(part, { exact: true }).first()).toBeVisible();
    await main(page).getByRole('textbox', { name: say.support.subject }).fill('Prueba, essai, test');
    await main(page).getByRole('textbox', { name: say.support.message }).fill('Zoé');
    await main(page).getByRole('button', { name: say.support.send, exact: true }).click();
    await expect(main(page).getByText(say.support.sent)).toBeVisible();
    await expectNoEnglish(page, language);
  });

  await test.step('notifications: all are read behind the bell, and none is new on the page', async () => {
    const { heading, markAllAsRead, viewAll, none, shows, unread_other: unread } = say.notifications;
    const bell = banner(page).getByRole('button', { name: heading });
    const [, afterCount = ''] = unread.split('{{count}}');
    await expect(bell).toHaveAccessibleName(new RegExp(`^${heading}: \\d+${afterCount}$`));
    await bell.click();
    const panel = page.getByRole('dialog', { name: heading });
    await expect(panel.getByRole('list')).toBeVisible();
    await expectNoEnglish(page, language);
    const marked = page.waitForResponse(/MarkNotificationsRead/);
    await panel.getByRole('button', { name: markAllAsRead, exact: true }).click();
    expect((await marked).status()).toBe(200);
    await panel.getByRole('link', { name: viewAll }).click();
    await expect(page).toHaveURL(paths.notifications);
    await expect(panel).toBeHidden();
    await page.reload();
    await arrive(page, say.titles.notifications, language);
    await expect(bell).toHaveAccessibleName(heading);
    await main(page).getByRole('radio', { name: shows.unread }).click();
    await expect(main(page).getByText(none, { exact: true })).toBeVisible();
  });

  await test.step('administration: a person is invited and listed', async () => {
    const { tabs, add, email, invite, invited, states, search, columns } = say.administration;
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say.titles.administration, exact: true })
      .click();
    await arrive(page, say.titles.administration, language);
    for (const name of [columns.name, columns.role, columns.state, columns.lastSignIn])
      await expect(main(page).getByRole('columnheader', { name, exact: true })).toBeVisible();
    await main(page).getByRole('button', { name: add, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: add });
    await expectNoEnglish(page, language);
    const guest = account.replace('admin', 'guest');
    await dialog.getByRole('textbox', { name: email, exact: true }).fill(guest);
    await dialog.getByRole('button', { name: invite, exact: true }).click();
    await expect(page.getByText(invited, { exact: true }).last()).toBeVisible();
    // What is typed while the dialog is open goes into the dialog.
    await expect(dialog).toBeHidden();
    await main(page).getByLabel(search).fill(guest);
    await expect(main(page).getByRole('row')).toHaveCount(2);
    await expect(main(page).getByRole('row', { name: new RegExp(guest) })).toContainText(states.invited);
    for (const tab of ['applications', 'audit'] as const) {
      await main(page).getByRole('tab', { name: tabs[tab], exact: true }).click();
      await expect(page).toHaveURL(administrationTab(tab));
      await arrive(page, say.titles.administration, language);
    }
    const { detailNames, detailWords } = say.administration;
    const detail = `${detailNames.action} ${detailWords.action.invite}`;
    const event = main(page).getByRole('row').filter({ hasText: guest }).filter({ hasText: detail });
    await expect(event).toHaveCount(1);
  });

  await test.step('My Apps: an application is opened', async () => {
    await page.getByRole('navigation').getByRole('link', { name: say.shell.myApps, exact: true }).click();
    await arrive(page, say.titles.apps, language);
    await main(page)
      .getByRole('button', { name: write(say.apps.openNamed, { name: 'Linked application' }) })
      .click();
    await expect(page).toHaveURL(`http://localhost:${process.env['LINKED_APP_PORT'] ?? ''}/`);
  });
});
