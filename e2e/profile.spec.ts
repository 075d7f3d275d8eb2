import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { settingsTab } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { copyAccount, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

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

test('a photo is cropped by keyboard, is in the header of every tab at once, stays, and is removed', async ({
  page,
  context,
}) => {
  const account = await copyAccount(engineer);
  await signIn(page, account);
  const second = await context.newPage();
  await second.goto(paths.settings);
  await page.goto(settingsTab('profile'));
  await expect(headerPhoto(page)).toHaveCount(0);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await halves(page, 800, 400) };
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  expect(requests.filter((url) => url.includes('PhotoCrop'))).toEqual([]);
  await page.getByTestId('file').setInputFiles(file);
  const stage = page.getByRole('application', { name: /move it with the arrow keys/ });
  await expect(stage).toBeFocused();
  expect(requests.filter((url) => url.includes('PhotoCrop'))).toHaveLength(1);
  // To the left, until its blue half is in the frame.
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Use this photo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(headerPhoto(page)).toBeVisible();
  await expect(headerPhoto(second)).toBeVisible();
  const { red, blue } = await middleOf(page);
  expect(blue).toBeGreaterThan(200);
  expect(red).toBeLessThan(60);
  await page.reload();
  await expect(headerPhoto(page)).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(headerPhoto(page)).toHaveCount(0);
  await expect(headerPhoto(second)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  await expect(headerPhoto(page)).toHaveCount(0);
});

test('what is no photo is refused in words, here and by the server', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 400/);
  const account = await copyAccount(engineer);
  await signIn(page, account);
  await page.goto(settingsTab('profile'));
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByTestId('file').setInputFiles({ name, mimeType, buffer });
  await choose('me.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByText('This is not a PNG, JPEG or WebP picture.')).toBeVisible();
  await choose('me.png', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>'));
  await expect(page.getByText('This picture could not be read. Choose another one.')).toBeVisible();
  await choose('me.png', 'image/png', Buffer.concat([deflateSync(Buffer.alloc(9)), Buffer.alloc(6_000_000)]));
  await expect(page.getByText(/larger than 5/)).toBeVisible();
  await page.route('**/CNXUser/UploadPhoto', (route) =>
    route.continue({ postData: JSON.stringify({ mediaType: 'image/jpeg', content: 'PGh0bWw+' }) }),
  );
  await choose('me.png', 'image/png', await halves(page, 40, 40));
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText(/This picture was refused/)).toBeVisible();
  await expect(headerPhoto(page)).toHaveCount(0);
});

test('names are in the header once they are saved, and not left half-written', async ({ page, context }) => {
  const account = await copyAccount(engineer);
  await signIn(page, account);
  const second = await context.newPage();
  await second.goto(paths.settings);
  await page.goto(settingsTab('profile'));
  await expect(page.getByRole('definition').filter({ hasText: account })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
  const last = page.getByRole('textbox', { name: 'Last name' });
  await last.fill('Larsen');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(last).toHaveValue('Larsen');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  for (const tab of [page, second])
    await expect(tab.getByRole('banner').getByRole('button', { name: /Larsen/ })).toBeVisible();
  await page.reload();
  await expect(profileButton(page)).toHaveAccessibleName(/Larsen/);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page).toHaveURL(/\/dashboard/);
});
