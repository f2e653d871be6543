import type { Currency } from '@wau/money/currency';
import { minorToMajorText, parseMajorText, toMinor } from '@wau/money/minor';
import type { ContentField } from './content-queries.ts';

/** What stands in a field while it is being written. */
export type DraftValue = string | boolean | readonly string[];

/** Why what was typed is no value of the field, by the end of the message that says so. */
export type DraftProblem = 'empty' | 'number' | 'numbers' | 'money' | 'amounts' | 'range';

export type ReadResult = { readonly value: unknown } | { readonly problem: DraftProblem };

type Exponent = Pick<Currency, 'exponent'>;

/** A value of an item as it is typed. Money in major units; moments in the zone of this desk. */
export function typedValue({ input }: ContentField, value: unknown, currency: Exponent): DraftValue {
  if (input === 'switch') return value === true;
  if (input === 'choices') return listOf(value).map(String);
  if (value === null || value === undefined) return '';
  if (input === 'lines') return listOf(value).join('\n');
  if (input === 'numbers') return listOf(value).join(', ');
  if (input === 'amounts')
    return listOf(value)
      .map((each) => majorText(each, currency))
      .join(', ');
  if (input === 'money') return majorText(value, currency);
  if (input === 'moment') return localText(new Date(String(value)));
  return String(value);
}

/** What was typed as a value of the item, or what is wrong with it. */
export function readTyped(field: ContentField, typed: DraftValue, currency: Exponent): ReadResult {
  const { input, isRequired } = field;
  if (typeof typed === 'boolean') return { value: typed };
  if (typeof typed !== 'string') {
    return typed.length === 0 && isRequired ? { problem: 'empty' } : { value: typed };
  }
  const text = input === 'html' ? typed : typed.trim();
  if (text === '') return readEmpty(field);
  switch (input) {
    case 'number':
      return inRange(field, readWhole(text), 'number');
    case 'money':
      return inRange(field, readMoney(text, currency), 'money');
    case 'numbers':
      return inRange(field, partsOf(text).map(readWhole), 'numbers');
    case 'amounts':
      return inRange(
        field,
        partsOf(text).map((part) => readMoney(part, currency)),
        'amounts',
      );
    case 'lines':
      return { value: text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])) };
    case 'moment':
      return readMoment(text);
    default:
      return { value: text };
  }
}

function readEmpty({ input, isRequired, isNullable, fallback }: ContentField): ReadResult {
  if (isRequired) return { problem: 'empty' };
  if (isNullable) return { value: null };
  if (input === 'lines' || input === 'numbers' || input === 'amounts') return { value: [] };
  return { value: fallback };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function partsOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readWhole(text: string): number | undefined {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function readMoney(text: string, currency: Exponent): number | undefined {
  const minor = parseMajorText(text, currency);
  return minor === undefined ? undefined : Number(minor);
}

function majorText(value: unknown, currency: Exponent): string {
  return minorToMajorText(toMinor(BigInt(Number(value))), currency);
}

function inRange(
  { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: ContentField,
  read: number | undefined | readonly (number | undefined)[],
  problem: DraftProblem,
): ReadResult {
  const numbers = Array.isArray(read) ? read : [read];
  if (numbers.includes(undefined)) return { problem };
  const fits = numbers.every((number) => number >= minimum && number <= maximum);
  return fits ? { value: read } : { problem: 'range' };
}

function readMoment(text: string): ReadResult {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? { problem: 'empty' } : { value: date.toISOString() };
}

/** As a field of day and time has it; seconds only where there are any. */
function localText(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const seconds = date.getSeconds() === 0 ? '' : `:${two(date.getSeconds())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}${seconds}`;
}
