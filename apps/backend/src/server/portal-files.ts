import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  apiHeaders,
  assetHeaders,
  createHashReader,
  documentHeaders,
  type TrustedOrigins,
} from './security-headers.ts';

/** How the built portal is served. */
export interface PortalFilesOptions {
  readonly directory: string;
  readonly origins: () => TrustedOrigins;
  /** Prefixes that are never the portal's, such as `/api`. */
  readonly reserved: readonly string[];
}

/**
 * Serves the built portal: files with their compressed copies, hashed assets without expiry, the prerendered page of a path
 * where there is one, `app.html` for all other routes.
 * @returns Answers a request that no other route took.
 */
export async function addPortalFiles(
  app: FastifyInstance,
  { directory, origins, reserved }: PortalFilesOptions,
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply> {
  const readHashes = createHashReader(directory);
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  function sendDocument(path: string, file: string, reply: FastifyReply): FastifyReply {
    return reply.headers(documentHeaders(path, readHashes(), origins())).sendFile(file);
  }

  return (request, reply) => {
    const path = pathOf(request);
    if (path === undefined || reserved.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) {
      return notFound(reply);
    }
    const file = path.slice(1);
    // A `#` that a mail program encoded in a link is a part of the path: the page reads what follows it.
    if (/^[^#%]*\.[A-Za-z0-9]+$/.test(file) && !file.endsWith('.html')) {
      // Compressed copies are sent under the name of what they hold.
      if (file === 'csp.json' || /\.(br|gz)$/i.test(file) || !existsSync(join(directory, file)))
        return notFound(reply);
      const hashed = file.startsWith('assets/');
      const cacheControl = hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      return reply.headers({ ...assetHeaders, 'cache-control': cacheControl }).sendFile(file);
    }
    if (file.startsWith('assets/')) return notFound(reply);
    const page = [file, `${file.replace(/\/$/, '') || 'index'}.html`, 'app.html', 'index.html'].find(
      (candidate) => candidate.endsWith('.html') && existsSync(join(directory, candidate)),
    );
    return page ? sendDocument(path, page, reply) : notBuilt(reply);
  };
}

/** @returns The decoded path; undefined for a path that only an attacker sends. */
function pathOf(request: FastifyRequest): string | undefined {
  try {
    const path = decodeURIComponent(request.url.split(/[?#]/, 1)[0] ?? '');
    const hostile =
      path.includes('\0') || path.includes('\\') || path.split('/').some((step) => step.startsWith('.'));
    return hostile || !path.startsWith('/') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The answer where there is no file. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(apiHeaders).type('text/plain; charset=utf-8').send('Not found');
}

function notBuilt(reply: FastifyReply): FastifyReply {
  const text = 'The portal is not built. Run "npm run build", then reload this page.';
  return reply.code(503).headers(apiHeaders).type('text/plain; charset=utf-8').send(text);
}
