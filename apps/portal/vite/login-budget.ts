import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** The most that the login page's script may weigh, compressed with gzip. */
const limitBytes = 110 * 1024;

/** Code that has no business on the login page: it comes when a person types, or after sign-in. */
const unwanted =
  /\/node_modules\/(?:@azure\/msal|jsencrypt|@tanstack|jotai-tanstack-query|uplot|radix-ui|@radix-ui|react-router|openapi-fetch|d3-)/;

/**
 * Weighs what the page loads before anything was typed.
 * @throws when it is over the limit, or holds code that must come later.
 */
export function loginBudget(): Plugin {
  return {
    name: 'cnx-login-budget',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // When Vite has written the pages, and into each file what its imports preload.
      order: 'post',
      handler(_options, bundle) {
        const chunks = loadedAtOnce(bundle);
        const found = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => unwanted.test(id));
        if (found) this.error(`the login page loads ${found}`);
        const bytes = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
        const text = `the login page's script weighs ${(bytes / 1024).toFixed(1)} KiB of ${limitBytes / 1024}`;
        if (bytes === 0 || bytes > limitBytes) this.error(text);
        this.info(text);
      },
    },
  };
}

/** The scripts that the page names, and everything that they import without being asked. */
function loadedAtOnce(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || loaded.has(chunk)) return;
    loaded.add(chunk);
    chunk.imports.forEach(load);
  };
  for (const [, name] of html.matchAll(/<script [^>]*src="\/([^"]+)"/g)) load(name!);
  return [...loaded];
}
