import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { dashboardArea } from '../apps/portal/src/addresses.ts';
import { openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

/** Takes the chart of an area's page away. */
async function takeAway(page: Page, kind: 'PNG' | 'SVG') {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download chart' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Size of a picture, and of how many colors it is. */
function decoded(page: Page, png: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const dots = new Uint32Array(data.buffer);
    const transparent = data.some((part, index) => index % 4 === 3 && part < 255);
    return { width: bitmap.width, height: bitmap.height, colors: new Set(dots).size, transparent };
  }, png.toString('base64'));
}

/** What an SVG file says and consists of. */
function parsed(page: Page, svg: string) {
  return page.evaluate(async (text) => {
    // Fetched, because the page's policy lets no script parse a string.
    const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    const image = new Image();
    image.src = address;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, svg);
}

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text!.replaceAll('&amp;', '&'));

const charts = [
  {
    kind: 'of a canvas',
    area: 'deferredProduction',
    title: 'Potential and actual oil by day',
    name: 'Deferred Production',
    unit: 'Oil per day, Sm³/d',
    file: /^deferredProduction_potential-and-actual-oil-by-day_2\d{3}-\d\d-\d\d_2\d{3}-\d\d-\d\d\./,
  },
  {
    kind: 'of HTML and SVG',
    area: 'productionOptimization',
    title: 'Expected oil, net of counted losses, of the best open opportunities',
    name: 'Production Optimization',
    unit: 'Expected oil, net, Sm³/d',
    file: /^productionOptimization_expected-oil-net-of-counted-losses.*_2\d{3}-\d\d-\d\d\./,
  },
] as const;

for (const { kind, area, title, name, unit, file } of charts) {
  test(`a chart ${kind} is taken away as PNG and as SVG, with title, unit, days and source`, async ({
    page,
  }) => {
    const codes: string[] = [];
    page.on('request', (request) => codes.push(request.url()));
    await openSignedIn(page, dashboardArea(area));
    await expect(page.getByRole('figure', { name: title })).toBeVisible();
    // The code is fetched when a user asks for a picture.
    expect(codes.filter((url) => url.includes('picture-code'))).toEqual([]);

    const png = await takeAway(page, 'PNG');
    expect(png.name).toMatch(file);
    expect(png.name).toMatch(/\.png$/);
    const picture = await decoded(page, png.bytes);
    expect(picture.width).toBeGreaterThanOrEqual(1920);
    expect(picture.height).toBeGreaterThan(600);
    expect(picture.colors).toBeGreaterThan(50);
    expect(picture.transparent).toBe(false);

    const svg = await takeAway(page, 'SVG');
    expect(svg.name).toBe(png.name.replace(/png$/, 'svg'));
    const text = svg.bytes.toString('utf8');
    const drawn = await parsed(page, text);
    expect(picture.width % drawn.width).toBe(0);
    expect(drawn.height / drawn.width).toBeCloseTo(picture.height / picture.width, 2);
    const texts = textsOf(text);
    expect(texts[0]).toContain(title);
    expect(texts[1]).toMatch(new RegExp(`^${name} · window .*\\d{4}$`));
    expect(texts.some((line) => line.startsWith(unit))).toBe(true);
    expect(texts.at(-1)).toMatch(/^CNX · Data as of .*\d{4}, \d\d:\d\d/);
    // Lines and texts, no picture of dots and nothing that only browsers draw.
    expect(text).not.toMatch(/<image|<foreignObject|https?:\/\/(?!www\.w3\.org)/);
    expect(text.match(/<path/g)!.length).toBeGreaterThan(3);
    expect(codes.filter((url) => url.includes('picture-code'))).toHaveLength(1);
  });
}

test('a picture that cannot be made is said, and the chart can be taken away later', async ({
  page,
  watch,
}) => {
  watch.expectError(/picture-code|Failed to load resource|Failed to fetch/);
  await openSignedIn(page, dashboardArea('productionOptimization'));
  await expect(page.getByRole('figure').first()).toBeVisible();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.getByRole('button', { name: 'Download chart' }).click();
  await page.getByRole('menuitem', { name: 'PNG' }).click();
  await expect(page.getByText('The picture could not be made. Try again.', { exact: true })).toBeVisible();
  await page.unroute('**/*.woff2');
  const { name } = await takeAway(page, 'PNG');
  expect(name).toMatch(/\.png$/);
});
