import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { themeClass, themeNames } from '../../../packages/ui/src/themes/theme-names.ts';
import type { Manifest, ManifestChunk, Plugin, ResolvedConfig, ViteBuilder } from 'vite';
import { dictionaryOf, refuseActiveMarkup, type RenderedPage } from '../src/boot/dictionary.ts';
import { textAttributes } from '../src/boot/settings.ts';
import type * as prerenderModule from '../src/prerender.tsx';
import type { Language } from '../src/i18n/languages.ts';
import { bootScript } from './boot-script.ts';
import { compressFolder } from './compress.ts';
import { cspHash, pageOf } from './html-pages.ts';
import { buildRedirectBridge } from './redirect-bridge.ts';

type Prerender = typeof prerenderModule;

/** Where the build writes which file each module became; relative to the output folder. */
export const manifestFile = 'build-manifest.json';

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
      const dist = path.resolve(config.root, config.build.outDir);
      await buildEnvironments(builder);
      await buildRedirectBridge(config.root, dist);
      await writePages(config.root, dist);
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
  const manifest = JSON.parse(await readFile(path.join(dist, manifestFile), 'utf8')) as Manifest;
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const bootCss = (await readFile(path.join(root, 'src/boot/boot.css'), 'utf8')).replace(/\s+/g, ' ').trim();

  // First the page's own rules alone: what other pages need is less than what the login page needs.
  const pageCss = prerender.pageCss();
  const rendered = await renderAll(prerender);
  const english = rendered.en;
  const loginCss = prerender.collectedCss();
  for (const css of [pageCss, loginCss]) requireRules(css);

  const dictionaries: Partial<Record<Language, Record<string, string>>> = {};
  const texts: Partial<Record<Language, string>> = {};
  for (const language of prerender.languages) {
    if (rendered[language] === english) continue;
    dictionaries[language] = dictionaryOf(english, rendered[language], textAttributes);
    texts[language] = `/${entryOf(manifest, `src/i18n/${language}/login.ts`).file}`;
  }
  const boot = await bootScript(prerender.bootSettings({ dictionaries, texts }));
  const portal = filesOf(manifest, groupOf(manifest, 'Pages'), 'src/shell/PortalFrame.tsx');
  const pages = {
    // Painted before anything else arrives: its font follows, and the one in its place takes the same room.
    'index.html': pageOf(template, { boot, ...english, styles: [bootCss, loginCss], modules: [] }),
    'app.html': pageOf(template, {
      boot,
      title: 'CNX',
      markup: '',
      styles: [bootCss, pageCss],
      font: prerender.fontUrl,
      modules: portal,
    }),
    'csp.json': JSON.stringify({
      scriptHashes: [cspHash(boot)],
      styleHashes: [bootCss, loginCss, pageCss].map(cspHash),
    }),
  };
  await Promise.all(Object.entries(pages).map(([name, text]) => writeFile(path.join(dist, name), text)));
  const leftOvers = [built, path.join(dist, manifestFile)];
  await Promise.all(leftOvers.map((leftOver) => rm(leftOver, { recursive: true })));
  await compressFolder(dist);
}

async function renderAll({ languages, renderLogin }: Prerender): Promise<Record<Language, RenderedPage>> {
  const pages = await Promise.all(
    languages.map(async (language) => [language, await renderLogin(language)] as const),
  );
  for (const [, { markup }] of pages) refuseActiveMarkup(markup);
  return Object.fromEntries(pages) as Record<Language, RenderedPage>;
}

/** The script takes the rules over by Stitches' markers, and brings no themes of its own. */
function requireRules(css: string): void {
  if (!css.includes('--sxs'))
    throw new Error('the collected rules lack the markers by which they are taken over');
  for (const name of themeNames)
    if (!css.includes(`.${themeClass(name)}{`)) throw new Error(`the collected rules lack the theme ${name}`);
}

function entryOf(manifest: Manifest, source: string): ManifestChunk {
  const entry = manifest[source];
  if (!entry) throw new Error(`the build has no file for ${source}`);
  return entry;
}

/** Name in the manifest of a file that holds a group of modules, which the build's configuration names. */
function groupOf(manifest: Manifest, name: string): string {
  const group = Object.keys(manifest).find((key) => manifest[key]?.name === name && !manifest[key].src);
  if (group === undefined) throw new Error(`the build has no file for the group ${name}`);
  return group;
}

/** The files of some modules and of everything they import at once, without those that the page names anyway. */
function filesOf(manifest: Manifest, ...sources: readonly string[]): string[] {
  const chunks = new Map<string, ManifestChunk>();
  const collect = (source: string) => {
    const entry = entryOf(manifest, source);
    if (entry.isEntry || chunks.has(source)) return;
    chunks.set(source, entry);
    entry.imports?.forEach(collect);
  };
  sources.forEach(collect);
  return [...chunks.values()].map(({ file }) => `/${file}`);
}
