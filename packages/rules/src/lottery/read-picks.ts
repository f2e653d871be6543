import { accepted, type RuleResult, refused } from '../rule-result.ts';
import { countLines } from './count-lines.ts';
import type { DrawShape } from './draw-shape.ts';
import type { LotteryPlay } from './lottery-play.ts';
import { type PickField, type Picks, pickFieldsOf } from './pick-fields.ts';

export type PicksRefusalCode =
  | 'lottery.picks.invalid'
  | 'lottery.picks.repeated'
  | 'lottery.picks.incomplete';

/** Longer than all values of the largest field that can be written. */
const picksLengthMaximum = 700_000;

/**
 * Reads picks as they are sent: values of a field with commas between, fields with strokes between (`1,3|2`). The order of
 * a field's values does not count. `incomplete` where they make no line.
 */
export function readPicks(
  shape: DrawShape,
  play: LotteryPlay,
  text: string,
): RuleResult<Picks, PicksRefusalCode> {
  const fields = pickFieldsOf(shape, play);
  const parts = text.length <= picksLengthMaximum ? text.split('|') : [];
  if (parts.length !== fields.length) return refused('lottery.picks.invalid');
  const picks: (readonly number[])[] = [];
  for (const [index, field] of fields.entries()) {
    const values = valuesOf(field, parts[index] ?? '');
    if (values === undefined) return refused('lottery.picks.invalid');
    if (new Set(values).size !== values.length) return refused('lottery.picks.repeated');
    picks.push(values.toSorted((a, b) => a - b));
  }
  return countLines(shape, play, picks) === 0n ? refused('lottery.picks.incomplete') : accepted(picks);
}

function valuesOf(field: PickField, text: string): readonly number[] | undefined {
  if (text === '') return [];
  const values: number[] = [];
  // One more than the field has is there twice for certain: however long a text is, no more of it is read.
  for (const code of text.split(',', field.size + 1)) {
    const value = field.valueOf(code);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

/** The picks as they are sent and stored: one text for the same picks. */
export function picksText(shape: DrawShape, play: LotteryPlay, picks: Picks): string {
  return pickFieldsOf(shape, play)
    .map((field, index) => (picks[index] ?? []).map((value) => field.codeOf(value)).join(','))
    .join('|');
}
