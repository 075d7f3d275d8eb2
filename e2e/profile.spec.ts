import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { settingsTab } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { photoUploadWords } from '../packages/ui/src/components/inputs/PhotoUpload/photo-upload.words.ts';
import { copyAccount, openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { expectNoEnglish, texts } from './texts.ts';

const engineer = 'engineer@cnx.example';
/** A picture that the browser draws: red on the left, blue on the right. */
async function halves(page: Page, width: number, height: number): Promise<Buffer> {
  const text = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w, h];
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#f00';
      context.fillRect(0, 0, w / 2, h);
      context.fillStyle = '#00f';
      context.fillRect(w / 2, 0, w / 2, h);
      return canvas.toDataURL('image/png').split(',')[1]!;
    },
    [width, height] as const,
  );
  return Buffer.from(text, 'base64');
}

const profileButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Moe|Larsen/ });
const headerPhoto = (page: Page) => profileButton(page).locator('img');

/** How much red and blue the photo in the header has in its middle. */
async function middleOf(page: Page): Promise<{ red: number; blue: number }> {
  return headerPhoto(page).evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 9;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0, 9, 9);
    const [red = 0, , blue = 0] = context.getImageData(4, 4, 1, 1).data;
    return { red, blue };
  });
}

const language = 'fr';
const { settings, titles } = texts[language];
const { choose, drop, rules, move, take, zoom, wrongKind, unreadable, tooLarge } = photoUploadWords[language];
/** The largest photo, as the language writes it. */
const largest = '5 Mo';

test('a profile takes a photo cropped by keyboard, no other file, and names once they are saved', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 400/);
  const account = await copyAccount(engineer);
  await page.addInitScript((code) => localStorage.setItem('language', code), language);
  await openSignedIn(page, settingsTab('profile'), account);
  const second = await context.newPage();
  await second.goto(paths.settings);
  // A page behind another one is drawn once a second only.
  await page.bringToFront();
  const chooseFile = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByTestId('file').setInputFiles({ name, mimeType, buffer });
  const photoButton = page.getByRole('button', { name: choose, exact: true });

  await test.step('a photo is cropped by keyboard, is in the header of every tab at once, and stays', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const pictures = await halves(page, 800, 400);
    await expect(photoButton).toBeVisible();
    await expect(page.getByText(drop, { exact: true })).toBeVisible();
    await expect(headerPhoto(page)).toHaveCount(0);
    expect(requests.filter((url) => url.includes('PhotoCrop'))).toEqual([]);
    await chooseFile('me.png', 'image/png', pictures);
    await expect(page.getByRole('application', { name: move, exact: true })).toBeFocused();
    expect(requests.filter((url) => url.includes('PhotoCrop'))).toHaveLength(1);
    await expectNoEnglish(page, language);
    // To the left, until its blue half is in the frame.
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowLeft');
    // Past the buttons that move it by presses.
    for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
    await expect(page.getByRole('slider', { name: zoom, exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: take, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(settings.photoSaved, { exact: true }).last()).toBeVisible();
    for (const tab of [page, second]) await expect(headerPhoto(tab)).toBeVisible();
    const { red, blue } = await middleOf(page);
    expect(blue).toBeGreaterThan(200);
    expect(red).toBeLessThan(60);
    await page.reload();
    await expect(headerPhoto(page)).toBeVisible();
  });

  await test.step('it is removed from the header of every tab', async () => {
    await page.getByRole('button', { name: settings.removePhoto, exact: true }).click();
    await expect(page.getByText(settings.photoRemoved, { exact: true }).last()).toBeVisible();
    for (const tab of [page, second]) await expect(headerPhoto(tab)).toHaveCount(0);
    await page.reload();
    await expect(photoButton).toBeVisible();
    await expect(headerPhoto(page)).toHaveCount(0);
  });

  await test.step('what is no photo is refused in words, here and by the server', async () => {
    await expect(page.getByText(rules(largest), { exact: true })).toBeVisible();
    await chooseFile('me.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(page.getByText(wrongKind, { exact: true })).toBeVisible();
    await chooseFile('me.png', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>'));
    await expect(page.getByText(unreadable, { exact: true })).toBeVisible();
    const large = Buffer.concat([deflateSync(Buffer.alloc(9)), Buffer.alloc(6_000_000)]);
    await chooseFile('me.png', 'image/png', large);
    await expect(page.getByText(tooLarge(largest), { exact: true })).toBeVisible();
    await page.route('**/CNXUser/UploadPhoto', (route) =>
      route.continue({ postData: JSON.stringify({ mediaType: 'image/jpeg', content: 'PGh0bWw+' }) }),
    );
    await chooseFile('me.png', 'image/png', await halves(page, 40, 40));
    await page.getByRole('button', { name: take, exact: true }).click();
    await expect(page.getByText(settings.photoRefused, { exact: true })).toBeVisible();
    await expect(headerPhoto(page)).toHaveCount(0);
    await expectNoEnglish(page, language);
  });

  await test.step('names are held until they are saved, and are then in the header of every tab', async () => {
    await expect(page.getByRole('definition').filter({ hasText: account })).toBeVisible();
    await expect(page.getByRole('textbox', { name: settings.email })).toHaveCount(0);
    const last = page.getByRole('textbox', { name: settings.lastName, exact: true });
    await last.fill('Larsen');
    const news = page.getByRole('navigation').getByRole('link', { name: titles.news, exact: true });
    await news.click();
    const asked = page.getByRole('dialog', { name: settings.leave, exact: true });
    await expectNoEnglish(page, language);
    await asked.getByRole('button', { name: settings.stay, exact: true }).click();
    await expect(last).toHaveValue('Larsen');
    await page.getByRole('button', { name: settings.save, exact: true }).click();
    await expect(page.getByText(settings.profileSaved, { exact: true }).last()).toBeVisible();
    for (const tab of [page, second]) await expect(profileButton(tab)).toHaveAccessibleName(/Larsen/);
    await page.reload();
    await expect(profileButton(page)).toHaveAccessibleName(/Larsen/);
    await news.click();
    await expect(page).toHaveURL(paths.news);
  });
});
