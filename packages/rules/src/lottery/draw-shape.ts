import { drawDistinct } from '../draw-distinct.ts';
import type { IntegerSource } from '../integer-source.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';

/** So many numbers of a draw that are drawn alike: four third prizes of five digits, three dice, six balls. */
export interface DrawnPrize {
  readonly code: string;
  readonly count: number;
  readonly lowest: number;
  readonly highest: number;
  /** With so many digits it is written, zeros in front; 1 where numbers are written as they are. */
  readonly width: number;
}

/** What a draw of a family consists of, in the order in which it is drawn and written. */
export interface DrawShape {
  readonly prizes: readonly DrawnPrize[];
  /** Whether no number comes twice: balls out of one drum, the places of a race. All prizes then have the same range. */
  readonly isDistinct: boolean;
}

/** The result of a draw: the numbers of each prize as they are written. */
export type LotteryDraw = Readonly<Record<string, readonly string[]>>;

export type LotteryDrawRefusalCode = 'lottery.draw.invalid' | 'lottery.draw.repeated';

/** A prize whose numbers have so many digits, each from 0 to 9. */
export function digitPrize(code: string, count: number, width: number): DrawnPrize {
  return { code, count, lowest: 0, highest: 10 ** width - 1, width };
}

/**
 * Draws the numbers of all prizes, each result equally likely. Takes one integer for each number, below how many
 * numbers there are (left): 0 is the lowest.
 */
export function drawLottery(shape: DrawShape, integers: IntegerSource): LotteryDraw {
  const drawn = shape.isDistinct ? distinctNumbers(shape, integers) : undefined;
  let taken = 0;
  return Object.fromEntries(
    shape.prizes.map((prize) => {
      const numbers = Array.from({ length: prize.count }, () => {
        const number = drawn?.[taken] ?? prize.lowest + integers.nextInteger(sizeOf(prize));
        taken += 1;
        return numberText(prize, number);
      });
      return [prize.code, numbers];
    }),
  );
}

function distinctNumbers({ prizes }: DrawShape, integers: IntegerSource): readonly number[] {
  const [first] = prizes;
  if (first === undefined) throw new RangeError('a draw without prizes');
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0);
  return drawDistinct(count, sizeOf(first), integers).map((place) => first.lowest + place);
}

/** How many numbers a prize may have. */
export function sizeOf(prize: DrawnPrize): number {
  return prize.highest - prize.lowest + 1;
}

/** A number of the prize as it is written: 7 of a prize with two digits is `07`. */
export function numberText(prize: DrawnPrize, number: number): string {
  return number.toString().padStart(prize.width, '0');
}

/** Reads a result that somebody entered: every prize with every number as it is written, and nothing else. */
export function parseLotteryDraw(
  shape: DrawShape,
  value: unknown,
): RuleResult<LotteryDraw, LotteryDrawRefusalCode> {
  if (typeof value !== 'object' || value === null) return refused('lottery.draw.invalid');
  if (Object.keys(value).length !== shape.prizes.length) return refused('lottery.draw.invalid');
  const given = new Map<string, unknown>(Object.entries(value));
  const draw: Record<string, readonly string[]> = {};
  for (const prize of shape.prizes) {
    const numbers = given.get(prize.code);
    if (!areNumbersOf(prize, numbers)) return refused('lottery.draw.invalid');
    draw[prize.code] = [...numbers];
  }
  const all = Object.values(draw).flat();
  if (shape.isDistinct && new Set(all).size !== all.length) return refused('lottery.draw.repeated');
  return accepted(draw);
}

function areNumbersOf(prize: DrawnPrize, value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length === prize.count &&
    value.every(
      (text: unknown) =>
        typeof text === 'string' &&
        /^\d{1,9}$/.test(text) &&
        Number(text) >= prize.lowest &&
        Number(text) <= prize.highest &&
        text === numberText(prize, Number(text)),
    )
  );
}
