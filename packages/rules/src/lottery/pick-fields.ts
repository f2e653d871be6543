import type { DrawShape } from './draw-shape.ts';
import type { LotteryPlay, NumbersPlay, PlayPrize } from './lottery-play.ts';
import { rangeOf, widthOf } from './place.ts';

/** What can be picked in one field of a play. Values go by their place in it, from 0. */
export interface PickField {
  readonly code: string;
  readonly size: number;
  /** How a value is written; stable, without a comma or a stroke. */
  codeOf(value: number): string;
  /** The value that is written so; `undefined` for none. */
  valueOf(code: string): number | undefined;
}

/** What is picked: for each field the values, ascending, none twice. */
export type Picks = readonly (readonly number[])[];

const knownFields = new WeakMap<DrawShape, WeakMap<LotteryPlay, readonly PickField[]>>();

/** The fields of a play, in the order in which picks are written. Every line is read by them, so they are made once. */
export function pickFieldsOf(shape: DrawShape, play: LotteryPlay): readonly PickField[] {
  const ofShape = knownFields.get(shape) ?? new WeakMap<LotteryPlay, readonly PickField[]>();
  knownFields.set(shape, ofShape);
  const fields = ofShape.get(play) ?? makeFields(shape, play);
  ofShape.set(play, fields);
  return fields;
}

function makeFields(shape: DrawShape, play: LotteryPlay): readonly PickField[] {
  switch (play.kind) {
    case 'numbers':
      return [numberField(play)];
    case 'plate':
      return [listedField('option', play.options.map(codeOf))];
    case 'choice':
      return [listedField('value', play.values.map(codeOf))];
    case 'positions':
      return play.fields.map((field) => listedField(field.code, field.values.map(codeOf)));
    case 'group': {
      const [place] = play.places;
      if (place === undefined) throw new RangeError(`${play.code} looks at no place`);
      const { lowest, size } = rangeOf(shape, place);
      const digits = Array.from({ length: size }, (_, value) =>
        (lowest + value).toString().padStart(widthOf(shape, place), '0'),
      );
      const codes = play.isOneField === true ? ['value'] : play.parts.map(codeOf);
      return codes.map((code) => listedField(code, digits));
    }
  }
}

function codeOf({ code }: { readonly code: string }): string {
  return code;
}

function listedField(code: string, codes: readonly string[]): PickField {
  const values = new Map(codes.map((text, value) => [text, value]));
  if (values.size !== codes.length) throw new RangeError(`a value of ${code} is there twice`);
  return {
    code,
    size: codes.length,
    codeOf: (value) => textOf(codes[value]),
    valueOf: (text) => values.get(text),
  };
}

function textOf(code: string | undefined): string {
  if (code === undefined) throw new RangeError('no value of the field');
  return code;
}

function numberField(play: NumbersPlay): PickField {
  const digits = new RegExp(`^\\d{${play.length}}$`);
  // A slip may have thousands of numbers. Unless their arrangements count, one is played like any other.
  const isAnyPlayable = play.isByArrangements !== true && isPlayable(play, numberCode(play, 0));
  return {
    code: 'number',
    size: 10 ** play.length,
    codeOf: (value) => numberCode(play, value),
    valueOf: (text) =>
      digits.test(text) && (isAnyPlayable || isPlayable(play, text)) ? Number(text) : undefined,
  };
}

export function numberCode({ length }: NumbersPlay, value: number): string {
  return value.toString().padStart(length, '0');
}

/** Whether a number can be played: something must be paid for it. */
export function isPlayable(play: NumbersPlay, number: string): boolean {
  return play.lots.some((lot) => prizeOfNumber(play, lot.prize, number) !== undefined);
}

/** What a number wins at a lot with that prize, by how many ways there are to arrange its digits. */
export function prizeOfNumber(
  { isByArrangements, prizes }: NumbersPlay,
  lotPrize: string,
  number: string,
): PlayPrize | undefined {
  const code = isByArrangements === true ? `${lotPrize}-${arrangementsOf(number)}` : lotPrize;
  return prizes.find((prize) => prize.code === code);
}

/** In how many different orders the digits of a number can be written. */
export function arrangementsOf(number: string): number {
  let orders = 1;
  const seen = new Map<string, number>();
  for (const [index, digit] of [...number].entries()) {
    const times = (seen.get(digit) ?? 0) + 1;
    seen.set(digit, times);
    orders = (orders * (index + 1)) / times;
  }
  return orders;
}

/** Every order of a number's digits, each once. */
export function everyArrangement(number: string): readonly string[] {
  if (number.length < 2) return [number];
  const firsts = [...new Set(number)];
  return firsts.flatMap((first) => {
    const at = number.indexOf(first);
    return everyArrangement(number.slice(0, at) + number.slice(at + 1)).map((rest) => first + rest);
  });
}
