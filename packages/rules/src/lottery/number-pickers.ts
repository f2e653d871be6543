import { everyArrangement } from './pick-fields.ts';
import { type ZodiacAnimal, zodiacAnimals } from './zodiac-animals.ts';

/**
 * What players of South-East Asia pick at once instead of number by number. Each gives numbers as they are written, zeros
 * in front; they are picks of a play like any others.
 */

/** Numbers of two digits that are an animal's: every twelfth, the first animal's those that twelve divides. */
export function zodiacNumbers(animal: ZodiacAnimal): readonly string[] {
  const numbers: string[] = [];
  for (let value = zodiacAnimals.indexOf(animal); value < 100; value += zodiacAnimals.length) {
    numbers.push(value.toString().padStart(2, '0'));
  }
  return numbers;
}

/** From half of all numbers on they are big: 50 to 99. */
export function bigNumbers(length: number): readonly string[] {
  return numbersWhere(length, (number) => number >= '5');
}

export function smallNumbers(length: number): readonly string[] {
  return numbersWhere(length, (number) => number < '5');
}

export function oddNumbers(length: number): readonly string[] {
  return numbersWhere(length, (number) => /[13579]$/.test(number));
}

export function evenNumbers(length: number): readonly string[] {
  return numbersWhere(length, (number) => /[02468]$/.test(number));
}

/** Numbers of the same ten: those that begin with the digit. */
export function numbersWithHead(length: number, digit: number): readonly string[] {
  return numbersWhere(length, (number) => number.startsWith(String(digit)));
}

/** Numbers of the same unit: those that end with the digit, which in Myanmar is to close them. */
export function numbersWithTail(length: number, digit: number): readonly string[] {
  return numbersWhere(length, (number) => number.endsWith(String(digit)));
}

/** Numbers that have the digit anywhere. */
export function numbersWithDigit(length: number, digit: number): readonly string[] {
  return numbersWhere(length, (number) => number.includes(String(digit)));
}

/** A break: all digits together make the sum, 0 to 18 for two of them and to 27 for three. */
export function numbersWithDigitSum(length: number, sum: number): readonly string[] {
  return numbersWhere(length, (number) => digitSumOf(number) === sum);
}

/** The sum of all digits ends with the digit. */
export function numbersWithSumTail(length: number, digit: number): readonly string[] {
  return numbersWhere(length, (number) => String(digitSumOf(number)).endsWith(String(digit)));
}

/** Two digits that lie five apart are each other's power: 05, 16, 27, 38, 49 and their reverses. */
export function powerNumbers(): readonly string[] {
  return numbersWhere(2, (number) => digitDistanceOf(number) === 5);
}

/** Two digits that are neighbours are brothers; 9 and 0 are, too. */
export function brotherNumbers(): readonly string[] {
  return numbersWhere(2, (number) => [1, 9].includes(digitDistanceOf(number)));
}

/** The numbers and each of them backwards, none twice: 12 brings 21, 11 nothing. */
export function withReverses(numbers: readonly string[]): readonly string[] {
  return [...new Set(numbers.flatMap((number) => [number, [...number].toReversed().join('')]))];
}

/** The numbers with their digits in every order, none twice: a full box. */
export function withArrangements(numbers: readonly string[]): readonly string[] {
  return [...new Set(numbers.flatMap((number) => everyArrangement(number)))];
}

export interface NumberList {
  /** Each once, in the order in which it comes. */
  readonly numbers: readonly string[];
  /** What has more or fewer digits, as it was written. */
  readonly unreadable: readonly string[];
}

/** Reads a list that somebody pasted: anything but digits stands between numbers. */
export function readNumberList(text: string, length: number): NumberList {
  const numbers = new Set<string>();
  const unreadable: string[] = [];
  for (const written of text.match(/\p{Decimal_Number}+/gu) ?? []) {
    const digits = [...written].map(plainDigitOf).join('');
    if (/^\d+$/.test(digits) && digits.length === length) numbers.add(digits);
    else unreadable.push(written);
  }
  return { numbers: [...numbers], unreadable };
}

/** In writings of players' keyboards: plain, Arabic, Bengali, Thai, Lao, Myanmar, Khmer, full width. */
const zeros = ['0', '٠', '০', '๐', '໐', '၀', '០', '０'].map(codePointOf);

function plainDigitOf(digit: string): string {
  const code = codePointOf(digit);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function numbersWhere(length: number, isWanted: (number: string) => boolean): readonly string[] {
  return Array.from({ length: 10 ** length }, (_, value) => value.toString().padStart(length, '0')).filter(
    isWanted,
  );
}

function digitSumOf(number: string): number {
  return [...number].reduce((sum, digit) => sum + Number(digit), 0);
}

function digitDistanceOf([first, second]: string): number {
  return Math.abs(Number(first) - Number(second));
}
