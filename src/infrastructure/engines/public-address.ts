/**
 * Which addresses are somebody's on the public internet: everything that leads into a machine or its own
 * network is refused.
 */
import { BlockList, isIP } from 'node:net';

/**
 * IANA's special-purpose registries, multicast, and the one public address at which a cloud answers its own
 * machines.
 */
const REFUSED_4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
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
/** Within what is global: tunnels that carry IPv4 addresses, and what stands in examples. */
const REFUSED_6: typeof REFUSED_4 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused4 = new BlockList();
for (const [network, bits] of REFUSED_4) refused4.addSubnet(network, bits, 'ipv4');
const refused6 = new BlockList();
for (const [network, bits] of REFUSED_6) refused6.addSubnet(network, bits, 'ipv6');
/** Mapped, translated, local, link-local and multicast addresses all lie outside of it. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !refused4.check(address, 'ipv4');
    case 6:
      // A zone names an interface of this machine.
      return !address.includes('%') && global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
    default:
      return false;
  }
};
