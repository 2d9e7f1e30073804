import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Everything that is not the open net: this machine, private and shared networks, link-local, documentation, multicast. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only 2000::/3 is handed out; of that not what carries an IPv4 address inside, nor documentation. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6');

export function isOutside(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !INSIDE.check(address, 'ipv4');
    case 6:
      return GLOBAL.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6');
    default:
      return false;
  }
}

/**
 * Looks a name up for a connection, and refuses it when any of its addresses is inside. Asked at the moment of connecting:
 * a name may lead elsewhere than it did when it was checked.
 */
export const lookUpOutside: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isOutside(address)))
      return done(Object.assign(new Error(`${host} is inside`), { code: 'EINSIDE' }), '');
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** Whether a name leads to the open net and nowhere else, now. */
export const leadsOutside = (host: string): Promise<boolean> =>
  new Promise((resolve) => lookUpOutside(host, { all: true }, (error) => resolve(error === null)));
