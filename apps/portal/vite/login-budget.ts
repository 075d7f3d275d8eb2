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
    generateBundle(_options, bundle) {
      const chunks = loadedAtOnce(bundle);
      const found = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => unwanted.test(id));
      if (found) this.error(`the login page loads ${found}`);
      const bytes = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
      const text = `the login page's script weighs ${(bytes / 1024).toFixed(1)} KiB of ${limitBytes / 1024}`;
      if (bytes > limitBytes) this.error(text);
      this.info(text);
    },
  };
}

/** The entry and everything that it imports without being asked. */
function loadedAtOnce(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || loaded.has(chunk)) return;
    loaded.add(chunk);
    chunk.imports.forEach((name) => load(bundle[name]));
  };
  Object.values(bundle).forEach((chunk) => chunk.type === 'chunk' && chunk.isEntry && load(chunk));
  return [...loaded];
}
