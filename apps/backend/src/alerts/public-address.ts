import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/** Networks that are no part of the internet: the machine itself, a company's own, those of a provider's metadata. */
const inner: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of IPv6, only global unicast is public, without what stands for an address of IPv4 or for documentation. */
const innerOfGlobal: readonly (readonly [address: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [address, prefix] of inner) blocked.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of innerOfGlobal) blocked.addSubnet(address, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** An address of IPv4 that is written as one of IPv6, as itself. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/** Whether an IP address belongs to the internet. */
export function isPublicAddress(given: string): boolean {
  const address = plain(given);
  if (isIPv4(address)) return !blocked.check(address, 'ipv4');
  return global.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** Networks (`10.0.0.0/8`) and addresses that a list names. */
export function networksOf(list: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of list) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(prefix), family);
  }
  return networks;
}

/** Whether a network holds an IP address. */
export function isWithin(networks: BlockList, given: string): boolean {
  const address = plain(given);
  return isIP(address) !== 0 && networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * Looks up names for a connection: the address that is checked is the one that is connected to, so that a name cannot lead
 * elsewhere in between.
 * @param mayConnect decides by the address
 */
export function guardedLookup(mayConnect: (address: string) => boolean, find = resolve): LookupFunction {
  return (hostname, options, answer) => {
    find(hostname, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, []);
      const addresses = found.filter(({ address }) => mayConnect(address));
      if (addresses.length < found.length || addresses.length === 0)
        return answer(new Error(`${hostname} does not lead to the internet`), []);
      return options.all === true
        ? answer(null, addresses)
        : answer(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}
