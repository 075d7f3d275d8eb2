// Pages of the bench's own, the limits among them: built by Vite and served with brotli and nothing else, so that they
// are as fast as pages can be.
import { createServer } from 'node:http';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../scripts/bootstrap.mjs';

/**
 * Builds pages for production.
 * @param {import('vite').InlineConfig} config
 * @returns the scripts that were made
 */
export async function buildPages(config) {
  const before = process.env.NODE_ENV;
  try {
    const { output } = await build({ configFile: false, logLevel: 'error', ...config });
    return output.filter(({ type }) => type === 'chunk');
  } finally {
    // Vite sets it for the whole process: what is started after this would run as if it were public.
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><div id="root"></div><script type="module" src="/main.jsx"></script></html>`;

/**
 * Builds a page of one script, which finds the component package's source under its name.
 * @param {string} folder for the page, emptied first; what is built stands in its `dist`
 * @returns the scripts that were made
 */
export async function buildPackagePage(folder, source) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'main.jsx'), source);
  writeFileSync(path.join(folder, 'index.html'), html);
  return buildPages({
    root: folder,
    resolve: { alias: { '@cnx/ui': path.join(root, 'packages/ui/src/index.ts') } },
    build: { outDir: 'dist' },
  });
}

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

function filesBelow(folder, prefix = '') {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory()
      ? filesBelow(file, `${prefix}/${name}`)
      : [[`${prefix}/${name}`, file]];
  });
}

/** @returns The origin of the server, and `close`. */
export async function servePages(folder) {
  const pages = new Map(
    filesBelow(folder).map(([address, file]) => [
      address,
      {
        body: brotliCompressSync(readFileSync(file)),
        type: types[path.extname(file)] ?? 'application/octet-stream',
      },
    ]),
  );
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url, 'http://localhost').pathname);
    if (!page) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': page.type, 'content-encoding': 'br' }).end(page.body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
