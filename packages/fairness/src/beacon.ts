import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type BeaconChain, randomnessOf } from './beacon-chain.ts';

/** By what points of the curve are hashed, as RFC 9380 names it. */
const hashedBy = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

const ninetySixHexDigits = /^[0-9a-f]{96}$/;

/**
 * What a round of a public beacon is worth in a draw: 64 digits that nobody knew before it; `undefined` where the signature is
 * not the one signature that the beacon's public key has for the round.
 */
export function verifiedRandomness(
  { publicKey }: BeaconChain,
  round: number,
  signature: string,
): string | undefined {
  if (!ninetySixHexDigits.test(signature) || !Number.isSafeInteger(round) || round < 1) return undefined;
  const { shortSignatures, G2 } = bls12_381;
  try {
    const message = shortSignatures.hash(sha256(roundBytes(round)), hashedBy);
    const point = shortSignatures.Signature.fromHex(signature);
    if (!shortSignatures.verify(point, message, G2.Point.fromHex(publicKey))) return undefined;
  } catch {
    // What is no point of the curve is no signature.
    return undefined;
  }
  return randomnessOf(signature);
}

/** The round as its beacon signs it: eight bytes, the highest first. */
function roundBytes(round: number): Uint8Array {
  return hexToBytes(round.toString(16).padStart(16, '0'));
}

/** Signs a round as a beacon whose secret key is known, for whoever tries one out. */
export function signRound(secretKey: Uint8Array, round: number): string {
  const { shortSignatures } = bls12_381;
  const message = shortSignatures.hash(sha256(roundBytes(round)), hashedBy);
  return bytesToHex(shortSignatures.Signature.toBytes(shortSignatures.sign(message, secretKey)));
}

/** The public half of such a key. */
export function beaconPublicKey(secretKey: Uint8Array): string {
  return bls12_381.shortSignatures.getPublicKey(secretKey).toHex();
}
