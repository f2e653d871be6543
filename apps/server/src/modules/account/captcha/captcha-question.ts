import type { Random } from '@wau/service/random';

export interface CaptchaQuestion {
  /** What the picture shows: digits, `+`, `=` and `?`. */
  readonly text: string;
  /** At most six digits. */
  readonly answer: string;
}

const digitCount = 5;

/** Either five digits to copy, or a sum. Nothing to guess: the digits have 100,000 answers, the sums some 900. */
export function chooseCaptchaQuestion(random: Random): CaptchaQuestion {
  if (uniform(random, 4) > 0) {
    const digits = Array.from({ length: digitCount }, () => String(uniform(random, 10))).join('');
    return { text: digits, answer: digits };
  }
  const left = 100 + uniform(random, 900);
  const right = 1 + uniform(random, 9);
  return { text: `${left}+${right}=?`, answer: String(left + right) };
}

/** A whole number below `bound`, which is at most 65,536; values that would favour some are thrown away. */
export function uniform(random: Random, bound: number): number {
  const limit = 65_536 - (65_536 % bound);
  for (;;) {
    const [high = 0, low = 0] = random.bytes(2);
    const value = high * 256 + low;
    if (value < limit) return value % bound;
  }
}
