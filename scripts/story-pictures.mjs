// Pictures of every story of the built Storybook, for people to look through.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { command, ReadableError, root, say } from './bootstrap.mjs';

/** The window of a story that asks for no other. */
const usual = { width: 1024, height: 640 };
const themes = ['light', 'dark', 'green'];
const pages = path.join(root, 'storybook-static');
/** A name that leads nowhere: its files are read from the folder, without a server. */
const origin = 'http://storybook.invalid';

/**
 * @param {import('playwright').Browser} browser
 * @param {string} folder where `<theme>/<story>.png` are written
 */
export async function shootStories(browser, folder) {
  const { code, output } = await command('storybook', ['build', '--quiet'], { quiet: true });
  if (code !== 0) throw new ReadableError(`Storybook could not be built:\n${output}`);
  const { entries } = JSON.parse(readFileSync(path.join(pages, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const broken = [];
  for (const theme of themes) {
    const place = path.join(folder, theme);
    mkdirSync(place, { recursive: true });
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.route(`${origin}/**`, (route) => {
      const file = path.join(pages, decodeURIComponent(new URL(route.request().url()).pathname));
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
    });
    for (const { id } of stories) {
      if (!(await show(page, id, theme))) broken.push(`${id} in ${theme}`);
      await page.screenshot({ path: path.join(place, `${id}.png`), fullPage: true });
    }
    await context.close();
    say(`${stories.length} stories in ${theme}`);
  }
  if (broken.length > 0) throw new ReadableError(`these stories failed:\n  ${broken.join('\n  ')}`);
}

/** Opens a story, as wide as it asks for, and waits until its own steps have been played. Whether they went well. */
async function show(page, id, theme) {
  await page.setViewportSize(usual);
  const open = async () => {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
    await page.waitForFunction(() => {
      const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase;
      return ['finished', 'errored', 'aborted'].includes(phase);
    });
  };
  await open();
  const width = await page.evaluate(() => {
    const { story } = globalThis.__STORYBOOK_PREVIEW__.currentRender;
    const name = story.storyGlobals.viewport?.value;
    return name && parseInt(story.parameters.viewport.options[name].styles.width, 10);
  });
  if (width && width !== usual.width) {
    await page.setViewportSize({ ...usual, width });
    await open();
  }
  return page.evaluate(() => !document.body.classList.contains('sb-show-errordisplay'));
}
