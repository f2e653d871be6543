import { BlockList, isIP } from 'node:net';

/** Addresses and ranges of them, IPv4 and IPv6. */
export interface AddressList {
  /** `address` as a request tells it, an IPv4 address inside IPv6 included. What is no address is in no list. */
  has(address: string): boolean;
}

/** `ranges` in CIDR notation; a bare address stands for itself alone. */
export function addressList(ranges: readonly string[]): AddressList {
  if (ranges.length === 0) return { has: () => false };
  const list = new BlockList();
  for (const range of ranges) addRange(list, range);
  return {
    has(address) {
      const plain = plainAddress(address);
      const family = isIP(plain);
      return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

function addRange(list: BlockList, range: string): void {
  const [network = '', bits] = range.split('/');
  const plain = plainAddress(network);
  const isV4 = isIP(plain) === 4;
  const given = bits === undefined ? (isIP(network) === 4 ? 32 : 128) : Number(bits);
  // `::ffff:10.0.0.0/104` means 10.0.0.0/8.
  const plainBits = isV4 && isIP(network) === 6 ? Math.max(0, given - 96) : given;
  list.addSubnet(plain, plainBits, isV4 ? 'ipv4' : 'ipv6');
}

/** The address without a zone, and an IPv4 address that travels inside IPv6 (`::ffff:192.0.2.1`) as itself. */
export function plainAddress(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (isIP(bare) !== 6 || !URL.canParse(`http://[${bare}]`)) return bare;
  // The URL parser writes every IPv6 address in the one canonical way.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (mapped === null) return canonical;
  const high = Number.parseInt(mapped[1] ?? '', 16);
  const low = Number.parseInt(mapped[2] ?? '', 16);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
