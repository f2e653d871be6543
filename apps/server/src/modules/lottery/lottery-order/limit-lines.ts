import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { mostWonBy } from '@wau/rules/lottery/most-won';
import { liabilityOf, oddsAtPercent } from '@wau/rules/lottery/number-offers';
import { hasSameOdds } from '@wau/rules/lottery/same-odds';
import { isByNumber, numbersOfPicks } from '@wau/rules/lottery/single-numbers';
import type { RuleResult } from '@wau/rules/rule-result';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { type HeldStanding, holdStanding, numberKeyText } from '../lottery-risk/draw-standing.ts';
import { areNoLimits } from '../lottery-risk/wire-limits.ts';
import { dearestOf, type LimitedOrder, lookAtNumbers } from './look-at-numbers.ts';
import type { LineRefusalCode, PricedLine, SentLine } from './price-line.ts';
import { numberRowsMaximum } from './require-few-numbers.ts';

type LimitRefusalCode =
  | 'lottery.number.closed'
  | 'lottery.number.full'
  | 'lottery.number.own.limit'
  | 'lottery.draw.full';

/** A line group that is not taken, with what the player can do about it. */
export interface RefusedLine {
  readonly ok: false;
  readonly code: LineRefusalCode | LimitRefusalCode;
  /** As they are, where they are not `shownOdds`. */
  readonly odds?: readonly number[];
  readonly shownOdds?: readonly number[];
  readonly leftMinor?: bigint;
  readonly numbers?: readonly string[];
}

export type JudgedLine = { readonly ok: true; readonly value: PricedLine } | RefusedLine;

/** Of a line group's numbers so many are named. */
const namedNumbersMaximum = 100;

/**
 * What of priced line groups is taken by the limits of the game, and at which odds: each by itself, in their order, with what
 * those before it have taken counted. A group has one set of odds, the lowest that one of its numbers has in one of its draws.
 *
 * Locks: those of `holdStanding`, until the transaction ends.
 *
 * @throws Refusal `lottery.order.too.large`
 */
export async function limitLines(
  tx: SqlRunner,
  order: LimitedOrder,
  sent: readonly SentLine[],
  priced: readonly RuleResult<PricedLine, LineRefusalCode>[],
): Promise<readonly JudgedLine[]> {
  const lines = priced.flatMap((line) => (line.ok ? [line.value] : []));
  const numbers = new Map(lines.map((line) => [line, singleNumbersOf(order.family, line)] as const));
  const rows = [...numbers.values()].reduce((sum, each) => sum + each.length, 0) * order.draws.length;
  if (rows > numberRowsMaximum) throw new Refusal('lottery.order.too.large');
  if (areNoLimits(order.limits)) {
    return priced.map((line, index) => (line.ok ? atMenuOdds(line.value, sent[index]?.odds) : line));
  }
  const held = await holdWanted(tx, order, numbers);
  return priced.map((line, index) => {
    if (!line.ok) return line;
    const taken = takeLine(order, held, line.value, numbers.get(line.value) ?? []);
    return taken.ok ? withShownOdds(taken, line.value, sent[index]?.odds) : taken;
  });
}

/** What lines of several numbers may cost together in a draw of a multiple of 1. */
export function combinedLiabilityOf({ shape }: LotteryFamily, line: PricedLine): bigint {
  if (isByNumber(line.play)) return 0n;
  const perLine = line.unitMinor * BigInt(line.multiple);
  return (mostWonBy(shape, line.play, line.picks, line.odds) * perLine + 9_999n) / 10_000n;
}

function singleNumbersOf({ shape }: LotteryFamily, { play, picks }: PricedLine): readonly string[] {
  return isByNumber(play) ? numbersOfPicks(shape, play, picks) : [];
}

function holdWanted(
  tx: SqlRunner,
  { game, family, limits, draws, memberId }: LimitedOrder,
  numbers: ReadonlyMap<PricedLine, readonly string[]>,
): Promise<HeldStanding> {
  const keys = new Map(
    draws.flatMap(({ numero }) =>
      [...numbers].flatMap(([{ play }, each]) =>
        each.map((number) => {
          const key = { numero, play: play.code, number };
          return [numberKeyText(key), key] as const;
        }),
      ),
    ),
  );
  const lines = [...numbers.keys()];
  const stakeMinor = lines.reduce((sum, line) => sum + line.stakeMinor, 0n);
  const liabilityMinor = lines.reduce((sum, line) => sum + combinedLiabilityOf(family, line), 0n);
  const gameKey = { merchantCode: game.merchant_id, gameId: game.game_id };
  return holdStanding(tx, gameKey, memberId, limits, {
    keys: [...keys.values()],
    draws: draws.map(({ numero, multiple }) => ({
      numero,
      stakeMinor: stakeMinor * BigInt(multiple),
      liabilityMinor: liabilityMinor * BigInt(multiple),
    })),
  });
}

interface TakenLine {
  readonly ok: true;
  readonly value: PricedLine;
  /** Those that pay less than they do else. */
  readonly lowered: readonly string[];
  /** Counts the line in. */
  take(): void;
}

function takeLine(
  order: LimitedOrder,
  held: HeldStanding,
  line: PricedLine,
  numbers: readonly string[],
): TakenLine | RefusedLine {
  const looked = lookAtNumbers(order, held, line, numbers.length === 0 ? [''] : numbers);
  const { closed, full, lowered, percent } = looked;
  if (closed.size > 0) return { ok: false, code: 'lottery.number.closed', numbers: named(closed) };
  if (looked.leftMinor !== undefined) {
    const code = looked.isOwn ? 'lottery.number.own.limit' : 'lottery.number.full';
    return { ok: false, code, leftMinor: looked.leftMinor, numbers: named(full) };
  }
  const value = percent === 100 ? line : atPercent(line, percent);
  const liabilityMinor = combinedLiabilityOf(order.family, value);
  const drawLeft = leftOfDraws(order, held, value, liabilityMinor);
  if (drawLeft !== undefined) return { ok: false, code: 'lottery.draw.full', leftMinor: drawLeft };
  const stakeMinor = line.stakeMinor / line.lineCount;
  return {
    ok: true,
    value,
    lowered: named(lowered),
    take: () => takeFromHeld(order, held, { line: value, numbers, stakeMinor, liabilityMinor }),
  };
}

/** How much of a line group the fullest of its draws still takes; `undefined` where all of them take it whole. */
function leftOfDraws(
  { draws }: LimitedOrder,
  held: HeldStanding,
  { stakeMinor }: PricedLine,
  liabilityMinor: bigint,
): bigint | undefined {
  let least: bigint | undefined;
  for (const { numero, multiple } of draws) {
    const left = held.draws.get(numero);
    if (left === undefined) continue;
    const [stake, liability] = [stakeMinor * BigInt(multiple), liabilityMinor * BigInt(multiple)];
    if (stake <= left.leftStakeMinor && liability <= left.leftLiabilityMinor) continue;
    const payable = liability === 0n ? stake : (stake * left.leftLiabilityMinor) / liability;
    const most = payable < left.leftStakeMinor ? payable : left.leftStakeMinor;
    if (least === undefined || most < least) least = most;
  }
  return least;
}

interface TakenFromHeld {
  readonly line: PricedLine;
  readonly numbers: readonly string[];
  readonly stakeMinor: bigint;
  readonly liabilityMinor: bigint;
}

function takeFromHeld(
  { draws }: LimitedOrder,
  held: HeldStanding,
  { line, numbers, stakeMinor, liabilityMinor }: TakenFromHeld,
): void {
  const dearest = dearestOf(line);
  for (const { numero, multiple } of draws) {
    const times = BigInt(multiple);
    for (const number of numbers) {
      const standing = held.numbers.get(numberKeyText({ numero, play: line.play.code, number }));
      if (standing === undefined) continue;
      standing.stakeMinor += stakeMinor * times;
      standing.memberStakeMinor += stakeMinor * times;
      standing.liabilityMinor += liabilityOf(stakeMinor * times, 100, dearest);
    }
    const left = held.draws.get(numero);
    if (left === undefined) continue;
    left.leftStakeMinor -= line.stakeMinor * times;
    left.leftLiabilityMinor -= liabilityMinor * times;
  }
}

function atPercent(line: PricedLine, percent: number): PricedLine {
  return {
    ...line,
    odds: line.odds.map((odds, index) =>
      line.play.prizes[index]?.isReturn === true ? odds : oddsAtPercent(odds, percent),
    ),
  };
}

/** Of a game that nothing bounds. */
function atMenuOdds(value: PricedLine, sentOdds: readonly number[] | undefined): JudgedLine {
  return withShownOdds({ ok: true, value, lowered: [], take: () => undefined }, value, sentOdds);
}

/** Without odds in the slip those of the menu were shown. */
function withShownOdds(
  { value, lowered, take }: TakenLine,
  { odds: menuOdds }: PricedLine,
  sentOdds: readonly number[] | undefined,
): JudgedLine {
  const shownOdds = sentOdds ?? menuOdds;
  if (hasSameOdds(shownOdds, value.odds)) {
    take();
    return { ok: true, value };
  }
  const changed = { ok: false, code: 'lottery.odds.changed', odds: value.odds, shownOdds } as const;
  return lowered.length === 0 ? changed : { ...changed, numbers: lowered };
}

function named(numbers: ReadonlySet<string>): readonly string[] {
  return [...numbers].filter((number) => number !== '').slice(0, namedNumbersMaximum);
}
