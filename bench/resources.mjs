// What parts of the bench share: made when the first of them needs it, and closed at the end.
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { buildSystem, ReadableError, say } from '../scripts/bootstrap.mjs';
import { demonstrationPassword, signInToken, startSystem } from '../scripts/running-system.mjs';
import { launch } from './browser.mjs';
import { buildComponentsPage } from './components.mjs';
import { buildPages, servePages } from './pages.mjs';

const limits = path.join(import.meta.dirname, 'limits');

/**
 * @param {{ cache: string, sizes: import('./sizes.mjs').Sizes }} options `cache`: folder for what is built
 */
export function createResources({ cache, sizes }) {
  const makers = {
    /** The built system, for what runs parts of it itself. */
    build: async () => ({ value: await buildSystem(), close: () => undefined }),
    browser: async () => {
      const browser = await launch();
      return { value: browser, close: () => browser.close() };
    },
    /** The running portal, in its second start: its data is there already. */
    system: async () => {
      await get('build');
      say('Starting the system for the first time (demonstration data) …');
      const first = await startSystem({ demonstration: sizes.demonstration });
      await first.stop({ keepData: true });
      say('Starting it again …');
      const system = await startSystem({ data: first.data });
      const { origin } = system;
      return {
        value: {
          origin,
          password: demonstrationPassword,
          signIn: () => signInToken(origin),
          readyAfter: { first: first.readyAfter, second: system.readyAfter },
        },
        close: () => system.stop({ keepData: false }),
      };
    },
    /** Pages that do the least: static HTML, bare React and router. */
    limits: async () => {
      const folder = path.join(cache, 'limits');
      const input = ['index', 'router'].map((name) => path.join(limits, `${name}.html`));
      await buildPages({
        root: limits,
        base: './',
        build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input } },
      });
      copyFileSync(path.join(limits, 'sign-in.html'), path.join(folder, 'sign-in.html'));
      return served(folder);
    },
    /** The page that holds components and their limits. */
    components: async () => served(await buildComponentsPage(path.join(cache, 'components'))),
  };
  /** @type {Map<string, Promise<{ value: unknown, close: () => unknown }>>} */
  const made = new Map();

  let ending = false;

  const get = (name) => {
    if (ending) throw new ReadableError('the bench is being ended');
    if (!made.has(name)) made.set(name, makers[name]());
    return made.get(name);
  };
  const close = async () => {
    ending = true;
    const open = await Promise.allSettled(made.values());
    made.clear();
    await Promise.allSettled(open.map(({ value }) => value?.close()));
  };
  return {
    /** Begins to make what is named, so that it is there sooner. */
    prepare: (names) => names.forEach((name) => void get(name).catch(() => undefined)),
    /**
     * Lends what is named, by its name. What could not be made fails again for the next who needs it, at once.
     * @returns it, and a function that closes the pages that were opened with it
     */
    lend: async (names) => {
      if (!(await made.get('browser')?.catch(() => undefined))?.value.isConnected()) made.delete('browser');
      const lent = Object.fromEntries(
        await Promise.all(names.map(async (name) => [name, (await get(name)).value])),
      );
      const contexts = [];
      if (lent.browser) lent.browser = tracked(lent.browser, contexts);
      const giveBack = async () => void (await Promise.allSettled(contexts.map((each) => each.close())));
      return { lent, giveBack };
    },
    /** Name and version of the browser; undefined when none was needed. */
    browserVersion: async () => (await made.get('browser')?.catch(() => undefined))?.value.version(),
    close,
  };
}

/** A browser of which it is known what was opened. */
function tracked(browser, contexts) {
  const newContext = async (options) => {
    const context = await browser.newContext(options);
    contexts.push(context);
    return context;
  };
  return { newContext, newPage: async (options) => (await newContext(options)).newPage() };
}

async function served(folder) {
  const pages = await servePages(folder);
  return { value: pages, close: pages.close };
}
