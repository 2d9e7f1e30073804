import { BlockList, isIP } from 'node:net';

/**
 * Whom a limit counts: an IPv4 address, or the network of an IPv6 one (/64), since every household has a whole one of
 * those.
 */
export function addressOf(ip: string | undefined): string {
  const plain = plainAddress(ip ?? '');
  if (isIP(plain) !== 6) return plain;
  const [start = '', end] = plain.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = start === '' ? [] : start.split(':');
  const rest = end ? end.split(':') : [];
  const zeros = end === undefined ? 0 : 8 - groups.length - rest.length;
  const whole = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...rest];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** An IPv4 address on an IPv6 socket is written behind ::ffff: */
const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether what this address says about the caller is believed; `hop`: 0 for who is connected to us, 1 for who is behind. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** Only as many proxies as there are, or only those we know: further names in X-Forwarded-For are what a caller wrote. */
export function trustedProxies(setting: number | readonly string[]): TrustsProxy {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  const ours = new BlockList();
  for (const network of setting) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) ours.addAddress(address, family);
    else ours.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address ?? '');
    const kind = isIP(plain);
    return kind !== 0 && ours.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
  };
}
