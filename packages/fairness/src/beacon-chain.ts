import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** A public beacon: every so many seconds it signs the number of a round, which nobody can do before. */
export interface BeaconChain {
  /** As draws and receipts name it. */
  readonly name: string;
  /** A point of G2 of BLS12-381, 192 hexadecimal digits; signatures are points of G1. */
  readonly publicKey: string;
  /** When round 1 came. */
  readonly genesisSeconds: number;
  readonly periodSeconds: number;
}

/** The beacon of the League of Entropy, which companies and universities run together. */
export const quicknet: BeaconChain = {
  name: 'drand-quicknet',
  publicKey: [
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451',
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  ].join(''),
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};

/** Clocks may differ by so much: no round that decides a draw comes within it after the draw's closing. */
const clockDifferenceMs = 2_000;

/** The round that decides a draw: the first one that comes at least two seconds after its sales have ended. */
export function decidingRound(
  { genesisSeconds, periodSeconds }: Pick<BeaconChain, 'genesisSeconds' | 'periodSeconds'>,
  closesAtMs: number,
): number {
  const sinceGenesisMs = closesAtMs + clockDifferenceMs - genesisSeconds * 1_000;
  return Math.max(0, Math.ceil(sinceGenesisMs / (periodSeconds * 1_000))) + 1;
}

/** When a round comes. */
export function roundComesAtMs({ genesisSeconds, periodSeconds }: BeaconChain, round: number): number {
  return (genesisSeconds + (round - 1) * periodSeconds) * 1_000;
}

/** The round's random number as the beacon itself states it: the SHA-256 of its signature. */
export function randomnessOf(signature: string): string {
  return bytesToHex(sha256(hexToBytes(signature)));
}
