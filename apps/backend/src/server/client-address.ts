import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The IP address of the client, without a port; empty where the connection has none. */
    readonly clientAddress: string;
  }
}

/**
 * Gives each request the address of its client: the right-most one of `X-Forwarded-For` that is not a proxy's. What is no
 * address there, and what stands left of it, says nothing: the client is then the one that sent it.
 * @param trustedProxies Addresses and networks (CIDR) whose header is believed.
 */
export function addClientAddress(app: FastifyInstance, trustedProxies: readonly string[]): void {
  const proxies = new BlockList();
  for (const proxy of trustedProxies) {
    const [network = '', bits] = proxy.split('/');
    if (bits === undefined) proxies.addAddress(network, familyOf(network));
    else proxies.addSubnet(network, Number(bits), familyOf(network));
  }
  const isProxy = (address: string) => address !== '' && proxies.check(address, familyOf(address));

  function addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    let address = readAddress(socket.remoteAddress ?? '') ?? '';
    while (isProxy(address)) {
      const before = readAddress(forwarded.pop() ?? '');
      if (before === undefined) break;
      address = before;
    }
    return address;
  }

  app.decorateRequest('clientAddress', {
    getter() {
      return addressOf(this.raw);
    },
  });
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Some proxies write the port with the address: `192.0.2.1:5012`, `[2001:db8::1]:5012`. */
const withPort = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/;

/** The address that an entry names, in one spelling; undefined where it names none. */
function readAddress(entry: string): string | undefined {
  const text = entry.trim();
  const [, inBrackets, plain] = withPort.exec(text) ?? [];
  // The name of a network interface means nothing to anyone else.
  const [address = ''] = (inBrackets ?? plain ?? text).split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIP(mapped) === 4) return mapped;
  return isIP(address) === 6 ? address.toLowerCase() : isIP(address) === 4 ? address : undefined;
}
