import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig, ViteBuilder } from 'vite';
import { dictionaryOf, refuseActiveMarkup } from '../src/boot/dictionary.ts';
import { textAttributes } from '../src/boot/settings.ts';
import { bootScript } from './boot-script.ts';
import { compressFolder } from './compress.ts';
import { cspHash, pageOf } from './html-pages.ts';

type Prerender = typeof import('../src/prerender.tsx');

/** Name of the environment that renders the login page while building. */
export const prerenderEnvironment = 'prerender';

/**
 * Builds the portal's pages: `index.html` holds the login form, ready to be typed into, `app.html` is the same page
 * without it for every other address, and `csp.json` lists the hashes of what stands inline. All three belong together
 * and are deployed together.
 */
export function loginPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'cnx-login-page',
    configResolved(resolved) {
      config = resolved;
    },
    async transformIndexHtml(html, { server }) {
      if (!server) return html;
      const { bootSettings } = (await server.ssrLoadModule('/src/boot/portal-boot.ts')) as Pick<
        Prerender,
        'bootSettings'
      >;
      return html.replace('<!--boot-->', `<script>${await bootScript(bootSettings())}</script>`);
    },
    async buildApp(builder) {
      await buildEnvironments(builder);
      await writePages(config.root, path.resolve(config.root, config.build.outDir));
    },
  };
}

async function buildEnvironments(builder: ViteBuilder): Promise<void> {
  for (const name of ['client', prerenderEnvironment]) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`there is no build environment ${name}`);
    await builder.build(environment);
  }
}

async function writePages(root: string, dist: string): Promise<void> {
  const built = path.join(dist, prerenderEnvironment);
  const prerender = (await import(pathToFileURL(path.join(built, 'prerender.js')).href)) as Prerender;
  await rm(built, { recursive: true });
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const bootCss = (await readFile(path.join(root, 'src/boot/boot.css'), 'utf8')).replace(/\s+/g, ' ').trim();

  // First the page's own rules alone: what other pages need is less than what the login page needs.
  const pageCss = prerender.pageCss();
  const { en: english, ...translated } = renderAll(prerender);
  if (!english) throw new Error('the login page was not rendered in English');
  const loginCss = prerender.collectedCss();
  for (const css of [pageCss, loginCss])
    if (!css.includes('--sxs'))
      throw new Error('the collected rules lack the markers by which they are taken over');

  const dictionaries = Object.fromEntries(
    Object.entries(translated).map(([language, page]) => [
      language,
      dictionaryOf(english, page, textAttributes),
    ]),
  );
  const boot = await bootScript(prerender.bootSettings(dictionaries));
  const shared = { boot, fontUrl: prerender.fontUrl };
  const pages = {
    'index.html': pageOf(template, { ...shared, ...english, styles: [bootCss, loginCss] }),
    'app.html': pageOf(template, { ...shared, title: 'CNX', markup: '', styles: [bootCss, pageCss] }),
    'csp.json': JSON.stringify({
      scriptHashes: [cspHash(boot)],
      styleHashes: [bootCss, loginCss, pageCss].map(cspHash),
    }),
  };
  await Promise.all(Object.entries(pages).map(([name, text]) => writeFile(path.join(dist, name), text)));
  await compressFolder(dist);
}

function renderAll({ languages, renderLogin }: Prerender) {
  const pages = Object.fromEntries(languages.map((language) => [language, renderLogin(language)]));
  for (const { markup } of Object.values(pages)) refuseActiveMarkup(markup);
  return pages as Partial<ReturnType<typeof Object.fromEntries<ReturnType<Prerender['renderLogin']>>>>;
}
