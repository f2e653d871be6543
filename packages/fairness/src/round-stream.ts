import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { ClientSeed, ServerSeed } from './seeds.ts';

/** The randomness of one round: the same seeds and nonce give the same numbers on every machine. */
export interface RoundStream {
  /** An integer from 0 to `bound` - 1, each equally likely. `bound` is an integer from 1 to 2^31. */
  nextInteger(bound: number): number;
  /** One fair bit; the same as `nextInteger(2)`. */
  nextBit(): number;
}

/** HMAC-SHA256 of a message by a key, both as text; 32 bytes. */
export type Hmac = (key: string, message: string) => Uint8Array;

/** Runs everywhere. A server may pass its platform's own to `roundStream`, which is twice as fast. */
const portableHmac: Hmac = (key, message) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(message));

const maximumBound = 2 ** 31;

/**
 * Opens the stream of a round. `nonce` counts the rounds played on a seed pair, from 0.
 * Throws `RangeError` when the nonce is not a non-negative safe integer.
 */
export function roundStream(
  serverSeed: ServerSeed,
  clientSeed: ClientSeed,
  nonce: number,
  hmac: Hmac = portableHmac,
): RoundStream {
  assertNonce(nonce);
  return new HmacStream(serverSeed, `${clientSeed}:${nonce}:`, hmac);
}

/**
 * One block of a round's bytes: HMAC-SHA256 keyed with the server seed's text, over `clientSeed:nonce:cursor`, where
 * the cursor counts a round's blocks from 0. The stream reads block after block; this shows one to whoever checks it.
 */
export function roundBlock(
  serverSeed: ServerSeed,
  clientSeed: ClientSeed,
  nonce: number,
  cursor: number,
): Uint8Array {
  assertNonce(nonce);
  if (!Number.isSafeInteger(cursor) || cursor < 0) throw new RangeError(`not a cursor: ${cursor}`);
  return portableHmac(serverSeed, `${clientSeed}:${nonce}:${cursor}`);
}

function assertNonce(nonce: number): void {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError(`not a nonce: ${nonce}`);
}

/**
 * Reads the blocks as one string of bits, the most significant bit of each byte first. A number below a bound takes as
 * many bits as the bound minus one has; a value at or above the bound is thrown away and as many bits are read anew.
 * No value is preferred that way, and a bit is never spent without need: a round seldom takes more than one block.
 */
class HmacStream implements RoundStream {
  readonly #serverSeed: ServerSeed;
  readonly #messagePrefix: string;
  readonly #hmac: Hmac;
  #block: Uint8Array = new Uint8Array(0);
  #cursor = 0;
  #nextByte = 0;
  #byte = 0;
  #bitsLeftInByte = 0;

  constructor(serverSeed: ServerSeed, messagePrefix: string, hmac: Hmac) {
    this.#serverSeed = serverSeed;
    this.#messagePrefix = messagePrefix;
    this.#hmac = hmac;
  }

  nextInteger(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > maximumBound) {
      throw new RangeError(`not a bound: ${bound}`);
    }
    const bitCount = 32 - Math.clz32(bound - 1);
    let value = this.#readBits(bitCount);
    while (value >= bound) value = this.#readBits(bitCount);
    return value;
  }

  nextBit(): number {
    return this.#readBits(1);
  }

  /** Reads 0 to 31 bits as an unsigned number. */
  #readBits(count: number): number {
    let value = 0;
    let missing = count;
    while (missing > 0) {
      if (this.#bitsLeftInByte === 0) this.#loadByte();
      const taken = Math.min(missing, this.#bitsLeftInByte);
      this.#bitsLeftInByte -= taken;
      value = (value << taken) | ((this.#byte >>> this.#bitsLeftInByte) & ((1 << taken) - 1));
      missing -= taken;
    }
    return value;
  }

  #loadByte(): void {
    if (this.#nextByte === this.#block.length) this.#loadBlock();
    this.#byte = this.#block[this.#nextByte] ?? 0;
    this.#nextByte += 1;
    this.#bitsLeftInByte = 8;
  }

  #loadBlock(): void {
    this.#block = this.#hmac(this.#serverSeed, `${this.#messagePrefix}${this.#cursor}`);
    this.#cursor += 1;
    this.#nextByte = 0;
  }
}
