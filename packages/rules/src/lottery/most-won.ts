import { binomial } from '../binomial.ts';
import { countLines } from './count-lines.ts';
import type { DrawShape } from './draw-shape.ts';
import type { ChoicePlay, ChoiceValue, LotteryPlay, PositionsPlay } from './lottery-play.ts';
import type { Picks } from './pick-fields.ts';

/**
 * The most that picks of several lines may win together in one draw, in ten-thousandths of a line's price: never less than any
 * draw brings, and often no more. What combines many values has many lines of which few can win at a time.
 *
 * @param odds by the play's prizes
 */
export function mostWonBy(
  shape: DrawShape,
  play: LotteryPlay,
  picks: Picks,
  odds: readonly number[],
): bigint {
  const dearest = BigInt(Math.max(...odds));
  const lines = countLines(shape, play, picks);
  const priceOf = (code: string): bigint =>
    BigInt(odds[play.prizes.findIndex((prize) => prize.code === code)] ?? Math.max(...odds));
  switch (play.kind) {
    case 'numbers':
    case 'plate':
      return lines * dearest;
    case 'group':
      // What was drawn is one group of digits.
      return dearest;
    case 'positions':
      return mostOfPositions(play, picks, priceOf);
    case 'choice':
      return mostOfChoice(play, picks, lines, priceOf);
  }
}

type PriceOf = (prize: string) => bigint;

/** Of each field so many values can be right at a time; those of all fields, or of any so many, make the lines. */
function mostOfPositions(
  { fields, chosen, prize, partWins = [] }: PositionsPlay,
  picks: Picks,
  priceOf: PriceOf,
): bigint {
  const right = fields.map(({ values }, index) => mostAlike(values, picks[index] ?? []));
  const wholes = [1n, ...Array.from({ length: chosen }, () => 0n)];
  for (const count of right) {
    for (let taken = chosen; taken > 0; taken -= 1) {
      wholes[taken] = (wholes[taken] ?? 0n) + (wholes[taken - 1] ?? 0n) * count;
    }
  }
  const parts = partWins.reduce((sum, { prize: partPrize, matches }) => {
    const ways = matches.reduce(
      (product, match, index) =>
        product * (match === 'right' ? (right[index] ?? 0n) : BigInt(picks[index]?.length ?? 0)),
      1n,
    );
    return sum + ways * priceOf(partPrize);
  }, 0n);
  return (wholes[chosen] ?? 0n) * priceOf(prize) + parts;
}

/** A place shows one number, and so no more values than have it. No line wins two prizes that want different things. */
function mostOfChoice(
  { values, chosen, sets, wins }: ChoicePlay,
  picks: Picks,
  lines: bigint,
  priceOf: PriceOf,
): bigint {
  const [picked = []] = picks;
  const alike = Number(mostAlike(values, picked));
  let sum = 0n;
  let dearest = 0n;
  for (const { prize, appeared } of wins) {
    let ways = 1n;
    let missing = chosen;
    for (const [name, needed] of Object.entries(appeared)) {
      const seen = Math.min(picked.length, (sets[name]?.length ?? 0) * alike);
      ways *= binomial(seen, needed);
      missing -= needed;
    }
    ways *= binomial(picked.length, missing);
    sum += (ways < lines ? ways : lines) * priceOf(prize);
    if (priceOf(prize) > dearest) dearest = priceOf(prize);
  }
  const all = lines * dearest;
  return sum < all ? sum : all;
}

/** How many of some values one drawn number can bring at most. */
function mostAlike(values: readonly ChoiceValue[], picked: readonly number[]): bigint {
  const times = new Map<number, number>();
  for (const index of picked) {
    for (const number of values[index]?.numbers ?? []) times.set(number, (times.get(number) ?? 0) + 1);
  }
  return BigInt(Math.max(0, ...times.values()));
}
