// Serves the limit pages: brotli, immutable, nothing else, so that they are as fast as pages can be.
import { createServer } from 'node:http';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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
