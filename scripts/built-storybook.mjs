// Storybook as it is published: built, and served for as long as something looks at it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { command, ReadableError, root } from './bootstrap.mjs';

const pages = path.join(root, 'storybook-static');

/**
 * Builds Storybook into `storybook-static`.
 * @returns what it said
 * @throws a readable error where it could not be built
 */
export async function buildStorybook() {
  const { code, output } = await command('storybook', ['build'], {
    quiet: true,
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  if (code !== 0) throw new ReadableError(`Storybook could not be built:\n${output}`);
  return output;
}

/** The pages of the built Storybook, stories and docs, by their ids. */
export const readIndex = () => JSON.parse(readFileSync(path.join(pages, 'index.json'), 'utf8')).entries;

/**
 * Serves the built Storybook for as long as `use` runs.
 * @template Result
 * @param {(origin: string) => Promise<Result>} use
 */
export async function withStorybook(use) {
  // Not before: the dependencies may only just have been installed.
  const { preview } = await import('vite');
  const server = await preview({
    root,
    configFile: false,
    build: { outDir: pages },
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  });
  try {
    return await use(`http://127.0.0.1:${server.httpServer.address().port}`);
  } finally {
    await server.close();
  }
}
