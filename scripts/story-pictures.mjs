// Pictures of every still story of the built Storybook, for people to look through.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ReadableError, say } from './bootstrap.mjs';
import { buildStorybook, readIndex, withStorybook } from './built-storybook.mjs';

/** The window of a story that asks for no other. */
const usual = { width: 1024, height: 640 };
const themes = ['light', 'dark', 'green'];

/**
 * @param {import('playwright').Browser} browser
 * @param {string} folder where `<theme>/<story>.png` are written
 */
export async function shootStories(browser, folder) {
  await buildStorybook();
  const stories = Object.values(readIndex()).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('play-fn'),
  );
  const broken = await withStorybook((origin) => shootAll(browser, folder, { stories, origin }));
  if (broken.length > 0) throw new ReadableError(`these stories failed:\n  ${broken.join('\n  ')}`);
}

/** The stories that failed. */
async function shootAll(browser, folder, { stories, origin }) {
  const broken = [];
  for (const theme of themes) {
    const place = path.join(folder, theme);
    mkdirSync(place, { recursive: true });
    const context = await browser.newContext({ viewport: usual, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const { id } of stories) {
      const address = `${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;
      if (!(await show(page, address))) broken.push(`${id} in ${theme}`);
      await page.screenshot({ path: path.join(place, `${id}.png`), fullPage: true });
    }
    await context.close();
    say(`${stories.length} stories in ${theme}`);
  }
  return broken;
}

/** Opens a story, as wide as it asks for. Whether it was drawn. */
async function show(page, address) {
  await page.setViewportSize(usual);
  const width = await open(page, address);
  if (width !== usual.width) {
    await page.setViewportSize({ ...usual, width });
    await open(page, address);
  }
  return page.evaluate(() => !document.body.classList.contains('sb-show-errordisplay'));
}

/** Loads a story. The width that it asks for. */
async function open(page, address) {
  await page.goto(address);
  const played = () =>
    ['finished', 'errored', 'aborted'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase);
  await page.waitForFunction(played, null, { timeout: 60_000 });
  return page.evaluate((width) => {
    const { story } = globalThis.__STORYBOOK_PREVIEW__.currentRender;
    const name = story.storyGlobals.viewport?.value;
    return name ? parseInt(story.parameters.viewport.options[name].styles.width, 10) : width;
  }, usual.width);
}
