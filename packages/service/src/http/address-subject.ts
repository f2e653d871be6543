import { isIP } from 'node:net';
import { plainAddress } from './address-list.ts';

/**
 * What an address counts as: an IPv6 network of 64 bits is one subject, because whoever has one address of it has
 * all of them.
 */
export function addressSubject(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = [], tail = []] = plain.split('::', 2).map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
