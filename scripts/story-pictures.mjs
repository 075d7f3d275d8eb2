// Pictures of every story of the built Storybook, for people to look through.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { command, ReadableError, root, say } from './bootstrap.mjs';

/** The window of a story that asks for no other. */
const usual = { width: 1024, height: 640 };
const themes = ['light', 'dark', 'green'];
const pages = path.join(root, 'storybook-static');

/**
 * @param {import('playwright').Browser} browser
 * @param {string} folder where `<theme>/<story>.png` are written
 */
export async function shootStories(browser, folder) {
  const { code, output } = await command('storybook', ['build', '--quiet'], { quiet: true });
  if (code !== 0) throw new ReadableError(`Storybook could not be built:\n${output}`);
  const { entries } = JSON.parse(readFileSync(path.join(pages, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const server = await preview({
    root,
    configFile: false,
    build: { outDir: pages },
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  });
  const origin = `http://127.0.0.1:${server.httpServer.address().port}`;
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
  await server.close();
  if (broken.length > 0) throw new ReadableError(`these stories failed:\n  ${broken.join('\n  ')}`);
}

/** Opens a story, as wide as it asks for, and waits until its own steps have been played. Whether they went well. */
async function show(page, address) {
  await page.setViewportSize(usual);
  const width = await open(page, address);
  if (width !== usual.width) {
    await page.setViewportSize({ ...usual, width });
    await open(page, address);
  }
  return page.evaluate(() => !document.body.classList.contains('sb-show-errordisplay'));
}

/** Loads a story and lets it play. The width that it asks for. */
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
