import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extensions } from '../packages/api/src/extensions.gen.ts';
import { specifiedAnswers, withoutExtensions } from '../scripts/contract/specification.mjs';
import { startSecondBackend } from './second-backend.ts';

/** A server that offers the calls of the specification and nothing beyond them. */
export interface SpecificationServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The operations that it lacks, as patterns of their paths. */
const lacking = Object.keys(extensions).map((path) => {
  const steps = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^/api${steps}$`, 'i');
});

/** Parameters that the specification's own calls take. */
const ownParameters = new Set(['email', 'token']);

/**
 * Starts the reference backend over the running system's database behind a server that answers what is beyond the
 * specification as one that has never heard of it: a page of HTML, with status 404. Of the others it passes on neither
 * parameters, headers nor fields of errors that are beyond it.
 */
export async function startSpecificationServer(): Promise<SpecificationServer> {
  let backend = '';
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', origin);
    if (lacking.some((path) => path.test(url.pathname))) {
      outgoing.writeHead(404, { 'content-type': 'text/html' }).end('<html><body>Not Found</body></html>');
    } else void passOn(new URL(withOwnParameters(url), backend), incoming, outgoing);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  // Without a provider of its own: one at another origin would take the accounts of the running system with it.
  const started = await startSecondBackend({ CNX_PUBLIC_ORIGIN: origin, CNX_IDP: 'off' });
  backend = started.origin;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await started.stop();
  };
  return { origin, stop };
}

const isApi = (url: URL) => url.pathname.startsWith('/api/');

function withOwnParameters(url: URL): string {
  if (isApi(url))
    for (const name of [...url.searchParams.keys()])
      if (!ownParameters.has(name)) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** Passes a call on, and its answer back, without what is beyond the specification. */
async function passOn(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method, headers } = incoming;
  const ownHeaders = { 'accept-encoding': 'identity', ...(isApi(url) && { accept: 'application/json' }) };
  const call = request(url, { method, headers: { ...headers, ...ownHeaders } });
  incoming.pipe(call);
  try {
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const { statusCode = 502 } = answer;
    const kept = Object.entries(answer.headers).filter(([name]) => !(isApi(url) && name.startsWith('x-')));
    const isJson = /\bjson\b/.test(answer.headers['content-type'] ?? '');
    if (!isApi(url) || !isJson) {
      outgoing.writeHead(statusCode, Object.fromEntries(kept));
      answer.pipe(outgoing);
      return;
    }
    const body = JSON.parse(Buffer.concat((await answer.toArray()) as Buffer[]).toString()) as unknown;
    const ofBody = kept.filter(([name]) => !/^(?:content-length|transfer-encoding|etag)$/.test(name));
    outgoing
      .writeHead(statusCode, Object.fromEntries(ofBody))
      .end(JSON.stringify(statusCode < 400 ? ofSpecification(url, body) : withoutCodes(body)));
  } catch {
    outgoing.destroy();
  }
}

/** An answer as the specification has it. */
function ofSpecification({ pathname }: URL, body: unknown): unknown {
  const call = specifiedAnswers.find(({ path }) => `/api${path}` === pathname);
  return call ? withoutExtensions(call.schema, body) : body;
}

/** An error as the specification has it: messages alone. */
function withoutCodes(body: unknown): unknown {
  const { errors } = body as { errors?: readonly { message: string }[] };
  return errors ? { errors: errors.map(({ message }) => ({ message })) } : body;
}
