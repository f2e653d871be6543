import { checkPrimeSync, createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { deriveKey } from './derived-key.ts';

export interface RsaKeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const primeBytes = 128;
const publicExponent = 65_537n;
/** Candidates that one of these divides need no costly test. */
const smallPrimes = primesBelow(2_000);

const made = new Map<string, RsaKeyPair>();

/**
 * A pair of RSA keys of 2048 bits for one purpose, out of the installation's one secret, for those who hold that secret
 * on both sides: the same secret and label give the same pair. Whoever has a secret of their own makes keys at random.
 */
export function deriveRsaKeyPair(secret: string, label: string): RsaKeyPair {
  const seed = deriveKey(secret, label);
  const name = seed.toString('base64');
  const pair = made.get(name) ?? makePair(seed);
  made.set(name, pair);
  return pair;
}

function makePair(seed: Buffer): RsaKeyPair {
  const p = primeOf(seed, 'p');
  const q = primeOf(seed, 'q');
  const d = inverseOf(publicExponent, (p - 1n) * (q - 1n));
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'RSA',
      n: numberText(p * q),
      e: numberText(publicExponent),
      d: numberText(d),
      p: numberText(p),
      q: numberText(q),
      dp: numberText(remainder(d, p - 1n)),
      dq: numberText(remainder(d, q - 1n)),
      qi: numberText(inverseOf(q, p)),
    },
  });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

/** The first prime from a point on that the seed names. Its two highest bits are set, so that a product has all its bits. */
function primeOf(seed: Buffer, name: string): bigint {
  const blocks = Array.from({ length: primeBytes / 32 }, (_, block) =>
    createHmac('sha256', seed).update(`${name}/${block}`).digest(),
  );
  const start = BigInt(`0x${Buffer.concat(blocks).toString('hex')}`) | (3n << 1022n) | 1n;
  for (let candidate = start; ; candidate += 2n) {
    if (smallPrimes.some((prime) => remainder(candidate, prime) === 0n)) continue;
    // The public exponent must have an inverse.
    if (remainder(candidate - 1n, publicExponent) === 0n) continue;
    if (checkPrimeSync(candidate)) return candidate;
  }
}

/** By the extended algorithm of Euclid; the two have no common divisor. */
function inverseOf(value: bigint, modulus: bigint): bigint {
  let [previous, current] = [modulus, value];
  let [previousFactor, factor] = [0n, 1n];
  while (current !== 0n) {
    const quotient = previous / current;
    [previous, current] = [current, previous - quotient * current];
    [previousFactor, factor] = [factor, previousFactor - quotient * factor];
  }
  return remainder(previousFactor + modulus, modulus);
}

function remainder(value: bigint, divisor: bigint): bigint {
  return value % divisor;
}

function numberText(value: bigint): string {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64url');
}

function primesBelow(limit: number): readonly bigint[] {
  const primes: number[] = [];
  for (let number = 3; number < limit; number += 2) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes.map(BigInt);
}
