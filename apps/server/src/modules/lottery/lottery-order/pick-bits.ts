/** Bits on their way to PostgreSQL. */
export interface PickBits {
  /** Hexadecimal as PostgreSQL reads it, the first bit on the left, filled up to whole bytes with zeros. */
  readonly hex: string;
  readonly size: number;
}

/** Single numbers are picked out of ten thousand: a digit for each would be most of what a slip of them sends. */
export function packBits(bits: readonly number[], size: number): PickBits {
  const bytes = new Uint8Array(Math.ceil(size / 8));
  for (const bit of bits) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
  return { hex: `x${Buffer.from(bytes.buffer).toString('hex')}`, size };
}
