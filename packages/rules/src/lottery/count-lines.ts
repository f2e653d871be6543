import { binomial } from '../binomial.ts';
import type { DrawShape } from './draw-shape.ts';
import type { GroupPlay, LotteryPlay, PositionsPlay } from './lottery-play.ts';
import type { Picks } from './pick-fields.ts';

/** How many lines picks make: what is paid for, whatever is drawn. */
export function countLines(shape: DrawShape, play: LotteryPlay, picks: Picks): bigint {
  const [first = []] = picks;
  switch (play.kind) {
    case 'numbers':
    case 'plate':
      return BigInt(first.length);
    case 'choice':
      return binomial(first.length, play.chosen);
    case 'positions':
      return shape.isDistinct ? distinctLines(play, picks) : positionLines(play, picks);
    case 'group':
      return groupLines(play, picks);
  }
}

/** The sum over all so many fields of what can be combined: lines[n] is for n of the fields seen so far. */
function positionLines({ chosen }: PositionsPlay, picks: Picks): bigint {
  const lines = [1n, ...Array.from({ length: chosen }, () => 0n)];
  for (const values of picks) {
    for (let taken = chosen; taken > 0; taken -= 1) {
      lines[taken] = (lines[taken] ?? 0n) + (lines[taken - 1] ?? 0n) * BigInt(values.length);
    }
  }
  return lines[chosen] ?? 0n;
}

/** The same where no number comes twice: a line with one twice could never win, and is not sold. */
function distinctLines({ chosen, fields }: PositionsPlay, picks: Picks): bigint {
  if (chosen !== fields.length) throw new RangeError('any so many distinct places are not counted');
  const used = new Set<number>();
  const linesFrom = (position: number): bigint => {
    const values = picks[position];
    if (values === undefined) return 1n;
    let lines = 0n;
    for (const value of values) {
      if (used.has(value)) continue;
      used.add(value);
      lines += linesFrom(position + 1);
      used.delete(value);
    }
    return lines;
  };
  return linesFrom(0);
}

/** Parts take different digits: those that both fields offer are counted as taken by one, the other, or none. */
function groupLines({ parts, isOneField }: GroupPlay, picks: Picks): bigint {
  const [first = [], second = []] = picks;
  if (isOneField === true) {
    let left = first.length;
    let lines = 1n;
    for (const { needs } of parts) {
      lines *= binomial(left, needs);
      left -= needs;
    }
    return lines;
  }
  const [one, other, ...more] = parts;
  if (one === undefined || more.length > 0) throw new RangeError('a group of more than two parts');
  if (other === undefined) return binomial(first.length, one.needs);
  const shared = first.filter((value) => second.includes(value)).length;
  let lines = 0n;
  for (let taken = 0; taken <= one.needs; taken += 1) {
    lines +=
      binomial(shared, taken) *
      binomial(first.length - shared, one.needs - taken) *
      binomial(second.length - taken, other.needs);
  }
  return lines;
}
