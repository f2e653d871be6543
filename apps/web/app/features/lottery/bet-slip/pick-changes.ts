import { drawDistinct } from '@wau/rules/draw-distinct';
import type { IntegerSource } from '@wau/rules/integer-source';
import type { DrawShape } from '@wau/rules/lottery/draw-shape';
import type { GroupPlay, LotteryPlay, PositionsPlay } from '@wau/rules/lottery/lottery-play';
import { type PickField, type Picks, pickFieldsOf } from '@wau/rules/lottery/pick-fields';

/** What one tap picks of a field of digits. */
export const quickPicks = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type QuickPick = (typeof quickPicks)[number];

/** Changes what is picked, as it is when the tap is handled. */
export type ChangePicks = (change: (picks: Picks) => Picks) => void;

export function emptyPicks(fields: readonly PickField[]): Picks {
  return fields.map(() => []);
}

/** The picks with the values of one field replaced; values are kept ascending and none twice. */
export function withValues(picks: Picks, fieldIndex: number, values: Iterable<number>): Picks {
  const sorted = [...new Set(values)].sort((left, right) => left - right);
  return picks.map((known, index) => (index === fieldIndex ? sorted : known));
}

export function withToggled(picks: Picks, fieldIndex: number, value: number): Picks {
  const known = picks[fieldIndex] ?? [];
  return withValues(
    picks,
    fieldIndex,
    known.includes(value) ? known.filter((each) => each !== value) : [...known, value],
  );
}

/** Adds the values, or takes them away where all of them are picked already. */
export function withSetToggled(picks: Picks, fieldIndex: number, values: readonly number[]): Picks {
  const known = picks[fieldIndex] ?? [];
  const left = known.filter((value) => !values.includes(value));
  const areAllPicked = known.length - left.length === values.length;
  return withValues(picks, fieldIndex, areAllPicked ? left : [...known, ...values]);
}

/** Whether a field is one of numbers, which can be big or small, odd or even. */
export function isNumeric({ size, codeOf }: PickField): boolean {
  return size > 4 && Array.from({ length: size }, (_, value) => codeOf(value)).every(isNumber);
}

function isNumber(code: string): boolean {
  return /^\d+$/.test(code);
}

/** The values that a quick pick stands for; the upper half of a field is big. */
export function quickPicked({ size, codeOf }: PickField, quick: QuickPick): readonly number[] {
  const values = Array.from({ length: size }, (_, value) => value);
  switch (quick) {
    case 'all':
      return values;
    case 'clear':
      return [];
    case 'big':
      return values.filter((value) => value >= size / 2);
    case 'small':
      return values.filter((value) => value < size / 2);
    case 'odd':
      return values.filter((value) => /[13579]$/.test(codeOf(value)));
    case 'even':
      return values.filter((value) => /[02468]$/.test(codeOf(value)));
  }
}

/** The picks of one line, each line equally likely. */
export function randomPicks(shape: DrawShape, play: LotteryPlay, integers: IntegerSource): Picks {
  switch (play.kind) {
    case 'plate':
      return [[integers.nextInteger(play.options.length)]];
    case 'numbers':
      return [[randomNumber(shape, play, integers)]];
    case 'choice':
      return [sorted(drawDistinct(play.chosen, play.values.length, integers))];
    case 'positions':
      return randomPositions(shape, play, integers);
    case 'group':
      return randomGroup(shape, play, integers);
  }
}

/** Some numbers of a play cannot be played: they are drawn again. */
function randomNumber(shape: DrawShape, play: LotteryPlay, integers: IntegerSource): number {
  const [field] = pickFieldsOf(shape, play);
  if (field === undefined) throw new RangeError('a play without a field');
  for (;;) {
    const number = integers.nextInteger(field.size);
    if (field.valueOf(field.codeOf(number)) !== undefined) return number;
  }
}

function randomPositions(
  { isDistinct }: DrawShape,
  { fields, chosen }: PositionsPlay,
  integers: IntegerSource,
): Picks {
  const used = new Set(drawDistinct(chosen, fields.length, integers));
  const [first] = fields;
  const distinct = isDistinct ? drawDistinct(chosen, first?.values.length ?? 0, integers) : undefined;
  let taken = 0;
  return fields.map(({ values }, index) => {
    if (!used.has(index)) return [];
    const value = distinct?.[taken] ?? integers.nextInteger(values.length);
    taken += 1;
    return [value];
  });
}

function randomGroup(shape: DrawShape, play: GroupPlay, integers: IntegerSource): Picks {
  const [field] = pickFieldsOf(shape, play);
  const needed = play.parts.reduce((sum, { needs }) => sum + needs, 0);
  const values = drawDistinct(needed, field?.size ?? 0, integers);
  if (play.isOneField === true) return [sorted(values)];
  let start = 0;
  return play.parts.map(({ needs }) => {
    start += needs;
    return sorted(values.slice(start - needs, start));
  });
}

function sorted(values: readonly number[]): readonly number[] {
  return values.toSorted((left, right) => left - right);
}
